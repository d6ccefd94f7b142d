import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/system.ts';
import { type SystemId, systemIds } from './system-ids.ts';
import { playtestExamples as tokyoMetro } from './tokyo-metro/examples/playtest-examples.ts';
import { playtestExamples as tokyoSiteSeeing } from './tokyo-site-seeing/examples/playtest-examples.ts';

/** A playtest that shows something of the format; it runs on the sample project of its game and passes. */
interface PlaytestExample {
  readonly title: Text;
  readonly text: Text;
  readonly test: JsonObject;
}

const byId: Readonly<Record<SystemId, readonly PlaytestExample[]>> = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
};

/** Playtests that show the format, for the page that explains it: those of the game whose sample ships. */
export const playtestExamples = byId[systemIds[0]];
