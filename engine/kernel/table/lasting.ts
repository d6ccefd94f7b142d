import type { Thing } from './table.ts';

/** A stretch of play that steps open and close, by the system's name for it: a round, a turn of somebody’s, a test. */
export interface Period {
  readonly name: string;
  /** Whose; -1: nobody’s. */
  readonly of: Thing;
}

/**
 * What outlasts the procedure that made it. `stands`: modifiers that are in force; `acts`: effects that wait for a period
 * to begin or to end; `counts`: how often a text was used. It lies on the table: undone, saved and printed like a piece.
 */
export interface Lasting {
  /** Its number in this game. */
  readonly id: number;
  readonly is: 'stands' | 'acts' | 'counts';
  /** Where its text stands in the content. */
  readonly text: string;
  /** What its text knows: whose it is, what it stands on, what it is aimed at, what was bound when it was made. */
  readonly self: Thing;
  readonly source: Thing;
  readonly target: Thing;
  readonly names: { readonly [name: string]: readonly Thing[] | number };
  /** The things that it is on: only those there were when it was made. */
  readonly on: readonly Thing[];
  /** The period at whose end it goes, or at whose beginning or end it acts; of -1 any of that name. null: until the end of the game. */
  readonly until: (Period & { readonly at: 'start' | 'end' }) | null;
  /** How often its text was used. */
  readonly times: number;
}

/** All that lasts, and the periods that are open. Never altered, so that going back is taking the old one. */
export interface Lastings {
  /** How many there ever were. */
  readonly laid: number;
  readonly open: readonly Period[];
  readonly records: readonly Lasting[];
}

export const nothingLasts: Lastings = { laid: 0, open: [], records: [] };

export const isEmpty = ({ laid, open }: Lastings): boolean => laid === 0 && open.length === 0;

/** Whether what is meant for one period is meant for this one. */
export const isMeantFor = (meant: Period, period: Period): boolean =>
  meant.name === period.name && (meant.of < 0 || meant.of === period.of);
