import { scopeOf } from '../changes/delayed-effects.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { LastingEffect } from '../table/lasting.ts';
import type { Thing } from '../table/things-and-places.ts';

/** The game turns it into a `Modifier` with its own fields. */
export interface LastingModifier {
  readonly lasting: LastingEffect;
  readonly layer: string;
  readonly amount: number;
}
const none: readonly LastingModifier[] = [];

/** Oldest first. */
export function lastingModifiers(game: KernelGame, number: string, of: Thing): readonly LastingModifier[] {
  const { lasting: all } = game.table;
  if (all.length === 0) return none;
  const found: LastingModifier[] = [];
  for (const lasting of all) {
    if (lasting.is !== 'stands') continue;
    for (const { number: its, layer, of: on, amount } of game.standings?.(lasting.text) ?? []) {
      if (its !== number) continue;
      const scope = scopeOf(lasting);
      if (on(game, scope).includes(of)) found.push({ lasting, layer, amount: amount(game, scope) });
    }
  }
  return found;
}
