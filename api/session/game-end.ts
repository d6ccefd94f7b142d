import type { Session } from '#engine/kernel/session/session.ts';
import { turningPointsOf } from '#engine/kernel/session/turning-points.ts';
import { undoneView } from '#engine/kernel/session/undone-part.ts';
import { seatOutcomes } from './seat-outcome.ts';
import type { GameEnd } from './session-replies.ts';

/** Null while the game goes on. */
export function endOf(session: Session): GameEnd | null {
  const { system, game, result, endedBy, eventCount } = session;
  if (result === null) return null;
  return {
    result,
    rule: endedBy,
    // Nothing happens after the end.
    event: eventCount > 0 ? eventCount - 1 : null,
    rounds: system.round(game),
    decisions: session.decisions,
    seats: seatOutcomes(session),
    rank: system.rank?.(game) ?? null,
    rating: system.rating?.(game) ?? null,
    unlocked: system.unlocked?.(game) ?? null,
    takenBack: session.past.takenBack.map((mark) => undoneView(mark)),
    moments: turningPointsOf(session).map((moment) => ({ ...moment, events: [...moment.events] })),
  };
}
