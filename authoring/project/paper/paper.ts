/** In millimetres. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Upright. */
export const papers = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, PaperSize>>;
export type Paper = keyof typeof papers;

/** In millimetres. */
export const INCH = 25.4;

export const points = (millimetres: number): number => (millimetres * 72) / INCH;
