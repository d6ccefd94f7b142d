import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { madePlaytestExamples } from './generated/playtest-examples.ts';
import { type SystemId, systemIds } from './system-ids.ts';

/** A playtest that shows something of the format; it runs on the sample project of its game and passes. */
interface PlaytestExample {
  readonly title: Text;
  readonly text: Text;
  readonly test: JsonObject;
}

const byId: Readonly<Record<SystemId, readonly PlaytestExample[]>> = madePlaytestExamples;

/** Playtests that show the format, for the page that explains it: those of the game whose sample ships. */
export const playtestExamples = byId[systemIds[0]];
