import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import { nobody } from '#engine/kernel/language/compile.ts';
import { usesOf } from '#engine/kernel/lasting/lasting-changes.ts';
import { last } from '#engine/kernel/lasting/lasting-ops.ts';
import { lapse } from '#engine/kernel/lasting/periods.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';

/**
 * How often a text may be used in a period. Meant for games like Arkham: only the test slice uses it so far.
 */
export interface UseLimit {
  readonly times: number;
  /** The period, by the game's name for it. */
  readonly per: string;
  /** All copies count as one; else each copy counts for itself, and anew when it comes back. */
  readonly together?: boolean;
}

/** `text`: how the limit is called in records, as the path of what it limits. */
export const isUsedUp = (game: KernelGame, text: string, source: Thing, limit: UseLimit): boolean =>
  usesOf(game, text, limit.together === true ? -1 : source, limit.per) >= limit.times;

/** One use more, until the period is over. The game has `lastingChanges`, and its steps open and close the period. */
export function countUse(text: string, self: Thing, source: Thing, { per, together = false }: UseLimit): Next {
  const counted = { ...nobody, self, source: together ? -1 : source };
  return last(
    counted,
    { is: 'counts', text, on: together ? [] : [source], until: { name: per, of: -1, at: 'end' } },
    'use',
  );
}

/** What has left counts anew when it comes back: how often its texts were used is forgotten. */
export const forgetUses = ({ table }: KernelGame, source: Thing): Next =>
  table.lasting.filter((one) => one.is === 'counts' && one.source === source).map((one) => lapse(one, 'gone'));
