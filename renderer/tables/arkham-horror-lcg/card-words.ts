import { isWide } from '#authoring/text/messages/punctuation.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import groups from '#engine/systems/arkham-horror-lcg/words/groups.json' with { type: 'json' };
import { type GamePrint, gamePrint } from '../library/game-print.ts';
import { asLabel } from '../library/library-words.ts';

export type CardWords = GamePrint<keyof typeof groups>;

export const cardWords = (documents: Documents, locale: string): CardWords =>
  gamePrint<keyof typeof groups>(groups, documents, locale);

/** Words that stand alone, each with its stop: `報復。追跡者。` */
export function asSentences(words: readonly string[], lang: string): string {
  return isWide(lang) ? words.map((word) => `${word}。`).join('') : words.map((word) => `${asLabel(word)}.`).join(' ');
}

export const between = (lang: string): string => (isWide(lang) ? '・' : ' · ');

/** Name of a skill icon of a player card. */
export const iconWord = (words: CardWords, icon: string): string =>
  words.word(icon === 'wild' ? 'face' : 'skill', icon);
