// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { playtestExamples as tokyoSiteSeeing } from '../tokyo-site-seeing/examples/playtest-examples.ts';
import { playtestExamples as tokyoMetro } from '../tokyo-metro/examples/playtest-examples.ts';
import { playtestExamples as arkhamHorrorLcg } from '../arkham-horror-lcg/examples/playtest-examples.ts';
import { playtestExamples as scythe } from '../scythe/examples/playtest-examples.ts';

export const madePlaytestExamples = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
  'arkham-horror-lcg': arkhamHorrorLcg,
  'scythe': scythe,
} as const;
