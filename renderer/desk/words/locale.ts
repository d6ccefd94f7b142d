/** The languages that the desk speaks. */
export type Locale = 'ja' | 'en';

export const otherLocale = (locale: Locale): Locale => (locale === 'ja' ? 'en' : 'ja');
