/** Where a finished game comes from: a table of this house, or a record that somebody brought along. */
import * as api from "../net/api";
import type { Replay, Sights, TableInfo } from "../wire";

export interface Source {
  /** The table's address; null: a record has none. */
  readonly table: string | null;
  /** The table, as far as there is one. */
  info(): Promise<TableInfo | null>;
  replay(seat: number | null): Promise<Replay>;
  sights(seat: number | null, start: number): Promise<Sights>;
  /** A new table that goes on after this step. */
  playOn(step: number): Promise<TableInfo>;
  /** Where the record can be had as a file. */
  readonly file: string;
}

export function tableSource(table: string): Source {
  return {
    table,
    info: () => api.tableInfo(table),
    replay: (seat) => api.replay(table, seat),
    sights: (seat, start) => api.sights(table, seat, start),
    playOn: (step) => api.branch(table, step),
    file: `/api/tables/${table}/record`,
  };
}

export function recordSource(record: string): Source {
  return {
    table: null,
    info: () => Promise.resolve(null),
    replay: (seat) => api.replayRecord({ record, seat }),
    sights: (seat, start) => api.sightsOfRecord({ record, seat, start }),
    playOn: (step) => api.openRecord({ record, upto: step }),
    file: `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`,
  };
}
