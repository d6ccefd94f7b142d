import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { listOf, objectOf, wordOf } from '../library/read-values.ts';
import type { SignName } from './face/sign.tsx';

export type PrintedKind =
  | 'starter'
  | 'weapon'
  | 'item'
  | 'follower'
  | 'artifact'
  | 'site'
  | 'trouble'
  | 'scenario'
  | 'unknown';

/** A card as its document prints it. */
export interface PrintedCard {
  readonly id: string;
  readonly kind: PrintedKind;
  readonly card: JsonObject;
  readonly path: string;
  readonly isEnemy: boolean;
}
export type PrintedCards = (name: string) => PrintedCard;

const kindsOfFiles: Readonly<Record<string, PrintedKind>> = {
  starters: 'starter',
  weapons: 'weapon',
  items: 'item',
  followers: 'follower',
  artifacts: 'artifact',
  site: 'site',
  troubles: 'trouble',
};

/** Looks up what is printed on a card of the table, by its name there. */
export function printedCards(documents: Documents): PrintedCards {
  const found = new Map<string, PrintedCard>();
  for (const [path, document] of Object.entries(documents)) {
    const kind = kindOf(path);
    if (kind === null || !isObject(document)) continue;
    for (const card of listOf(document['cards'])) {
      const id = wordOf(card['id']);
      found.set(id, { id, kind, card, path, isEnemy: objectOf(card['solve'])['by'] === 'battle' });
    }
  }
  return (name) => {
    const id = name.split('#', 1)[0] as string;
    return found.get(id) ?? { id, kind: 'unknown', card: {}, path: '', isEnemy: false };
  };
}

function kindOf(path: string): PrintedKind | null {
  if (/^scenarios\/[^/]+\/cards\.json$|^scenario-mods\.json$/.test(path)) return 'scenario';
  return kindsOfFiles[/^cards\/([^/]+)\.json$/.exec(path)?.[1] ?? ''] ?? null;
}

/** The sign of what a card is. */
export function signOf({ kind, isEnemy }: PrintedCard): SignName {
  if (isEnemy) return 'kind-enemy';
  if (kind === 'starter') return 'kind-pc';
  return kind === 'unknown' ? 'covered' : `kind-${kind}`;
}
