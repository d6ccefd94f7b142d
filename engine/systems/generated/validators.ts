// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { validators as tokyoSiteSeeing } from '../tokyo-site-seeing/formats/generated/validators.js';
import { validators as tokyoMetro } from '../tokyo-metro/formats/generated/validators.js';
import { validators as arkhamHorrorLcg } from '../arkham-horror-lcg/formats/generated/validators.js';
import { validators as scythe } from '../scythe/formats/generated/validators.js';

export const madeValidators = {
  'tokyo-site-seeing': tokyoSiteSeeing,
  'tokyo-metro': tokyoMetro,
  'arkham-horror-lcg': arkhamHorrorLcg,
  'scythe': scythe,
} as const;
