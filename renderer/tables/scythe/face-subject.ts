import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { listOf, objectOf, textOfValue } from '../library/read-values.ts';
import { files } from './game-document.ts';

export interface ScytheFace {
  readonly kind: FaceKind;
  readonly path: string;
  readonly card: JsonObject;
}
const lists = {
  combatCard: [files.combatCards, 'combatCards'],
  encounter: [files.encounters, 'encounters'],
  objective: [files.objectives, 'objectives'],
  factoryCard: [files.factoryCards, 'factoryCards'],
  tile: [files.tiles, 'tiles'],
  faction: [files.factions, 'factions'],
  mat: [files.mats, 'mats'],
} as const;
export type FaceKind = keyof typeof lists;
const kinds = Object.keys(lists) as readonly FaceKind[];

const kindOfPath = (path: string): FaceKind | undefined => kinds.find((kind) => lists[kind][0] === path);
export const kindOfFile = (path: string): FaceKind => kindOfPath(path) ?? 'combatCard';
export const hasFaces = (path: string): boolean => kindOfPath(path) !== undefined;

/** Null: no face, or not in the document yet. */
export function findFace(documents: Documents, { path, id }: Pick<DocumentEntry, 'path' | 'id'>): ScytheFace | null {
  const kind = kindOfPath(path);
  if (kind === undefined) return null;
  const card = listOf(objectOf(documents[path])[lists[kind][1]]).find((one) => one['id'] === id);
  return card === undefined ? null : { kind, path, card };
}

/** Of any kind, by its id alone. */
export function faceCalled(documents: Documents, id: string): ScytheFace | null {
  for (const kind of kinds) {
    const found = findFace(documents, { path: lists[kind][0], id });
    if (found !== null) return found;
  }
  return null;
}

/** Effects and options have their texts under their own ids. */
export function textsOnFace({ card }: ScytheFace): ReadonlyMap<string, Json | undefined> {
  const id = textOfValue(card['id']);
  const own = (['name', 'text', 'flavor'] as const).map((field) => [`${id}/${field}`, card[field]] as const);
  const parts = (['options', 'effects'] as const).flatMap((list) =>
    listOf(card[list]).map((one) => [`${id}/${list}/${textOfValue(one['id'])}/text`, one['text']] as const),
  );
  return new Map([...own, ...parts].filter(([, text]) => typeof text === 'string'));
}
