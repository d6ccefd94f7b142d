import type { EventView } from '#authoring/project/sentences/spoken-game.ts';
import type { EntryView } from '../workers/engine-calls.ts';

/** For each id, the last log entry (from 0) that ran one of its effects. */
export function lastDecisions(
  entries: readonly Pick<EntryView, 'events'>[],
  events: readonly Pick<EventView, 'path'>[],
): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const [at, { events: first }] of entries.entries()) {
    const end = entries[at + 1]?.events ?? events.length;
    for (const { path } of events.slice(first, end)) {
      // A path begins with an id, or with the name of a list
      const [one, other] = (path ?? '').split('/');
      if (one !== undefined && one !== '') last.set(one, at);
      if (other !== undefined) last.set(other, at);
    }
  }
  return last;
}
