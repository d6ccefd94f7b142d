import { EngineFault } from '../basics/engine-fault.ts';
import type { Erased } from '../basics/erased.ts';
import type { RecordEdit, RuleId } from '../procedures/next.ts';
import type { Thing } from '../table/things-and-places.ts';
import { applyModifier, type Layer, rounded } from './layer.ts';

/** A value that rules can modify: always computed from base and modifiers, never stored. */
export interface NumberRule<G> {
  readonly id: string;
  readonly rule: RuleId;
  readonly floor: number;
  /** `where`: further dependency such as the target area of a move; -1: none. */
  readonly base: (game: G, of: Thing, where: Thing) => number;
}
export type AnyNumber = NumberRule<Erased>;

/** `layer` is an id of a `Layer` of the game. */
export interface Modifier extends RecordEdit {
  readonly layer: string;
}

export interface Computed {
  readonly base: number;
  readonly value: number;
  readonly edits: readonly RecordEdit[];
}

export interface Breakdown extends Computed {
  readonly rule: RuleId | null;
  /** Content path of the base; null: computed from the table. */
  readonly path: string | null;
}

const plain: readonly Modifier[] = [];

/** Throws `EngineFault` for a modifier of an unknown layer. */
export function compute<G>(
  game: G,
  rule: NumberRule<G>,
  of: Thing,
  where: Thing,
  layers: readonly Layer[],
  inForce: readonly Modifier[] = plain,
): Computed {
  const base = rounded(rule.base(game, of, where));
  let value = base;
  const edits: RecordEdit[] = [];
  for (const { id, does, rounds } of layers) {
    for (const modifier of inForce) {
      if (modifier.layer !== id) continue;
      value = applyModifier(does, value, modifier.amount);
      edits.push(modifier);
    }
    value = rounded(value, rounds);
  }
  if (edits.length < inForce.length) throw unknownLayer(rule, inForce, edits);
  return { base, value: Math.max(rule.floor, value), edits };
}

function unknownLayer(
  { id }: NumberRule<never>,
  inForce: readonly Modifier[],
  known: readonly RecordEdit[],
): EngineFault {
  const foreign = inForce.find((one) => !known.includes(one));
  return new EngineFault('missing', [`number ${id}`], `layer ${foreign?.layer}`);
}
