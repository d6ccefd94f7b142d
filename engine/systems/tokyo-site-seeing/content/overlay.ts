import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { type Documents, RefusalError } from '#engine/kernel/system.ts';
import { layList } from '#engine/library/formats/lay-over.ts';
import { kindOf } from './content.ts';

const fileOf: { readonly [kind: string]: string } = {
  starter: 'cards/starters.json',
  weapon: 'cards/weapons.json',
  item: 'cards/items.json',
  follower: 'cards/followers.json',
  artifact: 'cards/artifacts.json',
  site: 'cards/site.json',
  trouble: 'cards/troubles.json',
  mod: 'scenario-mods.json',
};

/** Lists of entries that are no cards. */
const listFile: { readonly [key: string]: string } = { pcs: 'pcs.json', bots: 'bots.json', areas: 'mat.json' };

/** The documents with entries laid over them: a card whose id is there is replaced, another is added to its file. */
export function overlay(documents: Documents, entries: JsonObject): Documents {
  const result: { [path: string]: Json } = { ...documents };
  // A scenario card may belong to a scenario that is laid over with it
  for (const scenario of (entries['scenarios'] ?? []) as readonly JsonObject[]) layScenario(result, scenario);
  for (const [key, list] of Object.entries(entries)) {
    if (key === 'scenarios') continue;
    const file = listFile[key];
    if (file !== undefined) layList(result, file, key, list);
    else if (key !== 'cards' || !Array.isArray(list)) throw new RefusalError('overlayUnknown', { key });
    else for (const card of list as readonly Json[]) layList(result, fileFor(result, card), listFor(card), [card]);
  }
  return result;
}

/** A scenario document replaces the one of its id whole. */
function layScenario(documents: { [path: string]: Json }, scenario: JsonObject): void {
  documents[scenarioPath(documents, scenario['id']) ?? `scenarios/${String(scenario['id'])}/scenario.json`] = scenario;
}
function scenarioPath(documents: Documents, id: Json | undefined): string | undefined {
  return Object.keys(documents).find((path) => {
    const document = documents[path];
    return path.endsWith('/scenario.json') && isObject(document) && document['id'] === id;
  });
}

/** Reward cards stand in a list of their own beside the scenario cards. */
const listFor = (card: Json): string => (isObject(card) && card['joins'] !== undefined ? 'rewards' : 'cards');

function fileFor(documents: Documents, card: Json): string {
  const id = isObject(card) && typeof card['id'] === 'string' ? card['id'] : '';
  const kind = kindOf(id);
  if (kind !== 'scenario') return fileOf[kind] as string;
  const number = /^SC(\d\d)/.exec(id)?.[1];
  const scenario = scenarioPath(documents, `S${number}`);
  if (scenario === undefined) throw new RefusalError('overlayNoScenario', { card: id });
  return scenario.replace('scenario.json', 'cards.json');
}
