import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { Counter, Thing } from '#engine/kernel/table/things-and-places.ts';

export interface SideParts<G, Side> {
  /** 0: the first side lies up; 1: the second. */
  readonly counter: Counter;
  readonly sides: (game: G, thing: Thing) => readonly [first: Side, second?: Side];
}
/** Designs with two sides, each with entries and numbers of its own. */
export interface Sides<G, Side> {
  /** For `looksAt` of texts: they notice when something is flipped. */
  readonly counters: readonly Counter[];
  /** The side in force. */
  up(game: G, thing: Thing): Side;
  isTwoSided(game: G, thing: Thing): boolean;
  /** A change that turns over the thing in field `of`. */
  flipChange(kind: string, rule: RuleId): AnyChange;
}

export function sidesOf<G extends KernelGame, Side>({ counter, sides }: SideParts<G, Side>): Sides<G, Side> {
  const isTwoSided = (game: G, thing: Thing): boolean => sides(game, thing)[1] !== undefined;
  return {
    counters: [counter],
    up(game, thing) {
      const [first, second = first] = sides(game, thing);
      return game.table.count(thing, counter) === 1 ? second : first;
    },
    isTwoSided,
    flipChange: (kind, rule) =>
      changes<G>()(kind, rule, {
        fields: ['of'],
        subject: 'of',
        holds: (game, record) => isTwoSided(game, record['of'] as Thing),
        apply: (table, _, record) => {
          const of = record['of'] as Thing;
          table.set(of, counter, 1 - table.count(of, counter));
          return undefined;
        },
      }),
  };
}
