import { useMemo } from 'react';
import { useLocale } from '#renderer/kit/words/use-words.ts';

/** What languages are called in the one of the desk. */
export function useLanguageName(): (locale: string) => string {
  const spoken = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([spoken], { type: 'language' });
    return (locale) => names.of(locale) ?? locale;
  }, [spoken]);
}
