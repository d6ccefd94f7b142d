// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { validators } from '../../arkham-horror-lcg/formats/generated/validators.js';
import { arkhamHorrorLcg as system } from '../../arkham-horror-lcg/system.ts';

export const hosted = { system, validators };
