import { validators } from './formats/generated/validators.js';
import { tokyoMetro } from './system.ts';

/** The game with the precompiled validators of its documents, as one part that can be fetched. */
export const hosted = { system: tokyoMetro, validators };
