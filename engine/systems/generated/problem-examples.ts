// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { problemExamples as tokyoSiteSeeing } from '../tokyo-site-seeing/examples/problem-examples.ts';
import { problemExamples as tokyoMetro } from '../tokyo-metro/examples/problem-examples.ts';
import { problemExamples as arkhamHorrorLcg } from '../arkham-horror-lcg/examples/problem-examples.ts';
import { problemExamples as scythe } from '../scythe/examples/problem-examples.ts';

export const madeProblemExamples = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
  'arkham-horror-lcg': arkhamHorrorLcg,
  'scythe': scythe,
} as const;
