/** Languages without spaces and with full-width punctuation. */
export const isWide = (locale: string): boolean => /^(?:ja|zh)\b/.test(locale);

export const gapOf = (locale: string): string => (isWide(locale) ? '' : ' ');
