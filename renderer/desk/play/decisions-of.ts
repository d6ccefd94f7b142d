import type { EventView } from '#authoring/project/sentences/spoken-game.ts';
import type { EntryView } from '../workers/engine-calls.ts';

/** The log entries (from 0) that ran an effect of a thing. */
export function decisionsOf(
  id: string,
  entries: readonly Pick<EntryView, 'events'>[],
  events: readonly Pick<EventView, 'path'>[],
): readonly number[] {
  return entries.flatMap(({ events: first }, at) => {
    const end = entries[at + 1]?.events ?? events.length;
    return events.slice(first, end).some(({ path }) => isOf(path, id)) ? [at] : [];
  });
}

/** A path begins with an id, or with the name of a list. */
const isOf = (path: string | null, id: string): boolean => path?.split('/', 2).includes(id) === true;
