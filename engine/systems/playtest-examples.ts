import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { madePlaytestExamples } from './generated/playtest-examples.ts';
import { type SystemId, systemIds } from './system-ids.ts';

/** A documented playtest, which passes on the sample project. */
interface PlaytestExample {
  readonly title: Text;
  readonly text: Text;
  readonly test: JsonObject;
}

const byId: Readonly<Record<SystemId, readonly PlaytestExample[]>> = madePlaytestExamples;

/** Examples for the format page, from the game with the bundled sample. */
export const playtestExamples = byId[systemIds[0]];
