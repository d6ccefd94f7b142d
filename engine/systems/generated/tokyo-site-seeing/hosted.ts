// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { validators } from '../../tokyo-site-seeing/formats/generated/validators.js';
import { tokyoSiteSeeing as system } from '../../tokyo-site-seeing/system.ts';

export const hosted = { system, validators };
