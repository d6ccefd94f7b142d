import type { Documents } from '#engine/kernel/contract/system.ts';
import groups from '#engine/systems/scythe/words/groups.json' with { type: 'json' };
import type { Locale } from '#renderer/desk/words/locale.ts';
import { type GamePrint, gamePrint } from '../library/game-print.ts';
import { type ScytheWords, scytheWords as words } from './words/generated/scythe-words.ts';

export function scytheWords(locale: Locale): ScytheWords {
  return words[locale];
}

/** On paper: English in every language that the desk does not speak. */
export const faceWords = (locale: string): ScytheWords => (locale === 'ja' ? words.ja : words.en);

export type ScythePrint = GamePrint<keyof typeof groups>;

export const scythePrint = (documents: Documents, locale: string): ScythePrint =>
  gamePrint<keyof typeof groups>(groups, documents, locale);
