import type { Folded } from './fold.ts';
import type { Grammar } from './grammar.ts';

/** New names in a text, found by the words around them. */
export function namesMadeUp({ plain, folded }: Folded, { naming }: Grammar): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { before, after } of naming) {
    for (let at = folded.indexOf(before); at >= 0; at = folded.indexOf(before, at + 1)) {
      const start = at + before.length;
      const end = after === '' ? folded.length : folded.indexOf(after, start);
      const name = end < 0 ? '' : plain.slice(start, end);
      if (/^[^\s(){}「」。、,.:]{1,40}$/u.test(name)) found.add(name);
    }
  }
  return found;
}
