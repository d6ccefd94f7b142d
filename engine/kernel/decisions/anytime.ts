import { memoizeByKey } from '../basics/memoize.ts';
import type { RuleSystem } from '../contract/system.ts';
import type { LogRecord } from '../session/history.ts';

/** How often seats can do something besides what is asked between two answers, so that every game ends. */
export const mostAnytime = 50;

const anytimeWords = memoizeByKey(({ anytime, procedures }: RuleSystem): ReadonlySet<string> => {
  const first = procedures.find(({ id }) => id === anytime)?.steps[0];
  if (first?.kind !== 'choose') return new Set();
  return new Set(Object.entries(first.offers).map(([name, offer]) => offer.do ?? name));
});

export const isAnytime = (system: RuleSystem, word: unknown): boolean =>
  system.anytime !== undefined && anytimeWords(system).has(String(word));

/** How many of the last entries were not asked for. Cheats count as answers. */
export function anytimeInARow(system: RuleSystem, log: readonly LogRecord[]): number {
  const last = log.findLastIndex((entry) => 'cheat' in entry || !isAnytime(system, wordOf(entry)));
  return log.length - 1 - last;
}

const wordOf = (entry: Exclude<LogRecord, { readonly cheat: unknown }>): unknown =>
  'named' in entry ? entry.named['do'] : entry.do;
