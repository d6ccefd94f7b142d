import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { listOf, objectOf, wordOf } from '../library/read-values.ts';
import { type CardKind, kindOfFile, listOfKind } from './card-files.ts';
import type { SignName } from './face/sign.tsx';

/** A card as its document prints it. */
export interface PrintedCard {
  readonly id: string;
  readonly kind: CardKind | 'unknown';
  readonly card: JsonObject;
  readonly path: string;
  readonly isEnemy: boolean;
}
export type PrintedCards = (name: string) => PrintedCard;

/** The cards of one document by their ids: of a project that is edited only the edited document is gone through anew. */
const cardsIn = memoizeByKey(
  (document: JsonObject): ReadonlyMap<string, JsonObject> =>
    new Map(listOf(document['cards']).map((card) => [wordOf(card['id']), card])),
);

/** Looks up what is printed on a card of the table, by its name there. */
export const printedCards = memoizeByKey((documents: Documents): PrintedCards => {
  const known = new Map<string, PrintedCard>();
  function printed(id: string): PrintedCard {
    // What stands in a later document takes the place of what an earlier one says.
    for (const path of Object.keys(documents).reverse()) {
      const kind = kindOfFile(path);
      if (kind === null || listOfKind(kind) !== 'cards') continue;
      const document = documents[path];
      const card = isObject(document) ? cardsIn(document).get(id) : undefined;
      if (card !== undefined) return { id, kind, card, path, isEnemy: isFought(card) };
    }
    return { id, kind: 'unknown', card: {}, path: '', isEnemy: false };
  }
  return (name) => {
    const id = designOf(name);
    const found = known.get(id) ?? printed(id);
    known.set(id, found);
    return found;
  };
});

/** Whether a card is solved by a battle. */
export function isFought(card: JsonObject): boolean {
  return objectOf(card['solve'])['by'] === 'battle';
}

/** The sign of what a card is. */
export function signOf({ kind, isEnemy }: Pick<PrintedCard, 'kind' | 'isEnemy'>): SignName {
  if (isEnemy) return 'kind-enemy';
  if (kind === 'starter') return 'kind-pc';
  return kind === 'unknown' ? 'covered' : `kind-${kind}`;
}
