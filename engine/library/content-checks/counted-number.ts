/** A number of an effect that its text is expected to say. */
export interface CountedNumber {
  readonly value: number;
  /** Equivalent number: those taken along are one fewer than those who travel. */
  readonly also?: number;
  readonly unit: string;
  readonly op: string;
  /** Index in a text; undefined: of an effect. */
  readonly at?: number;
  /** A text need not say it: a condition that it words in another way. */
  readonly mayOmit?: true;
}
