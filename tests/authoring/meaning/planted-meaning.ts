/** Locales that each text of the corpus of meaning is written in. */
export type MeaningLocale = 'ja' | 'en' | 'de' | 'fr' | 'zh-Hant' | 'zh-Hans' | 'ko';

/**
 * A sentence of a card in seven languages, and the same sentence with one fault of meaning. `{n}` and `{m}` are two
 * different numbers from 2 to 6, chosen by the test that reads the corpus.
 */
export interface PlantedMeaning {
  readonly kind: string;
  readonly texts: Readonly<Record<MeaningLocale, readonly [right: string, wrong: string]>>;
}
