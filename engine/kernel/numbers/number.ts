import type { Erased } from '../basics/erased.ts';
import type { RecordEdit, RuleId } from '../procedures/next.ts';
import type { Thing } from '../table/table.ts';

/** No number of a game goes beyond this, whatever content says: sums and products stay exact, and stay numbers. */
const farthest = 1_000_000_000;
export const bounded = (value: number): number => Math.max(-farthest, Math.min(farthest, value));

/** A value that rules can alter: never stored, always computed from its base and what is in force. */
export interface NumberRule<G> {
  readonly id: string;
  readonly rule: RuleId;
  readonly floor: number;
  /** `where`: what else it depends on, as the area a move leads to; -1 when nothing. */
  readonly base: (game: G, of: Thing, where: Thing) => number;
}
export type AnyNumber = NumberRule<Erased>;

/** What is in force on a number: one layer after the other, in the system's order; of those in layer `set` the last says it. */
export interface Modifier extends RecordEdit {
  readonly layer: string;
}

export interface Computed {
  readonly base: number;
  readonly value: number;
  readonly edits: readonly RecordEdit[];
}

const plain: readonly Modifier[] = [];

/** The number with everything that altered it. */
export function compute<G>(
  game: G,
  rule: NumberRule<G>,
  of: Thing,
  where: Thing,
  layers: readonly string[],
  inForce: readonly Modifier[] = plain,
): Computed {
  const base = rule.base(game, of, where);
  let value = base;
  const edits: RecordEdit[] = [];
  for (const layer of layers) {
    for (const modifier of inForce) {
      if (modifier.layer !== layer) continue;
      if (layer === 'set') value = modifier.amount;
      else value = bounded(layer === 'multiply' ? value * modifier.amount : value + modifier.amount);
      edits.push(modifier);
    }
  }
  return { base, value: Math.max(rule.floor, value), edits };
}
