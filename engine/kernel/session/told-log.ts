import type { Erased } from '../basics/erased.ts';
import { isSame, type JsonObject } from '../basics/json.ts';
import type { RuleSystem } from '../contract/system.ts';
import { type Entry, isCheat, nameOption } from '../naming/naming.ts';
import { unseen } from '../naming/veil.ts';
import type { SecretAnswer } from '../procedures/secret-answers.ts';

/** Whose eyes a log is told for: a seat of a game, and what is answered secretly in it. */
interface Reader {
  readonly system: RuleSystem;
  readonly game: Erased;
  readonly secret: readonly SecretAnswer[];
  readonly seat: number;
}

/**
 * A log as a seat may know it: an answer of another's that is still secret says only whose it is, and a cheat only which
 * one: what it names may lie face down.
 */
export function toldLog(entries: readonly Entry[], { system, game, secret, seat }: Reader): readonly Entry[] {
  const told = entries.map((entry) => (isCheat(entry) ? { cheat: withoutNames(entry.cheat) } : entry));
  for (const { pick, do: word } of secret) {
    if (system.seatOf(game, pick['by'] as number) === seat) continue;
    const answer = nameOption(system.names, game, { do: word, pick });
    const at = told.findLastIndex((entry) => isSame(entry, answer));
    if (at >= 0) told[at] = { do: 'secret', by: answer['by'] ?? null };
  }
  return told;
}

/** The set-up as a seat may know it: without the seed, from which everybody could reckon where everything lies. */
export function toldSetup(setup: JsonObject): JsonObject {
  const { seed: _, ...rest } = setup;
  return rest;
}

const withoutNames = (cheat: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(cheat).map((word) => [word, unseen]));
