import type { Lastings } from './lasting.ts';
import type { Thing } from './things-and-places.ts';

/** A table as plain data. */
export interface TableData {
  readonly counters: readonly number[];
  readonly places: readonly (readonly number[])[];
  readonly designs: readonly number[];
  readonly copies: readonly number[];
  readonly shuffles: readonly number[];
  /** Number of batches so far; omitted if 0. */
  readonly batches?: number;
  /** Pieces on things, by thing; omitted if none. */
  readonly lying?: readonly (readonly [host: number, things: readonly number[]])[];
  /** Omitted if there never were any. */
  readonly lasting?: Lastings;
}

/** What most tables lack. */
export const moreOf = (
  lying: TableData['lying'],
  lasting: TableData['lasting'],
): Pick<TableData, 'lying' | 'lasting'> => ({
  ...(lying === undefined ? {} : { lying }),
  ...(lasting === undefined ? {} : { lasting }),
});

interface Copy extends TableData {
  readonly counters: number[];
  readonly places: Thing[][];
  readonly designs: number[];
  readonly copies: number[];
  readonly shuffles: number[];
}
/** Shares no list with the data. */
export function structuredCopy(data: TableData): Copy {
  return {
    counters: [...data.counters],
    places: data.places.map((list) => [...list]),
    designs: [...data.designs],
    copies: [...data.copies],
    shuffles: [...data.shuffles],
  };
}
