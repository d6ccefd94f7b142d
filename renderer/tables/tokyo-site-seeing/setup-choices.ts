import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { ChoosableItem } from '#renderer/desk/altering/cheat-kinds.ts';
import { namedEntries, namedEntry } from '../library/named-things.ts';
import { listOf } from '../library/read-values.ts';

interface ScenarioChoice extends ChoosableItem {
  readonly path: string;
}

export function scenariosOf(documents: Documents, locale: string): readonly ScenarioChoice[] {
  return Object.keys(documents).flatMap((path) => {
    if (!/^scenarios\/[^/]+\/scenario\.json$/.test(path)) return [];
    const value = documents[path] ?? null;
    if (!isObject(value)) return [];
    const found = namedEntry(documents, locale, path, value, 'title');
    return found === null ? [] : [{ id: found.id, name: `${found.id} ${found.name}`, path }];
  });
}

export function pcsOf(documents: Documents): readonly string[] {
  return namedEntries(documents, 'ja', 'pcs.json', 'pcs').map(({ id }) => id);
}

/** Only if the scenario uses MOD cards. */
export function modsFor(documents: Documents, locale: string, scenario: ScenarioChoice | undefined) {
  if (scenario === undefined) return [];
  const { path } = scenario;
  const cards = documents[path.replace(/scenario\.json$/, 'cards.json')];
  return usesMods(documents[path]) || usesMods(cards)
    ? namedEntries(documents, locale, 'scenario-mods.json', 'cards')
    : [];
}

/** By player, in the record's order; empty without a record. */
export function clearsIn({ 'campaign.json': record = null }: Documents): readonly Json[] {
  const players = isObject(record) ? listOf(record['players']) : [];
  return players.map(({ clears }) => (Array.isArray(clears) ? (clears as readonly Json[]) : []));
}

function usesMods(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(usesMods);
  return isObject(value) && (value['op'] === 'useMod' || Object.values(value).some(usesMods));
}
