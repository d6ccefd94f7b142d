import type { ToldEvent } from '#authoring/project/sentences/spoken-game.ts';
import type { ToldEntry } from '../workers/engine-calls.ts';

/** Of everything whose effects did something in a game: the place in its log, from 0, of the last answer that brought it about. */
export function lastDecisions(
  entries: readonly Pick<ToldEntry, 'events'>[],
  events: readonly Pick<ToldEvent, 'path'>[],
): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const [at, { events: first }] of entries.entries()) {
    const end = entries[at + 1]?.events ?? events.length;
    for (const { path } of events.slice(first, end)) {
      // The way begins with the id, or with the list that it stands in
      const [one, other] = (path ?? '').split('/');
      if (one !== undefined && one !== '') last.set(one, at);
      if (other !== undefined) last.set(other, at);
    }
  }
  return last;
}
