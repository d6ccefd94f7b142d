import type { Entry } from '#authoring/project/documents/entry-at.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type Ability, abilities, skillKinds } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { listOf, objectOf, wordOf } from '../../library/read-values.ts';
import { type CardKind, kindOfFile, kindOfPile, listOfKind } from '../card-files.ts';

/** What a face is drawn of. */
export interface FaceSubject {
  readonly kind: CardKind;
  readonly card: JsonObject;
  /** The document it stands in. */
  readonly path: string;
  /** A starter and a BOT carry the sign of the PC they belong to: that of its best ability. */
  readonly owner: Ability | null;
  /** A scenario card says above its name which scenario it belongs to; a MOD card belongs to none. */
  readonly scenario: { readonly path: string; readonly id: string; readonly title: string } | null;
}

/** Whether a document holds things that have a face. */
export function hasFaces(path: string): boolean {
  return kindOfFile(path) !== null;
}

/** The things of a document that have a face. */
export function facesIn(path: string, document: Json | undefined): readonly JsonObject[] {
  const kind = kindOfFile(path);
  if (kind === null || !isObject(document)) return [];
  return [...listOf(document[listOfKind(kind)]), ...listOf(document['rewards'])];
}

/** The card or PC that an entry of a document is; null when it has no face, or its document does not hold it yet. */
export function faceSubject(documents: Documents, entry: Entry): FaceSubject | null {
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

/** A reward looks like the cards of the pile it joins (TSS-COMP-58); null: the card is none. */
function rewardKind({ joins }: JsonObject): CardKind | null {
  return typeof joins === 'string' ? kindOfPile(joins) : null;
}

/** The first of the best abilities of a PC: its shape is the sign of the PC. */
export function bestAbility(values: Readonly<Record<string, unknown>>): Ability {
  const value = (ability: Ability) => Number(values[ability] ?? 0);
  return abilities.reduce((best, one) => (value(one) > value(best) ? one : best));
}

function ownerOf(documents: Documents, kind: CardKind, id: string): Ability | null {
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

/** The texts that stand on a face, by their keys: what a translator has to write for it. */
export function textsOnFace({ kind, card }: Pick<FaceSubject, 'kind' | 'card'>): ReadonlyMap<string, Json> {
  const id = wordOf(card['id']);
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
