/** A sentence in the two languages of the house. */
export interface Text {
  readonly ja: string;
  readonly en: string;
}
