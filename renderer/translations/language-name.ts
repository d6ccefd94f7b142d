import { useMemo } from 'react';
import { useLocale } from '../words/locale-store.ts';

/** What languages are called in the one of the desk. */
export function useLanguageName(): (locale: string) => string {
  const spoken = useLocale((state) => state.locale);
  return useMemo(() => {
    const names = new Intl.DisplayNames([spoken], { type: 'language' });
    return (locale) => names.of(locale) ?? locale;
  }, [spoken]);
}
