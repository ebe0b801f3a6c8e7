/** The shape of a space as it is drawn; found once for each space. */
import type { Component } from "svelte";
import type { Space } from "../wire";
import { centre, roominess, type Point } from "./geometry";

/** Units of the drawing in one unit of the board: browsers dislike fonts smaller than a pixel. */
export const UNIT = 100;

export interface Shape {
  readonly corners: readonly Point[];
  readonly outline: string;
  readonly centre: Point;
  /** How large a circle round the centre fits in. */
  readonly room: number;
}

/** What draws the face of a space is told the space, its shape, and how many pieces stand on it. */
export interface FaceProps {
  readonly space: Space;
  readonly shape: Shape;
  readonly crowd: number;
}
export type FaceComponent = Component<FaceProps>;

const shapes = new WeakMap<Space["corners"], Shape>();

/** Corners seldom change, and stay the same object as long as they do not: each shape is drawn once. */
export function shapeOf({ corners }: Pick<Space, "corners">): Shape {
  let shape = shapes.get(corners);
  if (!shape) shapes.set(corners, (shape = drawn(corners)));
  return shape;
}

function drawn(given: readonly Point[]): Shape {
  const corners = given.map(([x, y]): Point => [x * UNIT, y * UNIT]);
  return { corners, outline: corners.map((corner) => corner.join(",")).join(" "), centre: centre(corners), room: roominess(corners) };
}
