import { endLasting } from '#engine/kernel/changes/delayed-effects.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import { emptyScope } from '#engine/kernel/language/compile.ts';
import { usesOf } from '#engine/kernel/lasting-effects/lasting-changes.ts';
import { last } from '#engine/kernel/lasting-effects/lasting-ops.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';

/** Whose uses count together. Only those of the same title outlive a card that leaves and returns. */
export const limitScopes = ['player', 'group', 'title'] as const;

/** "Limit once per round" is `{ times: 1, per: 'round' }`. */
export interface UseLimit {
  readonly times: number;
  /** Name of a period; one that is never closed lasts until the end of the game. */
  readonly per: string;
  /** `player` (default): each player for each card. `group`: all players for each card. `title`: all copies and players. */
  readonly scope?: (typeof limitScopes)[number];
}

export interface LimitedUse {
  /** Key of the text, such as its path. */
  readonly text: string;
  /** Key shared by all designs of one title, with what is counted if a title has several limits. */
  readonly title: string;
  readonly by: Thing;
  readonly source: Thing;
}

/** What is counted, and the things whose uses it counts. */
function keyOf({ scope = 'player' }: UseLimit, { text, title, by, source }: LimitedUse) {
  if (scope === 'title') return { text: title, on: [] };
  return { text, on: scope === 'group' ? [source] : [source, by] };
}

export function isUsedUp(game: KernelGame, limit: UseLimit, use: LimitedUse): boolean {
  const { text, on } = keyOf(limit, use);
  return usesOf(game, text, on, limit.per) >= limit.times;
}

/** Needs `lastingChanges`, and steps that open and close the period. */
export function countUse(limit: UseLimit, use: LimitedUse): Next {
  const { text, on } = keyOf(limit, use);
  const [source = -1] = on;
  const until = { name: limit.per, of: -1, at: 'end' } as const;
  return last({ ...emptyScope, self: use.by, source }, { is: 'counts', text, on, until }, 'use');
}

/** For a card that leaves: what returns is a new instance. */
export const forgetUses = ({ table }: KernelGame, source: Thing): Next =>
  table.lasting.filter((one) => one.is === 'counts' && one.source === source).map((one) => endLasting(one, 'gone'));

/** "Limit X per card" of attachments: whether so many others of its title are attached to the host. */
export const isHostFull = (
  { table }: KernelGame,
  card: Thing,
  host: Thing,
  most: number,
  titleOf: (card: Thing) => string,
): boolean => table.on(host).filter((one) => one !== card && titleOf(one) === titleOf(card)).length >= most;
