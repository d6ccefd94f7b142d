import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import { doneAtOnce } from '#engine/kernel/language/effect-procedures.ts';
import { batch, type ChangeNext, type Next } from '#engine/kernel/procedures/next.ts';

/** Joins calls into fewer, as `HarmDealing.joined` does. */
export type JoinCalls = (nexts: readonly Next[]) => readonly Next[];

/**
 * Does several things at the same time: their changes are one batch. What has steps of its own, such as a further
 * choice, follows in order.
 */
export function atOnce(game: KernelGame, all: readonly Next[], join: JoinCalls = (nexts) => nexts): readonly Next[] {
  const together: ChangeNext[] = [];
  const rest: Next[] = [];
  const gather = (next: Next): void => {
    if (next === undefined) return;
    if (!('kind' in next)) return next.forEach(gather);
    const opened = next.kind === 'call' ? doneAtOnce(game, next) : null;
    if (opened !== null) opened.forEach(gather);
    else if (next.kind === 'change') together.push(next);
    else if (next.kind === 'batch')
      for (const record of next.records) together.push({ kind: 'change', record, into: null });
    else rest.push(next);
  };
  all.forEach(gather);
  return [...(together.length > 1 ? [batch(together)] : together), ...join(rest)];
}
