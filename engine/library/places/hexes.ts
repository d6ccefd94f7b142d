/** Axial coordinates of a hex. */
export interface HexAt {
  readonly q: number;
  readonly r: number;
}

/** The six neighbours of a hex, clockwise from the right. */
export const hexSteps: readonly HexAt[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const hexKey = ({ q, r }: HexAt): string => `${q},${r}`;

export function areTouching(a: HexAt, b: HexAt): boolean {
  return hexSteps.some(({ q, r }) => a.q + q === b.q && a.r + r === b.r);
}

/** Pairs of hexes that touch, each pair once, in the order of the hexes. Of hexes at the same place the last one counts. */
export function touchingPairs<H extends HexAt>(hexes: readonly H[]): readonly (readonly [H, H])[] {
  const at = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  // Three of six steps: the other three lead back
  const half = hexSteps.slice(0, 3);
  return [...at.values()].flatMap((hex) =>
    half.flatMap(({ q, r }): readonly (readonly [H, H])[] => {
      const next = at.get(hexKey({ q: hex.q + q, r: hex.r + r }));
      return next === undefined ? [] : [[hex, next]];
    }),
  );
}
