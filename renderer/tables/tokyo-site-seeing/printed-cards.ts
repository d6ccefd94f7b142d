import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { listOf, objectOf, wordOf } from '../library/read-values.ts';
import { designOf } from '../library/table-context.ts';
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

/** Looks up what is printed on a card of the table, by its name there. */
export function printedCards(documents: Documents): PrintedCards {
  const found = new Map<string, PrintedCard>();
  for (const path of Object.keys(documents)) {
    const kind = kindOfFile(path);
    if (kind === null || listOfKind(kind) !== 'cards') continue;
    const document = documents[path] ?? null;
    if (!isObject(document)) continue;
    for (const card of listOf(document['cards'])) {
      const id = wordOf(card['id']);
      found.set(id, { id, kind, card, path, isEnemy: isFought(card) });
    }
  }
  return (name) => {
    const id = designOf(name);
    return found.get(id) ?? { id, kind: 'unknown', card: {}, path: '', isEnemy: false };
  };
}

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
