/** What is known of the other side before it seals: never how many cards it holds (SC-CO-08). */
export interface OtherSide {
  readonly mostDial: number;
  readonly mostCards: number;
  /** The powers of all cards that it could hold, copy by copy. */
  readonly powers: readonly number[];
}
type Chances = ReadonlyMap<number, number>;

function together(one: Chances, other: Chances): Chances {
  const sums = new Map<number, number>();
  for (const [a, chance] of one) for (const [b, its] of other) sums.set(a + b, (sums.get(a + b) ?? 0) + chance * its);
  return sums;
}
const equally = (values: readonly number[]): Chances =>
  values.reduce<Map<number, number>>(
    (chances, value) => chances.set(value, (chances.get(value) ?? 0) + 1 / values.length),
    new Map(),
  );
const upTo = (most: number): readonly number[] => Array.from({ length: Math.max(0, most) + 1 }, (_, i) => i);

/** How likely each sum is if every number on the dial, every number of cards and every card are equally likely. */
export function chancesOfSums({ mostDial, mostCards, powers }: OtherSide): Chances {
  const card = equally(powers);
  const counts = upTo(powers.length === 0 ? 0 : mostCards);
  const sums = new Map<number, number>();
  let cards: Chances = new Map([[0, 1]]);
  for (const _ of counts) {
    for (const [sum, chance] of cards) sums.set(sum, (sums.get(sum) ?? 0) + chance / counts.length);
    cards = together(cards, card);
  }
  return together(equally(upTo(mostDial)), sums);
}

/** The chance to win with a sum, from 0 to 1. */
export function chanceOf(sum: number, other: OtherSide, winsTies: boolean): number {
  const chances = [...chancesOfSums(other)];
  return chances.reduce((all, [its, chance]) => (its < sum || (winsTies && its === sum) ? all + chance : all), 0);
}
