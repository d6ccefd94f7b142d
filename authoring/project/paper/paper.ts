/** Lengths in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sheets that are printed on, upright. */
export const papers = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size>>;
export type Paper = keyof typeof papers;

/** So many millimetres are an inch. */
export const INCH = 25.4;

/** So many points of a PDF are so many millimetres. */
export const points = (millimetres: number): number => (millimetres * 72) / INCH;
