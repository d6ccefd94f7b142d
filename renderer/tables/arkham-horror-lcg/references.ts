import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { faceTexts } from '../library/face-texts.ts';
import { listOf, objectOf, textOfValue } from '../library/read-values.ts';

export const scenarioFile = /^scenarios\/[^/]+\/scenario\.json$/;

export interface ScenarioReference {
  readonly path: string;
  readonly id: string;
  readonly name: string;
  /** As written, without translation. */
  readonly source: Json | undefined;
  readonly symbols: readonly JsonObject[];
}

/** What the symbols do, of each scenario that says so. */
export function referencesIn(documents: Documents, locale: string): readonly ScenarioReference[] {
  return Object.entries(documents).flatMap(([path, document]) => {
    if (!scenarioFile.test(path)) return [];
    const scenario = objectOf(document);
    const [id, symbols] = [textOfValue(scenario['id']), listOf(scenario['reference'])];
    const name = faceTexts(documents, path, locale).text(`${id}/name`, scenario['name'])?.text ?? id;
    return symbols.length === 0 ? [] : [{ path, id, name, source: scenario['name'], symbols }];
  });
}
