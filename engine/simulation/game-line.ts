import type { Ending, PlayedOut } from './play.ts';
import { seedOf } from './seed-of.ts';
import type { Tallies } from './tally.ts';

/** One game among many, in a line: enough to see whether it is the same game. */
export interface GameLine extends Ending, Partial<Tallies> {
  readonly seed: number;
  readonly logHash: string;
}

export function lineOf({ session, outcome }: PlayedOut): GameLine {
  return { seed: seedOf(session.setup), ...outcome, logHash: session.logHash() };
}

/** As it is listed and hashed: seed, result, rounds, hash of the log; a space between, a line feed at the end. */
export function lineText({ seed, result, rounds, logHash }: GameLine): string {
  return `${seed} ${result ?? '-'} ${rounds} ${logHash}\n`;
}
