export type LayerDoes = 'set' | 'add' | 'multiply' | 'divide' | 'least' | 'most';

export type Rounding = 'up' | 'down' | 'nearest';

/** Applied in the game's order. `set`: the last wins. `least`/`most`: lower/upper bound. Division by 0 does nothing. */
export interface Layer<Id extends string = string> {
  readonly id: Id;
  readonly does: LayerDoes;
  /** After all modifiers of the layer; default: down. */
  readonly rounds?: Rounding;
}

/** Limit of all numbers, so that sums and products stay exact. */
export const numberLimit = 1_000_000_000;
export const clampNumber = (value: number): number => Math.max(-numberLimit, Math.min(numberLimit, value));

export function applyModifier(does: LayerDoes, value: number, amount: number): number {
  switch (does) {
    case 'set':
      return amount;
    case 'add':
      return clampNumber(value + amount);
    case 'multiply':
      return clampNumber(value * amount);
    case 'divide':
      return amount === 0 ? value : clampNumber(value / amount);
    case 'least':
      return Math.max(value, amount);
    case 'most':
      return Math.min(value, amount);
  }
}

/** Toward +∞ or −∞: −1.5 down is −2. */
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
