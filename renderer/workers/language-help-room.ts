import { fileSchemas } from './file-schemas.ts';
import { makeLanguageService } from './language-service.ts';

/** Completion and hover, with all schemas: loaded when somebody first asks, since marks and the game do not wait for it. */
export const languageHelp = makeLanguageService(fileSchemas());
