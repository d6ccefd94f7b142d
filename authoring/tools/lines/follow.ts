import { isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

/** A log with the set-up that it began from. */
export interface Played {
  readonly setup: JsonObject;
  readonly log: readonly JsonObject[];
}

/**
 * What a game is to the line that was open: the same; the same and longer; a part of it, so that what followed was given
 * up; or another from the entry `at` on. `new`: it began from another set-up.
 */
export type Followed =
  | { readonly kind: 'same' | 'grown' | 'new' }
  | { readonly kind: 'cut' | 'branched'; readonly at: number };

export function followed(line: Played, game: Played): Followed {
  if (!isSame(line.setup as Json, game.setup as Json)) return { kind: 'new' };
  const at = commonEntries(line.log, game.log);
  if (at === line.log.length) return { kind: at === game.log.length ? 'same' : 'grown' };
  return { kind: at === game.log.length ? 'cut' : 'branched', at };
}

/** How many entries two logs have in common at their beginning. */
export function commonEntries(one: readonly JsonObject[], other: readonly JsonObject[]): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at++) {
    const [a, b] = [one[at] as JsonObject, other[at] as JsonObject];
    if (a !== b && !isSame(a, b)) return at;
  }
  return most;
}
