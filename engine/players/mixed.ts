import type { Decision } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

const mostMixed = 4;

/** Whether an answer must be unpredictable: secret, in a competitive game. */
export function mustBeUnpredictable({ system, content }: Session, decision: Decision): boolean {
  return decision.secret && !system.seating(content).together;
}

/** One of the best few, each half as likely as the one before. `ranked`: best first. */
export function mixed<T>(ranked: readonly T[], next: () => number): T {
  const few = Math.min(mostMixed, ranked.length);
  let at = 0;
  while (at < few - 1 && next() < 1 / 2) at++;
  return ranked[at] as T;
}

/** Judged value, and a random tie-breaker. */
export interface RankedOption {
  readonly look: number;
  readonly lot: number;
}

export function inRank<T extends RankedOption>(judged: readonly T[]): readonly T[] {
  return [...judged].sort((a, b) => b.look - a.look || a.lot - b.lot);
}
