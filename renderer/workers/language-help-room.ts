import type { Written } from '#authoring/formats/game-formats.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { fileSchemas } from './file-schemas.ts';
import { makeLanguageService } from './language-service.ts';

/** Completion and hover in the projects of a game, with all its schemas: loaded when somebody first asks, since marks and the game do not wait for it. */
export const languageHelpFor = memoizeByKey((system: Written) => makeLanguageService(fileSchemas(system)));

/** The same while nobody knows which game the project is of. */
export const languageHelpOfHouse = makeLanguageService(fileSchemas(null));
