import { create } from 'zustand';
import type { Settings } from '#api/settings.ts';
import { changeSetting, followSetting, setting } from '../settings/settings-store.ts';
import { en } from './en.ts';
import { ja, type Words } from './ja.ts';

export type Locale = 'ja' | 'en';

const dictionaries: Readonly<Record<Locale, Words>> = { ja, en };

/** As it was chosen, else as the browser says. */
function localeOf(choice: Settings['look.language']): Locale {
  if (choice !== 'system') return choice;
  return navigator.language.startsWith('en') ? 'en' : 'ja';
}

interface LocaleState {
  readonly locale: Locale;
  readonly words: Words;
  setLocale(locale: Locale): void;
}

/** The language of the workbench. The editor's own menus follow at the next load. */
export const useLocale = create<LocaleState>((set) => {
  const of = (locale: Locale) => ({ locale, words: dictionaries[locale] });
  followSetting('look.language', (choice) => set(of(localeOf(choice))));
  return {
    ...of(localeOf(setting('look.language'))),
    setLocale: (locale) => changeSetting('look.language', locale),
  };
});

export function useWords(): Words {
  return useLocale((state) => state.words);
}
