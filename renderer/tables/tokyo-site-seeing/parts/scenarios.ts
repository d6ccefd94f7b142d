import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type FaceText, faceTexts } from '../../library/face-texts.ts';
import { listOf, textOfValue } from '../../library/read-values.ts';

export interface LocatedScenario {
  readonly id: string;
  readonly path: string;
  readonly scenario: JsonObject;
}

const scenarioFile = /^scenarios\/[^/]+\/scenario\.json$/;

export function scenariosIn(documents: Documents): readonly LocatedScenario[] {
  const found = Object.entries(documents).flatMap(([path, scenario]) => {
    const id = scenarioFile.test(path) && isObject(scenario) ? textOfValue(scenario['id']) : '';
    return id === '' || !isObject(scenario) ? [] : [{ id, path, scenario }];
  });
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}

export const scenarioNamed = (documents: Documents, id: string): LocatedScenario | null =>
  scenariosIn(documents).find((one) => one.id === id) ?? null;

export const scenarioTitle = (
  documents: Documents,
  { id, path, scenario }: LocatedScenario,
  locale: string,
): FaceText | null => faceTexts(documents, path, locale).text(`${id}/title`, scenario['title']);

/** By card number (TSS-SETUP-03, TSS-SETUP-04). */
export interface ScenarioPiles {
  /** The first on top. */
  readonly deck: readonly string[];
  readonly aside: readonly string[];
  readonly rewards: readonly string[];
}

export function pilesOf(documents: Documents, { path }: LocatedScenario): ScenarioPiles {
  const cards = documents[path.replace(/scenario\.json$/, 'cards.json')];
  const idsIn = (list: string) => (isObject(cards) ? listOf(cards[list]) : []).map((card) => textOfValue(card['id']));
  const all = idsIn('cards');
  const isNumbered = (id: string) => /-[0-9]+$/.test(id);
  return {
    deck: all.filter(isNumbered).sort(),
    aside: all.filter((id) => !isNumbered(id)).sort(),
    rewards: idsIn('rewards').sort(),
  };
}
