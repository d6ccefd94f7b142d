import type { ContentProblem, Documents } from '#engine/kernel/contract/system.ts';
import type { WrittenScenario } from '../formats/scenario.ts';

/** What only this game can find in its documents. */
export function check(documents: Documents): readonly ContentProblem[] {
  return Object.keys(documents).flatMap((file) =>
    /^scenarios\/[^/]+\/scenario\.json$/.test(file) ? bagOf(file, documents[file] as unknown as WrittenScenario) : [],
  );
}

/** A bag without tokens: every test would have the plain skill value (AH-ST-03). */
function bagOf(file: string, { bag }: WrittenScenario): readonly ContentProblem[] {
  return Object.entries(bag ?? {}).flatMap(([level, tokens]) =>
    tokens.length > 0
      ? []
      : [{ code: 'AHC001', severity: 'warning' as const, file, path: ['bag', level], data: { level } }],
  );
}
