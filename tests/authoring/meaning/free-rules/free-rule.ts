type FreeLocale = 'en' | 'de' | 'fr' | 'zh-Hant' | 'ko' | 'es' | 'it' | 'pl';
type Translations = readonly [right: string, ...wrong: string[]];

/** A rule in Japanese; in each language a right translation in free words, and a wrong one with each of its faults. */
export type FreeRule = { readonly ja: string; readonly faults: readonly string[] } & {
  readonly [locale in FreeLocale]?: Translations;
};
