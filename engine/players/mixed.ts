import type { Decision } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** Out of how many of the best a secret answer is drawn. */
const mostMixed = 4;

/**
 * Whether an answer is worth nothing once others can foresee it: one that is given in secret, where seats play against each other.
 */
export function isMixed({ system, content }: Session, decision: Decision): boolean {
  return decision.secret && !system.seating(content).together;
}

/** One of the few best, each half as likely as the better one before it. `ranked` has the best first. */
export function mixed<T>(ranked: readonly T[], next: () => number): T {
  const few = Math.min(mostMixed, ranked.length);
  let at = 0;
  while (at < few - 1 && next() < 1 / 2) at++;
  return ranked[at] as T;
}

/** Something with how it looks, and a lot that decides between what looks alike. */
export interface Judged {
  readonly look: number;
  readonly lot: number;
}

/** What looks best first. */
export function inRank<T extends Judged>(judged: readonly T[]): readonly T[] {
  return [...judged].sort((a, b) => b.look - a.look || a.lot - b.lot);
}
