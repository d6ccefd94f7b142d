import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { translated } from '../../project/translated.ts';
import { listOf, wordOf } from '../library/read-values.ts';

interface ScenarioChoice {
  readonly id: string;
  readonly title: string;
}
/** A scenario MOD card that the group may choose. */
export interface ModToChoose {
  readonly id: string;
  readonly name: string;
}

const scenarioFile = /^scenarios\/[^/]+\/scenario\.json$/;
const modsFile = 'scenario-mods.json';
const recordFile = 'campaign.json';

export function scenariosOf(documents: Documents, locale: string): readonly ScenarioChoice[] {
  return Object.entries(documents).flatMap(([path, value]) => {
    if (!scenarioFile.test(path) || !isObject(value)) return [];
    const { id, title } = value;
    if (typeof id !== 'string') return [];
    const own = typeof title === 'string' ? title : '';
    return [{ id, title: translated(documents, locale, path, `${id}/title`) ?? own }];
  });
}

export function pcsOf(documents: Documents): readonly string[] {
  const file = documents['pcs.json'];
  const pcs = isObject(file) ? file['pcs'] : undefined;
  if (!Array.isArray(pcs)) return [];
  return (pcs as readonly unknown[]).flatMap((pc) => {
    const id = (pc as { readonly id?: unknown } | null)?.id;
    return typeof id === 'string' ? [id] : [];
  });
}

/** The MOD cards of the project, where the scenario has a use for them: else they would lie aside and do nothing. */
export function modsFor(documents: Documents, locale: string, scenario: string | undefined): readonly ModToChoose[] {
  const path = Object.keys(documents).find((one) => scenarioFile.test(one) && idOf(documents[one]) === scenario);
  if (path === undefined) return [];
  const cards = documents[path.replace(/scenario\.json$/, 'cards.json')];
  if (!usesMods(documents[path]) && !usesMods(cards)) return [];
  const file = documents[modsFile];
  return (isObject(file) ? listOf(file['cards']) : []).map(({ id, name }) => ({
    id: wordOf(id),
    name: translated(documents, locale, modsFile, `${wordOf(id)}/name`) ?? wordOf(name),
  }));
}

/** What each player of the campaign record has cleared, in its order; none where the project has no record. */
export function clearsIn(documents: Documents): readonly Json[] {
  const record = documents[recordFile];
  if (!isObject(record)) return [];
  return listOf(record['players']).map(({ clears }) => (Array.isArray(clears) ? (clears as readonly Json[]) : []));
}

function idOf(document: Json | undefined): Json | undefined {
  return isObject(document) ? document['id'] : undefined;
}

function usesMods(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(usesMods);
  return isObject(value) && (value['op'] === 'useMod' || Object.values(value).some(usesMods));
}
