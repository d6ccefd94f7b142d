export interface Text {
  readonly ja: string;
  readonly en: string;
}

/** Language of the program itself; locales of translations are plain strings. */
export type Locale = keyof Text;
