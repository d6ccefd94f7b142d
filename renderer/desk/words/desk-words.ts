import { en } from './en.ts';
import { ja, type Words } from './ja.ts';
import type { Locale } from './locale.ts';

/** The words of the desk itself; views have their own. */
export const deskWords: Readonly<Record<Locale, Words>> = { ja, en };
