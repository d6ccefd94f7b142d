import type { Session } from './session.ts';

/** An entry of the log after which the story stood otherwise. */
export interface Moment {
  /** Its place in the log. */
  readonly entry: number;
  readonly round: number;
  /** What its events did to the story together, in steps: above 0 towards a victory, below 0 towards a loss. */
  readonly steps: number;
  /** Those events, by their place among all. */
  readonly events: readonly number[];
}

/** The entries of a game that moved its story, those that moved it furthest first, and of equals the later. */
export function momentsOf(session: Session): readonly Moment[] {
  const turns = session.system.turns?.(session.game, session.eventsFrom(0)) ?? [];
  const moments = new Map<number, Moment>();
  let entry = -1;
  for (const { event, round, steps } of turns) {
    while (entry + 1 < session.decisions && session.eventsBefore(entry + 1) <= event) entry++;
    const { steps: sum = 0, events = [] } = moments.get(entry) ?? {};
    moments.set(entry, { entry, round, steps: sum + steps, events: [...events, event] });
  }
  // What the set-up did, nobody has decided.
  moments.delete(-1);
  return [...moments.values()]
    .filter(({ steps }) => steps !== 0)
    .sort((a, b) => Math.abs(b.steps) - Math.abs(a.steps) || b.entry - a.entry);
}
