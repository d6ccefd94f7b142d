import type { Ending, PlayedOut } from './play.ts';
import { seedOf } from './seed-of.ts';
import type { Tallies } from './tally.ts';

export interface GameSummary extends Ending, Partial<Tallies> {
  readonly seed: number;
  readonly logHash: string;
  /** What it asked its content for, as `AskedParts` writes it. */
  readonly asked?: string;
}

export function lineOf({ session, outcome }: PlayedOut): GameSummary {
  return { seed: seedOf(session.setup), ...outcome, logHash: session.logHash() };
}

/** Seed, result, rounds and log hash, separated by spaces, with a line feed. */
export function lineText({ seed, result, rounds, logHash }: GameSummary): string {
  return `${seed} ${result ?? '-'} ${rounds} ${logHash}\n`;
}
