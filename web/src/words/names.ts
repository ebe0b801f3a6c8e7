/** Names for gnomes who have not thought of one. */
const FIRST = ["Mossy", "Barnaby", "Twig", "Hazel", "Pip", "Bramble", "Fennel", "Odo", "Clover", "Nettle", "Tansy", "Wilf"];
const LAST = ["Acorn", "Puddle", "Thistle", "Lantern", "Mushroom", "Wellington", "Bumble", "Trowel", "Turnip", "Marrow"];

export function gnomeName(random: () => number = Math.random): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  return `${pick(FIRST)} ${pick(LAST)}`;
}
