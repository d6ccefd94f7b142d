import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { FaceTexts } from '../library/face-texts.ts';
import { listOf, objectOf, textOfValue } from '../library/read-values.ts';

// Lenient: while it is edited any part may be missing or invalid, and the rest is drawn.

export type SideName = 'a' | 'b';

export interface CardEntry {
  readonly path: string;
  readonly card: JsonObject;
}

/** One side of a card, with what it has from the whole card. */
export interface CardSide {
  readonly side: SideName;
  readonly card: JsonObject;
  /** Fields of its own, whose texts have keys below `sides`. */
  readonly own: JsonObject | null;
  /** Of a location nobody has entered: only its name and its connections (AH-LO-01). */
  readonly isUnrevealed: boolean;
}

const lists: readonly (readonly [path: RegExp, list: string])[] = [
  [/^cards\/[^/]+\.json$/, 'cards'],
  [/^scenarios\/[^/]+\/cards\.json$/, 'cards'],
  [/^investigators\.json$/, 'investigators'],
];
/** The list of cards in a document; undefined: it has none. */
export const listIn = (path: string): string | undefined => lists.find(([one]) => one.test(path))?.[1];

export const hasFaces = (path: string): boolean => listIn(path) !== undefined;

export function findFaceSubject(documents: Documents, { path, id }: DocumentEntry): CardEntry | null {
  const list = listIn(path);
  const document = documents[path];
  if (list === undefined || !isObject(document)) return null;
  const card = listOf(document[list]).find((one) => one['id'] === id);
  return card === undefined ? null : { path, card };
}

export const typeOf = (card: JsonObject): string => textOfValue(card['type']) || 'investigator';

/** Printed across a card that lies on its long edge. */
export const isLying = (card: JsonObject): boolean => ['act', 'agenda', 'investigator'].includes(typeOf(card));

export const isPlayerCard = (path: string): boolean => path.startsWith('cards/');

export function sidesOf(card: JsonObject): readonly CardSide[] {
  const { a, b } = objectOf(card['sides']);
  const { id, type, name, reading, connections } = card;
  const known = { id, type, name, reading, connections } as JsonObject;
  if (typeOf(card) === 'location' && card['sides'] === undefined)
    return [
      { side: 'a', card: known, own: null, isUnrevealed: true },
      { side: 'b', card, own: null, isUnrevealed: false },
    ];
  const isUnrevealed = typeOf(card) === 'location';
  const front: CardSide = { side: 'a', card: { ...card, ...objectOf(a) }, own: ownOf(a), isUnrevealed };
  if (b === undefined) return [{ ...front, isUnrevealed: false }];
  return [front, { side: 'b', card: { ...known, ...objectOf(b) }, own: ownOf(b), isUnrevealed: false }];
}

const ownOf = (side: Json | undefined): JsonObject | null => (isObject(side) ? side : null);

/** The texts of a side, by the keys that a card without sides has. */
export function textsOfSide(texts: FaceTexts, { side, card, own }: CardSide): FaceTexts {
  const id = textOfValue(card['id']);
  return {
    word: texts.word,
    text: (key, source) => {
      const rest = key.slice(id.length + 1);
      const isOwn = own !== null && own[rest.split('/', 1)[0] ?? ''] !== undefined;
      return texts.text(isOwn ? `${id}/sides/${side}/${rest}` : key, source);
    },
  };
}

/** What a translator has to write. */
export function textsOnFace({ card }: CardEntry): ReadonlyMap<string, Json | undefined> {
  const id = textOfValue(card['id']);
  const { a, b } = objectOf(card['sides']);
  const texts = new Map<string, Json | undefined>();
  const all: readonly (readonly [start: string, face: JsonObject])[] = [
    [id, card],
    [`${id}/sides/a`, objectOf(a)],
    [`${id}/sides/b`, objectOf(b)],
  ];
  for (const [start, face] of all) {
    for (const field of ['name', 'text', 'flavor'])
      if (face[field] !== undefined) texts.set(`${start}/${field}`, face[field]);
    for (const ability of listOf(face['abilities']))
      if (ability['text'] !== undefined) texts.set(`${start}/abilities/${ability['id']}/text`, ability['text']);
  }
  return texts;
}

/** The number of an act or agenda in the decks of its scenario; null for other cards. */
export function numberInDeck(documents: Documents, { path, card }: CardEntry): number | null {
  const scenario = objectOf(documents[path.replace(/cards\.json$/, 'scenario.json')]);
  for (const deck of ['acts', 'agendas']) {
    const cards = scenario[deck];
    const at = Array.isArray(cards) ? cards.indexOf(card['id'] ?? null) : -1;
    if (at >= 0) return at + 1;
  }
  return null;
}
