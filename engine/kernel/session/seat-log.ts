import type { Erased } from '../basics/erased.ts';
import { isSame, type JsonObject } from '../basics/json.ts';
import type { RuleSystem } from '../contract/system.ts';
import { isCheat, type LogEntry, nameOption } from '../naming/naming.ts';
import { hiddenName, redacted } from '../naming/seat-privacy.ts';
import type { SecretAnswer } from '../procedures/secret-answers.ts';
import type { LogRecord } from './history.ts';

interface Reader {
  readonly system: RuleSystem;
  readonly game: Erased;
  readonly secret: readonly SecretAnswer[];
  readonly seat: number;
  /** Of the same entries. */
  readonly logged: readonly LogRecord[];
  /** Whether a piece of this name lies only where the seat does not see it. */
  readonly isHidden: (name: string) => boolean;
}

/**
 * Others' secret answers show only who gave them, those about pieces that they look at do not name these; cheats only their
 * word, as they may name hidden pieces.
 */
export function seatLog(entries: readonly LogEntry[], reader: Reader): readonly LogEntry[] {
  const { system, game, secret, seat } = reader;
  const told = entries.map((entry) => (isCheat(entry) ? { cheat: withoutNames(entry.cheat) } : entry));
  for (const { pick, do: word } of secret) {
    if (system.seatOf(game, pick['by'] as number) === seat) continue;
    const answer = nameOption(system.names, game, { do: word, pick });
    const at = told.findLastIndex((entry) => isSame(entry, answer));
    if (at >= 0) told[at] = { do: 'secret', by: answer['by'] ?? null };
  }
  return told.map((entry, i) => withoutUnseen(entry, reader.logged[i], reader));
}

/** A loaded answer does not say what could be seen then; it tells what the seat sees now. */
function withoutUnseen(entry: LogEntry, logged: LogRecord | undefined, { system, seat, isHidden }: Reader): LogEntry {
  if (logged === undefined || isCheat(entry) || 'cheat' in logged || entry['do'] === 'secret') return entry;
  if ('pick' in logged) {
    const things = logged.unseen?.[seat] ?? [];
    return things.length === 0 ? entry : redacted(system.names, logged.pick, entry, { things, hidesCount: false });
  }
  const told = Object.entries(entry).map(([field, value]) =>
    typeof value === 'string' && isHidden(value) ? [field, hiddenName] : [field, value],
  );
  return Object.fromEntries(told);
}

/** Set-up without the seed, which determines all hidden positions. */
export function seatSetup(setup: JsonObject): JsonObject {
  const { seed: _, ...rest } = setup;
  return rest;
}

const withoutNames = (cheat: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(cheat).map((word) => [word, hiddenName]));
