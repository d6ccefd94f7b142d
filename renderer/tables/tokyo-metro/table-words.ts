import { isWide } from '#authoring/text/messages/punctuation.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import groups from '#engine/systems/tokyo-metro/words/groups.json' with { type: 'json' };
import type { Locale } from '#renderer/desk/words/locale.ts';
import { type GamePrint, gamePrint } from '../library/game-print.ts';
import { type MetroWords, metroWords as words } from './words/generated/metro-words.ts';

export function metroWords(locale: Locale): MetroWords {
  return words[locale];
}

export type MetroPrint = GamePrint<keyof typeof groups>;

export const metroPrint = (documents: Documents, locale: string): MetroPrint =>
  gamePrint<keyof typeof groups>(groups, documents, locale);

export const saySpot = (words: MetroPrint, spot: number, acts: string, chips: number): string =>
  words.say('face', 'spot', { spot: String(spot), acts, chips: String(chips) });

export const betweenActs = (locale: string): string => (isWide(locale) ? '＋' : ' + ');

const cheaper = ['build', 'share'];

export function sayAct(words: MetroPrint, op: string, amount: number | null): string {
  const name = words.word('act', op);
  if (amount === null) return name;
  return `${name} ${cheaper.includes(op) ? '−' : ''}${amount}`;
}
