import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { translated } from '#renderer/desk/project/translated.ts';
import { namedEntries } from '../library/named-things.ts';
import { objectOf, textOfValue, wordsIn } from '../library/read-values.ts';
import { type CardEntry, listIn, sidesOf, typeOf } from './face-subject.ts';

interface SideOnTable {
  readonly name: string;
  readonly type: string;
  readonly keywords: readonly string[];
}
/** What the table shows of a card without its face. */
export interface CardOfProject {
  readonly id: string;
  readonly entry: CardEntry;
  readonly class: string;
  readonly cost: string;
  readonly slots: readonly string[];
  readonly icons: Readonly<Record<string, number>>;
  readonly sides: readonly [a: SideOnTable, b: SideOnTable];
}

export function readCards(documents: Documents, locale: string): ReadonlyMap<string, CardOfProject> {
  const found = new Map<string, CardOfProject>();
  for (const file of Object.keys(documents)) {
    for (const { id, name, written } of namedEntries(documents, locale, file, listIn(file) ?? '')) {
      const [a, b = a] = sidesOf(written).map(({ side, card, own }) => {
        const ownName = own === null ? '' : textOfValue(own['name']);
        const translation = ownName === '' ? null : translated(documents, locale, file, `${id}/sides/${side}/name`);
        return readSide(card, translation ?? (ownName === '' ? name : ownName));
      });
      if (a === undefined || b === undefined) continue;
      found.set(id, {
        id,
        entry: { path: file, card: written },
        class: textOfValue(written['class']),
        cost: textOfValue(written['cost']),
        slots: wordsIn(written['slots']),
        icons: objectOf(written['icons']) as Readonly<Record<string, number>>,
        sides: [a, b],
      });
    }
  }
  return found;
}

const readSide = (card: JsonObject, name: string): SideOnTable => ({
  name,
  type: typeOf(card),
  keywords: wordsIn(card['keywords']),
});
