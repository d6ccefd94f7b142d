import { useMemo } from 'react';
import { useLocale } from '#renderer/kit/words/use-words.ts';

export function useLanguageName(): (locale: string) => string {
  const spoken = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([spoken], { type: 'language' });
    return (locale) => names.of(locale) ?? locale;
  }, [spoken]);
}
