/** A sentence in the two languages of the house. */
export interface Text {
  readonly ja: string;
  readonly en: string;
}

/** One of them. What is translated besides, has a locale of its own as a word. */
export type Locale = keyof Text;
