/** The languages that the desk speaks. */
export type Locale = 'ja' | 'en';
