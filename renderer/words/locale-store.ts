import { create } from 'zustand';
import { en } from './en.ts';
import { ja, type Words } from './ja.ts';

export type Locale = 'ja' | 'en';

const dictionaries: Readonly<Record<Locale, Words>> = { ja, en };

/** As the browser says; what the person chose comes with the work that was kept. */
function firstLocale(): Locale {
  return navigator.language.startsWith('en') ? 'en' : 'ja';
}

interface LocaleState {
  readonly locale: Locale;
  readonly words: Words;
  setLocale(locale: Locale): void;
}

/** The language of the workbench. The editor's own menus follow at the next load. */
export const useLocale = create<LocaleState>((set) => {
  const locale = firstLocale();
  return {
    locale,
    words: dictionaries[locale],
    setLocale(next) {
      set({ locale: next, words: dictionaries[next] });
    },
  };
});

export function useWords(): Words {
  return useLocale((state) => state.words);
}
