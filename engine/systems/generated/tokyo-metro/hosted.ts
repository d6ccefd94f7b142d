// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { validators } from '../../tokyo-metro/formats/generated/validators.js';
import { tokyoMetro as system } from '../../tokyo-metro/system.ts';

export const hosted = { system, validators };
