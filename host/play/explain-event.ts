import { eventNamed } from '#authoring/project/play/event-named.ts';
import { contentOf, type Playable, withOverlay } from '#authoring/project/play/playable.ts';
import { type Explained, explained } from '#authoring/project/sentences/explained.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { explain } from '#engine/kernel/explain/explanation.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** No such event; how many there are, and of which kinds. */
export interface NoSuchEvent {
  readonly events: number;
  readonly kinds: readonly string[];
}

export interface ExplainedGame {
  readonly playable: Playable;
  readonly over?: JsonObject | undefined;
  readonly session: Session;
  /** Where the search for an event of a kind starts; falls back to earlier ones. */
  readonly from?: number;
}

export function explainEvent({ playable, over, session, from }: ExplainedGame, named: string): Explained | NoSuchEvent {
  const events = session.eventsFrom(0);
  const index = eventNamed(events, named, from) ?? eventNamed(events, named);
  const found = index === null ? null : explain(session, (probe) => contentOf(playable, over, probe), index);
  if (found === null)
    return { events: events.length, kinds: [...new Set(events.map(({ kind }) => String(kind)))].sort() };
  const documents = over === undefined ? playable.documents : withOverlay(playable, over);
  return explained(playable.system, documents, found);
}
