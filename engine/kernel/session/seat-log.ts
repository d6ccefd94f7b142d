import type { Erased } from '../basics/erased.ts';
import { isSame, type JsonObject } from '../basics/json.ts';
import type { RuleSystem } from '../contract/system.ts';
import { isCheat, type LogEntry, nameOption } from '../naming/naming.ts';
import { hiddenName } from '../naming/seat-privacy.ts';
import type { SecretAnswer } from '../procedures/secret-answers.ts';

interface Reader {
  readonly system: RuleSystem;
  readonly game: Erased;
  readonly secret: readonly SecretAnswer[];
  readonly seat: number;
}

/** Others' secret answers show only who gave them; cheats only their word, as they may name hidden pieces. */
export function seatLog(entries: readonly LogEntry[], { system, game, secret, seat }: Reader): readonly LogEntry[] {
  const told = entries.map((entry) => (isCheat(entry) ? { cheat: withoutNames(entry.cheat) } : entry));
  for (const { pick, do: word } of secret) {
    if (system.seatOf(game, pick['by'] as number) === seat) continue;
    const answer = nameOption(system.names, game, { do: word, pick });
    const at = told.findLastIndex((entry) => isSame(entry, answer));
    if (at >= 0) told[at] = { do: 'secret', by: answer['by'] ?? null };
  }
  return told;
}

/** Set-up without the seed, which determines all hidden positions. */
export function seatSetup(setup: JsonObject): JsonObject {
  const { seed: _, ...rest } = setup;
  return rest;
}

const withoutNames = (cheat: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(cheat).map((word) => [word, hiddenName]));
