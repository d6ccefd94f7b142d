import { en } from './en.ts';
import { ja, type Words } from './ja.ts';
import type { Locale } from './locale.ts';

/** What the desk itself says, beside its views. */
export const deskWords: Readonly<Record<Locale, Words>> = { ja, en };
