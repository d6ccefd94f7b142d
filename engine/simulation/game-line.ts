import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { DecidedEarly } from './answers/decided-early.ts';
import type { AnswersInGame } from './answers/offered-answers.ts';
import type { Ending, Game, PlayedOut } from './play.ts';
import { seedOf } from './seed-of.ts';
import type { Tallies } from './tally.ts';

export interface GameSummary extends Ending, Partial<Tallies> {
  readonly seed: number;
  readonly logHash: string;
  /** What it asked its content for, as `AskedParts` writes it. */
  readonly asked?: string;
  /** Which effects ran, as `AskedParts` writes it. */
  readonly ran?: string;
  readonly answers?: AnswersInGame;
  /** Null: it was looked for, and there is no such place. */
  readonly decided?: DecidedEarly | null;
  /** Why it has no end. Such a game is not won. */
  readonly unended?: Unended;
}
export interface Unended {
  readonly code: string;
  readonly text: Text;
  readonly data: JsonObject;
}

export function lineOf({ session, outcome }: PlayedOut): GameSummary {
  return { seed: seedOf(session.setup), ...outcome, logHash: session.logHash() };
}

export function lineWithoutEnd({ system, content, setup }: Game, unended: Unended): GameSummary {
  const won = system.seating(content).together ? false : null;
  const none = { result: null, reason: null, rank: null, rounds: 0, decisions: 0, seats: [] };
  return { seed: seedOf(setup as JsonObject), ...none, won, logHash: '', unended };
}

/** Seed, result, rounds and log hash, separated by spaces, with a line feed. */
export function lineText({ seed, result, rounds, logHash }: GameSummary): string {
  return `${seed} ${result ?? '-'} ${rounds} ${logHash}\n`;
}
