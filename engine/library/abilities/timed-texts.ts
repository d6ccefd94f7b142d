import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { goto, type Next, type RuleId } from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { AbilityGame } from './ability-game.ts';
import type { AbilityEntry } from './entry.ts';

/** Texts at times that are no changes, e.g. the start of a phase. */
export interface TimedTexts<G> {
  readonly procedure: AnyProcedure;
  /** `self`: owner or affected, or -1. */
  at(game: G, self: Thing, source: Thing, when: string): Next;
}

/** In printed order, each condition when its turn comes. A card that leaves is still read to its end. */
export function timedTexts<G extends AbilityGame>(
  rule: RuleId,
  entriesAt: (game: G, source: Thing, when: string) => readonly AbilityEntry[],
): TimedTexts<G> {
  const { procedure, call } = rulebook<G>();
  const reading = procedure(
    'timedTexts',
    ({ self, source, when }: { self: Thing; source: Thing; when: string }) => ({ self, source, when, at: 0 }),
    ({ step }) => ({
      next: step(rule, (game, my): Next => {
        const entry = entriesAt(game, my.source, my.when)[my.at];
        if (entry === undefined) return undefined;
        my.at++;
        const scope = game.scope(my.self, my.source);
        const speaks = entry.condition === null || entry.condition(game, scope);
        return [speaks ? runBlock(entry.block, scope) : undefined, goto('next')];
      }),
    }),
    ['source'],
  );
  return {
    procedure: reading,
    at: (game, self, source, when) =>
      entriesAt(game, source, when).length === 0 ? undefined : call(reading, { self, source, when }),
  };
}
