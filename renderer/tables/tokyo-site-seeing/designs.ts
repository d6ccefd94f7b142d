import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { translated } from '../../project/translated.ts';

/** A design of the project that can be chosen from a list. */
export interface DesignChoice {
  readonly id: string;
  readonly name: string;
  readonly isEquipment?: boolean;
}

const handFiles = ['weapons', 'items', 'followers', 'starters', 'artifacts'];

/** The cards that can lie in a hand, those of them that can be equipped, and those that trouble an area. */
export function designsOf(
  documents: Documents,
  locale: string,
): Readonly<Record<'hand' | 'equipment' | 'troubles', readonly DesignChoice[]>> {
  const cardsIn = (name: string) => cardsOf(documents, locale, `cards/${name}.json`);
  const hand = handFiles.flatMap(cardsIn);
  return { hand, equipment: hand.filter((card) => card.isEquipment), troubles: cardsIn('troubles') };
}

function cardsOf(documents: Documents, locale: string, file: string): readonly DesignChoice[] {
  const document = documents[file];
  const cards = isObject(document) ? document['cards'] : undefined;
  if (!Array.isArray(cards)) return [];
  return (cards as readonly Json[]).flatMap((card) => {
    if (!isObject(card)) return [];
    const { id, name, category } = card;
    if (typeof id !== 'string') return [];
    const own = typeof name === 'string' ? name : id;
    return [
      { id, name: translated(documents, locale, file, `${id}/name`) ?? own, isEquipment: category === 'equipment' },
    ];
  });
}
