import type { Thing } from './things-and-places.ts';

/** A span of play, such as a round, opened and closed by steps. */
export interface Period {
  readonly name: string;
  /** -1: nobody's. */
  readonly of: Thing;
}

export interface PeriodMoment extends Period {
  readonly at: 'start' | 'end';
}

/** A lasting effect on the table. `stands`: modifiers; `acts`: delayed effects; `counts`: uses of a text. */
export interface LastingEffect {
  readonly id: number;
  readonly is: 'stands' | 'acts' | 'counts';
  /** Content path. */
  readonly text: string;
  /** Scope of its text when it was made. */
  readonly self: Thing;
  readonly source: Thing;
  readonly target: Thing;
  readonly names: { readonly [name: string]: readonly Thing[] | number };
  /** Affected things, fixed when it was made. */
  readonly on: readonly Thing[];
  /** End, or time of a delayed effect; `of` -1: any period of that name. null: until the end of the game. */
  readonly until: PeriodMoment | null;
  /** Content path of the trigger, for an effect that is delayed until a change; `until` is only its end. */
  readonly when?: string;
  readonly times: number;
}

/** Lasting effects and open periods. Immutable, so that undo keeps references. */
export interface Lastings {
  /** Number ever made. */
  readonly laid: number;
  readonly open: readonly Period[];
  readonly records: readonly LastingEffect[];
}

export const nothingLasts: Lastings = { laid: 0, open: [], records: [] };

export const isEmpty = ({ laid, open }: Lastings): boolean => laid === 0 && open.length === 0;

export const isMeantFor = (meant: Period, period: Period): boolean =>
  meant.name === period.name && (meant.of < 0 || meant.of === period.of);
