import type { Session } from './session.ts';

export interface TurningPoint {
  readonly entry: number;
  readonly round: number;
  /** Sum of its events: above 0 towards victory, below 0 towards loss. */
  readonly steps: number;
  readonly events: readonly number[];
}

export function turningPointsOf(session: Session): readonly TurningPoint[] {
  const turns = session.system.turns?.(session.game, session.eventsFrom(0)) ?? [];
  const moments = new Map<number, TurningPoint>();
  let entry = -1;
  for (const { event, round, steps } of turns) {
    while (entry + 1 < session.decisions && session.eventsBefore(entry + 1) <= event) entry++;
    const { steps: sum = 0, events = [] } = moments.get(entry) ?? {};
    moments.set(entry, { entry, round, steps: sum + steps, events: [...events, event] });
  }
  // The set-up is nobody's decision
  moments.delete(-1);
  return [...moments.values()]
    .filter(({ steps }) => steps !== 0)
    .sort((a, b) => Math.abs(b.steps) - Math.abs(a.steps) || b.entry - a.entry);
}
