import type { Locale } from './locale-store.ts';

/** The language in which a game says its own words beside a text of some locale: it speaks Japanese and English. */
export const wordsFor = (locale: string): Locale => (new Intl.Locale(locale).language === 'ja' ? 'ja' : 'en');
