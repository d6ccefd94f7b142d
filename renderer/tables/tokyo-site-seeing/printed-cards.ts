import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { listOf, objectOf, textOfValue } from '../library/read-values.ts';
import { kindOfFile, listOfKind, type PileCardKind } from './card-files.ts';
import type { SignName } from './face/sign.tsx';

export interface PrintedCard {
  readonly id: string;
  readonly kind: PileCardKind | 'unknown';
  readonly card: JsonObject;
  readonly path: string;
  readonly isEnemy: boolean;
}
export type PrintedCards = (name: string) => PrintedCard;

/** Cached by document: an edit only re-reads one. */
const cardsIn = memoizeByKey(
  (document: JsonObject): ReadonlyMap<string, JsonObject> =>
    new Map(listOf(document['cards']).map((card) => [textOfValue(card['id']), card])),
);

export const printedCards = memoizeByKey((documents: Documents): PrintedCards => {
  const known = new Map<string, PrintedCard>();
  function printed(id: string): PrintedCard {
    // Later documents override earlier ones.
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

export function isFought(card: JsonObject): boolean {
  return objectOf(card['solve'])['by'] === 'battle';
}

export function signOf({ kind, isEnemy }: Pick<PrintedCard, 'kind' | 'isEnemy'>): SignName {
  if (isEnemy) return 'kind-enemy';
  if (kind === 'starter') return 'kind-pc';
  return kind === 'unknown' ? 'covered' : `kind-${kind}`;
}
