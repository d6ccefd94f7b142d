import type { Place } from '#engine/kernel/table/table.ts';
import type { counter } from './counters.ts';
import type { TokyoGame } from './game.ts';
import type { Layout } from './layout.ts';

/** What an answer depends on besides what never changes in a game: what lies in some places, and some counters. */
export interface LooksAt {
  readonly places?: (layout: Layout) => readonly Place[];
  readonly counters?: readonly (keyof typeof counter)[];
}
/** A question that is asked again and again: its answer is worked out anew only when what it looks at has changed. */
export interface Question<T> {
  readonly number: number;
  readonly looksAt: LooksAt;
  readonly compute: (game: TokyoGame) => T;
}

/** Every question: a test works the answers out anew at each decision. */
export const questions: Question<unknown>[] = [];

export function question<T>(looksAt: LooksAt, compute: (game: TokyoGame) => T): (game: TokyoGame) => T {
  const made: Question<T> = { number: questions.length, looksAt, compute };
  questions.push(made);
  return (game) => game.answers.to(made);
}

/** The slots of the areas and the SITE card that lies open. */
export const slots = ({ slotPlaces, explored }: Layout): readonly Place[] => [...slotPlaces, explored];
export const equipment = ({ equipped }: Layout): readonly Place[] => equipped;
