/** Whether a language sets words and sentences side by side, with marks of full width. */
export const isWide = (locale: string): boolean => /^(?:ja|zh)\b/.test(locale);

/** What stands between two sentences. */
export const gapOf = (locale: string): string => (isWide(locale) ? '' : ' ');
