import { createContext, useContext } from 'react';

type Locale = 'ja' | 'en';

export const LocaleContext = createContext<Locale>('ja');

export const useLocale = (): Locale => useContext(LocaleContext);

export const useWords = <Words>(of: Readonly<Record<Locale, Words>>): Words => of[useLocale()];
