import { createContext, useContext } from 'react';

/** The languages that the desk speaks. */
type Locale = 'ja' | 'en';

/** The language of the page, for everything that is drawn inside. */
export const LocaleContext = createContext<Locale>('ja');

/** The language of the page. */
export const useLocale = (): Locale => useContext(LocaleContext);

/** Words in the language of the page. */
export const useWords = <Words>(of: Readonly<Record<Locale, Words>>): Words => of[useLocale()];
