import type { Judge } from '#engine/kernel/contract/system.ts';
import { type Proportion, share } from '../interval.ts';
import { widerThan } from './answer-kinds.ts';
import type { AnswersInGame } from './offered-answers.ts';

/** A kind of answer that was hardly ever given where it was offered. */
export interface DeadAnswer extends Proportion {
  readonly kind: string;
  /** Games in which it was offered, and those among them in which it was given. */
  readonly offered: number;
  readonly taken: number;
}

/** An answer is dead if the interval of its share lies below this. */
const deadBelow = 0.05;

/**
 * By games, since answers of one game are not independent. The most offered first; of a dead kind its parts are left
 * out, and answers that only let something go by are no choice to make.
 */
export function deadAnswers(
  games: readonly AnswersInGame[],
  { ends, passes = [] }: Pick<Judge<never>, 'ends' | 'passes'>,
): readonly DeadAnswer[] {
  const offered = countsOf(games.map((game) => game.offered));
  const taken = countsOf(games.map((game) => game.taken));
  const all = [...offered].map(([kind, times]) => {
    const given = taken.get(kind) ?? 0;
    return { kind, offered: times, taken: given, ...share(given, times) };
  });
  const dead = all.filter(({ kind, interval: [, high] }) => high < deadBelow && ![...ends, ...passes].includes(kind));
  const kinds = new Set(dead.map(({ kind }) => kind));
  return dead.filter(({ kind }) => !isWithin(kind, kinds)).sort((a, b) => b.offered - a.offered);
}

function isWithin(kind: string, kinds: ReadonlySet<string>): boolean {
  const wider = widerThan(kind);
  return wider !== null && (kinds.has(wider) || isWithin(wider, kinds));
}

function countsOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const kind of lists.flat()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
