import { isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

export interface PlayedLog {
  readonly setup: JsonObject;
  readonly log: readonly JsonObject[];
}

/** `grown`: continues the branch; `cut`: a prefix; `branched`: differs from entry `at`; `new`: other set-up. */
export type LogRelation =
  | { readonly kind: 'same' | 'grown' | 'new' }
  | { readonly kind: 'cut' | 'branched'; readonly at: number };

export function branchRelation(line: PlayedLog, game: PlayedLog): LogRelation {
  if (!isSame(line.setup as Json, game.setup as Json)) return { kind: 'new' };
  const at = commonEntries(line.log, game.log);
  if (at === line.log.length) return { kind: at === game.log.length ? 'same' : 'grown' };
  return { kind: at === game.log.length ? 'cut' : 'branched', at };
}

export function commonEntries(one: readonly JsonObject[], other: readonly JsonObject[]): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at++) {
    const [a, b] = [one[at] as JsonObject, other[at] as JsonObject];
    if (a !== b && !isSame(a, b)) return at;
  }
  return most;
}
