import { memoizeByKey } from '../basics/memoize.ts';
import type { RuleSystem } from '../contract/system.ts';
import type { LogRecord } from '../session/history.ts';

/** How often seats can do something besides what is asked between two answers, so that every game ends. */
export const mostBeside = 50;

const wordsBeside = memoizeByKey(({ beside, procedures }: RuleSystem): ReadonlySet<string> => {
  const first = procedures.find(({ id }) => id === beside)?.steps[0];
  if (first?.kind !== 'choose') return new Set();
  return new Set(Object.entries(first.offers).map(([name, offer]) => offer.do ?? name));
});

export const isBeside = (system: RuleSystem, word: unknown): boolean =>
  system.beside !== undefined && wordsBeside(system).has(String(word));

/** How many of the last entries were beside a question. Cheats count as answers. */
export function besideInARow(system: RuleSystem, log: readonly LogRecord[]): number {
  const last = log.findLastIndex((entry) => 'cheat' in entry || !isBeside(system, wordOf(entry)));
  return log.length - 1 - last;
}

const wordOf = (entry: Exclude<LogRecord, { readonly cheat: unknown }>): unknown =>
  'named' in entry ? entry.named['do'] : entry.do;
