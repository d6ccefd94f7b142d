// Made by `npm run generate` from the ids of `engine/systems/system-ids.ts` and the folders of the games.
import { validators } from '../../scythe/formats/generated/validators.js';
import { scythe as system } from '../../scythe/system.ts';

export const hosted = { system, validators };
