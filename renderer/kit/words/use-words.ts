import { createContext, useContext } from 'react';

/** The languages of the user interface. */
type Locale = 'ja' | 'en';

export const LocaleContext = createContext<Locale>('ja');

export const useLocale = (): Locale => useContext(LocaleContext);

/** Picks the words of the current language. */
export const useWords = <Words>(of: Readonly<Record<Locale, Words>>): Words => of[useLocale()];
