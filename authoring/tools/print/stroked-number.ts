/** In millimetres from the lower left corner of the paper. */
export type StrokedLine = readonly [x: number, y: number, toX: number, toY: number];

/** Seven-segment digits in a box of width 0.5 and height 1. */
const strokes = {
  top: [0, 1, 0.5, 1],
  upperRight: [0.5, 1, 0.5, 0.5],
  lowerRight: [0.5, 0.5, 0.5, 0],
  bottom: [0, 0, 0.5, 0],
  lowerLeft: [0, 0.5, 0, 0],
  upperLeft: [0, 1, 0, 0.5],
  middle: [0, 0.5, 0.5, 0.5],
} as const satisfies Readonly<Record<string, StrokedLine>>;
type Stroke = keyof typeof strokes;

const all = Object.keys(strokes) as readonly Stroke[];
const without = (...left: readonly Stroke[]) => all.filter((one) => !left.includes(one));
const figures: Readonly<Record<string, readonly Stroke[]>> = {
  '0': without('middle'),
  '1': ['upperRight', 'lowerRight'],
  '2': without('upperLeft', 'lowerRight'),
  '3': without('upperLeft', 'lowerLeft'),
  '4': ['upperLeft', 'middle', 'upperRight', 'lowerRight'],
  '5': without('upperRight', 'lowerLeft'),
  '6': without('upperRight'),
  '7': ['top', 'upperRight', 'lowerRight'],
  '8': all,
  '9': without('lowerLeft'),
  '-': ['middle'],
};

/** Centred; needs no font. */
export function strokedNumber(number: number, x: number, y: number, height: number): readonly StrokedLine[] {
  const letters = [...String(number)];
  const pitch = 0.8 * height;
  const left = x - (letters.length * pitch - 0.3 * height) / 2;
  const bottom = y - height / 2;
  return letters.flatMap((letter, at) =>
    (figures[letter] ?? []).map((stroke): StrokedLine => {
      const [fromX, fromY, toX, toY] = strokes[stroke];
      const start = left + at * pitch;
      return [start + fromX * height, bottom + fromY * height, start + toX * height, bottom + toY * height];
    }),
  );
}
