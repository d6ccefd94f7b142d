/** What a modifier does to what comes before it. */
export type LayerDoes = 'set' | 'add' | 'multiply' | 'divide' | 'least' | 'most';

/** How a value is made whole. */
export type Rounding = 'up' | 'down' | 'nearest';

/**
 * One of a game's layers: a number goes through them in the game's order, through each with all modifiers that name it.
 * `set`: of several, the last says it. `least`: the value is at least this; `most`: at most. A division by 0 does nothing.
 */
export interface Layer<Id extends string = string> {
  readonly id: Id;
  readonly does: LayerDoes;
  /** Once, behind all modifiers of the layer; without it, down. */
  readonly rounds?: Rounding;
}

/** No number of a game goes beyond this, whatever content says: sums and products stay exact, and stay numbers. */
export const farthest = 1_000_000_000;
export const bounded = (value: number): number => Math.max(-farthest, Math.min(farthest, value));

/** What comes of a value by one modifier; not rounded. */
export function altered(does: LayerDoes, value: number, amount: number): number {
  switch (does) {
    case 'set':
      return amount;
    case 'add':
      return bounded(value + amount);
    case 'multiply':
      return bounded(value * amount);
    case 'divide':
      return amount === 0 ? value : bounded(value / amount);
    case 'least':
      return Math.max(value, amount);
    case 'most':
      return Math.min(value, amount);
  }
}

/** A whole number. `up` and `down` go by the size of the value on the line of numbers, −1.5 down is −2. */
export function rounded(value: number, rounds: Rounding = 'down'): number {
  if (Number.isInteger(value)) return value;
  switch (rounds) {
    case 'up':
      return Math.ceil(value);
    case 'down':
      return Math.floor(value);
    case 'nearest':
      return Math.round(value);
  }
}
