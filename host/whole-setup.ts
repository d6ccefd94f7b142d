import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { type Content, RefusalError, type RuleSystem } from '#engine/kernel/system.ts';

/** A set-up in its short form: part of the document, and so many players with one role each, in the system's order. */
export interface ShortSetup {
  readonly setup: JsonObject;
  readonly players?: number;
  /** What the players have reached in earlier games. */
  readonly ledger?: JsonObject;
}

/** The whole set-up document. Throws `RefusalError`. */
export function wholeSetup(system: RuleSystem, content: Content, short: ShortSetup): JsonObject {
  const seated = seatedSetup(system, content, short);
  if (short.ledger === undefined || system.ledger === undefined) return seated;
  return system.readSetup(
    content,
    system.ledger.seat({ ...short.setup, players: seated['players'] ?? [] }, short.ledger),
  );
}

function seatedSetup(system: RuleSystem, content: Content, { setup, players }: ShortSetup): JsonObject {
  const whole = system.readSetup(content, setup);
  if (players === undefined) return whole;
  const all = (whole['players'] ?? []) as readonly Json[];
  if (all.length < players) throw new RefusalError('tooManyPlayers', { most: all.length });
  return system.readSetup(content, { ...setup, players: all.slice(0, players) });
}
