import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type Ability, abilities, skillKinds } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { listOf, objectOf, textOfValue } from '../../library/read-values.ts';
import { kindOfFile, kindOfPile, listOfKind, type PileCardKind } from '../card-files.ts';

export interface FaceSubject {
  readonly kind: PileCardKind;
  readonly card: JsonObject;
  readonly path: string;
  /** For starters and BOTs: the best ability of their PC, as its icon. */
  readonly owner: Ability | null;
  /** Null for MOD cards, which belong to no scenario. */
  readonly scenario: { readonly path: string; readonly id: string; readonly title: string } | null;
}

export function hasFaces(path: string): boolean {
  return kindOfFile(path) !== null;
}

export function facesIn(path: string, document: Json | undefined): readonly JsonObject[] {
  const kind = kindOfFile(path);
  if (kind === null || !isObject(document)) return [];
  return [...listOf(document[listOfKind(kind)]), ...listOf(document['rewards'])];
}

/** Null: no face, or not in the document yet. */
export function findFaceSubject(documents: Documents, entry: DocumentEntry): FaceSubject | null {
  const kind = kindOfFile(entry.path);
  const all = facesIn(entry.path, documents[entry.path]);
  if (kind === null) return null;
  const atIndex = entry.index === null ? undefined : all[entry.index];
  const card = atIndex?.['id'] === entry.id ? atIndex : all.find((one) => one['id'] === entry.id);
  if (card === undefined) return null;
  return {
    kind: rewardKind(card) ?? kind,
    card,
    path: entry.path,
    owner: ownerOf(documents, kind, entry.id),
    scenario: kind === 'scenario' && rewardKind(card) === null ? scenarioOf(documents, entry.path) : null,
  };
}

/** The kind of the pile that a reward joins (TSS-COMP-58); null: not a reward. */
function rewardKind({ joins }: JsonObject): PileCardKind | null {
  return typeof joins === 'string' ? kindOfPile(joins) : null;
}

/** The first maximum; its shape is the PC's icon. */
export function bestAbility(values: Readonly<Record<string, unknown>>): Ability {
  const value = (ability: Ability) => Number(values[ability] ?? 0);
  return abilities.reduce((best, one) => (value(one) > value(best) ? one : best));
}

function ownerOf(documents: Documents, kind: PileCardKind, id: string): Ability | null {
  const pcs = facesIn('pcs.json', documents['pcs.json']);
  const beginsWith = ({ starters }: JsonObject) => typeof starters === 'string' && id.startsWith(`${starters}-`);
  const owner =
    kind === 'starter' ? pcs.find(beginsWith) : kind === 'bot' ? pcs.find((pc) => pc['id'] === id) : undefined;
  return owner === undefined ? null : bestAbility(objectOf(owner['abilities']));
}

function scenarioOf(documents: Documents, cardsPath: string): FaceSubject['scenario'] {
  const path = cardsPath.replace(/cards\.json$/, 'scenario.json');
  const scenario = documents[path];
  if (!isObject(scenario)) return null;
  const { id, title } = scenario;
  return typeof id === 'string' && typeof title === 'string' ? { path, id, title } : null;
}

/** What a translator has to write. */
export function textsOnFace({ kind, card }: Pick<FaceSubject, 'kind' | 'card'>): ReadonlyMap<string, Json> {
  const id = textOfValue(card['id']);
  const texts: [string, Json | undefined][] = [[`${id}/name`, card['name']]];
  if (kind === 'pc' || kind === 'bot') {
    texts.push([`${id}/description`, card['description']], [`${id}/start/text`, objectOf(card['start'])['text']]);
    for (const skill of skillKinds) {
      const { name, text } = objectOf(objectOf(card['skills'])[skill]);
      texts.push([`${id}/skills/${skill}/name`, name], [`${id}/skills/${skill}/text`, text]);
    }
  } else {
    texts.push([`${id}/story`, card['story']], [`${id}/flavor`, card['flavor']]);
    for (const effect of listOf(card['effects'])) texts.push([`${id}/effects/${effect['id']}/text`, effect['text']]);
  }
  return new Map(
    texts.flatMap(([key, text]) => (typeof text === 'string' && text !== '' ? [[key, text] as const] : [])),
  );
}
