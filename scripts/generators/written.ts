import type { Written } from '#authoring/formats/game-formats.ts';
import { formats } from '#engine/systems/tokyo-site-seeing/formats/formats.ts';
import { language } from '#engine/systems/tokyo-site-seeing/language/language.ts';

/** What can be written for each game. */
export const written: readonly Written[] = [{ id: 'tokyo-site-seeing', formats, language }];
