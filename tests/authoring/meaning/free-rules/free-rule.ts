export type Translations = readonly [right: string, ...wrong: string[]];

/** A rule in Japanese; in English and German a right translation in free words, and a wrong one with each fault. */
export interface FreeRule {
  readonly ja: string;
  readonly faults: readonly string[];
  readonly en: Translations;
  readonly de: Translations;
}

/** Of some of the rules, by their Japanese text. */
export type OtherTranslations = { readonly [ja: string]: Translations };
