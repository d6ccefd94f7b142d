import { extended } from '../basics/extended.ts';
import { isSame } from '../basics/json.ts';
import type { Pattern, Scope } from '../language/block.ts';
import { byOf, runBlock } from '../language/effect-procedures.ts';
import { type ChangeRecord, change, type Next } from '../procedures/next.ts';
import type { LastingEffect } from '../table/lasting.ts';
import type { KernelGame, Reaction } from './windows.ts';

export const scopeOf = ({ self, source, target, names }: LastingEffect): Scope => ({
  self,
  source,
  target,
  names,
  record: null,
});

/** `because`: period over, effect done, or its thing gone. */
export const endLasting = ({ id, text, self, source }: LastingEffect, because: 'over' | 'done' | 'gone'): Next =>
  change('lapse', { lasting: id, text, self, source, because });

/** A delayed effect ends and acts, for its period or in answer to a change. */
export const actOnce = (delayed: LastingEffect, record: ChangeRecord | null = null): Next => [
  endLasting(delayed, 'done'),
  runBlock(delayed.text, extended(scopeOf(delayed), { record })),
];

export const delayedReaction = (
  game: KernelGame,
  delayed: LastingEffect,
  record: ChangeRecord | null = null,
): Reaction => ({
  pick: game.windows.delayedPick?.(game, delayed) ?? byOf(delayed.self),
  next: actOnce(delayed, record),
  lasting: delayed.id,
});

const none: readonly never[] = [];

export function patternOf(game: KernelGame, { when }: Pick<LastingEffect, 'when'>): Pattern | undefined {
  return when === undefined ? undefined : game.block(when)?.pattern;
}

/** Effects delayed until a change of this kind. */
export function delayedUntil(game: KernelGame, { kind }: ChangeRecord): readonly LastingEffect[] {
  const { lasting } = game.table;
  // Asked for every change: mostly nothing waits for any
  for (const { when } of lasting)
    if (when !== undefined) return lasting.filter((one) => patternOf(game, one)?.change === kind);
  return none;
}

/** Delayed effects that this change fires at this moment. */
export function firedBy(
  game: KernelGame,
  record: ChangeRecord,
  moment: NonNullable<Pattern['moment']>,
): readonly Reaction[] {
  const delayed = delayedUntil(game, record);
  if (delayed.length === 0) return none;
  return delayed.flatMap((one) => {
    const { moment: its = 'after', matches } = patternOf(game, one) as Pattern;
    const fires = its === moment && matches(game, extended(scopeOf(one), { record }), record);
    return fires ? [delayedReaction(game, one, record)] : [];
  });
}

/** Without those named like another one: a delayed effect may have the name of its text. The first of a name is done. */
export const namedOnce = (reactions: readonly Reaction[]): readonly Reaction[] =>
  reactions.length < 2
    ? reactions
    : reactions.filter(
        (one, i) =>
          !reactions
            .slice(0, i)
            .some((before) => (before.lasting ?? one.lasting) !== undefined && isSame(before.pick, one.pick)),
      );
