import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { eventChange } from '../changes/plain-changes.ts';

/** A pile that effects name. */
export interface NamedPile<G> {
  /** -1: no such pile. */
  readonly place: (game: G, scope: Scope) => Place;
  /** Anybody may look at it, and its order stays. */
  readonly isOpen?: true;
}
/** Piles of a game by the words of its effects, which `search` and `lookAt` share. */
export interface LookedThrough<G> {
  readonly piles: { readonly [word: string]: NamedPile<G> };
  readonly example: { readonly effect: { readonly op: string }; readonly condition: { readonly op: string } };
}

/** Cards are looked at: only `by` is told which. They stay where they are. */
export const lookChange = (rule: RuleId): AnyChange => eventChange('look', rule, ['by', 'cards']);

export const wordsOf = <G>({ piles }: LookedThrough<G>): readonly [string, ...string[]] =>
  Object.keys(piles) as [string, ...string[]];

export const topOf = (
  game: { readonly table: { at(place: Place): readonly Thing[] } },
  pile: Place,
  most = Number.POSITIVE_INFINITY,
): readonly Thing[] => (pile < 0 ? [] : game.table.at(pile).slice(0, Math.max(0, most)));
