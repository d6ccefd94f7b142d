import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import { emptyScope } from '#engine/kernel/language/compile.ts';
import { usesOf } from '#engine/kernel/lasting-effects/lasting-changes.ts';
import { last } from '#engine/kernel/lasting-effects/lasting-ops.ts';
import { endLasting } from '#engine/kernel/lasting-effects/periods.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';

/** For games like Arkham; only the test slice has it so far. */
export interface UseLimit {
  readonly times: number;
  readonly per: string;
  /** All copies share the limit; else each counts alone, anew when it returns. */
  readonly together?: boolean;
}

/** `text`: key of the limit in records, such as its path. */
export const isUsedUp = (game: KernelGame, text: string, source: Thing, limit: UseLimit): boolean =>
  usesOf(game, text, limit.together === true ? -1 : source, limit.per) >= limit.times;

/** Needs `lastingChanges`, and steps that open and close the period. */
export function countUse(text: string, self: Thing, source: Thing, { per, together = false }: UseLimit): Next {
  const counted = { ...emptyScope, self, source: together ? -1 : source };
  return last(
    counted,
    { is: 'counts', text, on: together ? [] : [source], until: { name: per, of: -1, at: 'end' } },
    'use',
  );
}

export const forgetUses = ({ table }: KernelGame, source: Thing): Next =>
  table.lasting.filter((one) => one.is === 'counts' && one.source === source).map((one) => endLasting(one, 'gone'));
