import type { Documents } from '#engine/kernel/contract/system.ts';
import { entriesOf, nextNumber } from '#engine/library/templates/entries-of.ts';
import { copiesOf, type Rarity } from '../basics/vocabulary.ts';

/** Printed ids: a design uses as many consecutive ones as it has copies. */
export function printedIds(documents: Documents): readonly string[] {
  return entriesOf(documents, /^cards\//, 'cards').flatMap(({ id, copies, rarity }) => {
    const match = /^([A-Z]+-)(\d+)$/.exec(String(id));
    if (match === null) return [];
    const count = typeof copies === 'number' ? copies : (copiesOf[rarity as Rarity] ?? 1);
    return Array.from({ length: count }, (_, i) => `${match[1]}${Number(match[2]) + i}`);
  });
}

/** The first free id; skips 90 to 99, which are for tests, with room for four copies. */
export function freeDesign(prefix: string, printed: readonly string[]): string {
  const next = nextNumber(prefix, printed);
  const number = Number(next.slice(prefix.length));
  return number > 86 && number < 100 ? `${prefix}100` : next;
}
