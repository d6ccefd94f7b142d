import type { PlayedOut } from './play.ts';
import { seedOf } from './seed-of.ts';

/** One game among many, in a line: enough to see whether it is the same game. */
export interface GameLine {
  readonly seed: number;
  readonly result: string | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly logHash: string;
}

export function lineOf({ session, outcome: { result, rounds, decisions } }: PlayedOut): GameLine {
  return { seed: seedOf(session.setup), result, rounds, decisions, logHash: session.logHash() };
}

/** As it is listed and hashed: seed, result, rounds, hash of the log; a space between, a line feed at the end. */
export function lineText({ seed, result, rounds, logHash }: GameLine): string {
  return `${seed} ${result ?? '-'} ${rounds} ${logHash}\n`;
}
