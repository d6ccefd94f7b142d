import { isObject, type Json } from '#engine/kernel/json.ts';
import type { Documents } from '#engine/kernel/system.ts';

/** A design of the project that can be chosen from a list. */
export interface DesignChoice {
  readonly id: string;
  readonly name: string;
}

const handFiles = ['weapons', 'items', 'followers', 'starters', 'artifacts'];

/** The cards that can lie in a hand, and those that trouble an area. */
export function designsOf(documents: Documents): {
  readonly hand: readonly DesignChoice[];
  readonly troubles: readonly DesignChoice[];
} {
  return {
    hand: handFiles.flatMap((file) => cardsIn(documents[`cards/${file}.json`])),
    troubles: cardsIn(documents['cards/troubles.json']),
  };
}

function cardsIn(document: Json | undefined): readonly DesignChoice[] {
  const cards = isObject(document) ? document['cards'] : undefined;
  if (!Array.isArray(cards)) return [];
  return (cards as readonly Json[]).flatMap((card) => {
    if (!isObject(card)) return [];
    const { id, name } = card;
    return typeof id === 'string' ? [{ id, name: typeof name === 'string' ? name : id }] : [];
  });
}
