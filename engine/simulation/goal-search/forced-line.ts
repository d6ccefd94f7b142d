import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import { seatOfOne } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { ownerOf } from './goal.ts';
import type { GoalWatcher } from './lookout.ts';
import { seeker } from './seeker.ts';
import type { GameRecord } from './try-game.ts';

const mostCheats = 60;
const mostAnswersAfter = 40;

/** A single cheat that names the goal's design, then as few answers as found. null: none does it. */
export function forcedLine(system: RuleSystem, lookout: GoalWatcher, from: GameRecord): GameRecord | null {
  const owner = ownerOf(lookout.goal);
  if (owner === '' || system.cheats === undefined) return null;
  const start = opened(system, lookout, from);
  if (start === null) return null;
  const cheats = cheatsNaming(system, start, owner).slice(0, mostCheats);
  let best: GameRecord | null = null;
  for (const cheat of cheats) {
    const line = forcedBy(system, lookout, from, cheat);
    if (line !== null && line.log.length < (best?.log.length ?? Number.POSITIVE_INFINITY)) best = line;
  }
  return best;
}

function opened(system: RuleSystem, lookout: GoalWatcher, { setup, log }: GameRecord): Session | null {
  lookout.begin();
  try {
    const session = Session.open(system, lookout.content, setup, { watch: lookout.watch });
    for (const entry of log) session.enter(entry);
    return session;
  } catch (error) {
    return refused(error);
  }
}

function forcedBy(system: RuleSystem, lookout: GoalWatcher, from: GameRecord, cheat: JsonObject): GameRecord | null {
  const session = opened(system, lookout, from);
  if (session === null) return null;
  try {
    session.cheat(cheat);
    const player = seeker(lookout.wanted, 1);
    const most = session.decisions + mostAnswersAfter;
    while (!lookout.isReached(session) && session.decision !== null && session.decisions < most)
      session.choose(lookout.aside(() => player.choose(session, seatOfOne(session))));
    return lookout.isReached(session) ? { setup: from.setup, log: session.entries } : null;
  } catch (error) {
    return refused(error);
  }
}

function refused(error: unknown): null {
  if (error instanceof EngineFault || error instanceof RefusalError) return null;
  throw error;
}

/** Cheats that contain a name, with all values of their other fields. */
function cheatsNaming(system: RuleSystem, { game }: Session, name: string): readonly JsonObject[] {
  const { inPlay, names } = system.vocabulary;
  const known = { ...names, ...inPlay(game) };
  const listed = (schema: Json): readonly Json[] => {
    if (!isObject(schema)) return [];
    if (Array.isArray(schema['enum'])) return schema['enum'] as readonly Json[];
    if (schema['type'] === 'integer') return [typeof schema['minimum'] === 'number' ? schema['minimum'] : 0];
    const sorts = Array.isArray(schema['x-name-of']) ? (schema['x-name-of'] as readonly string[]) : [];
    return sorts.flatMap((sort) => known[sort] ?? []);
  };
  const forms = (system.cheats as JsonObject)['anyOf'] ?? (system.cheats as JsonObject)['oneOf'];
  return (Array.isArray(forms) ? (forms as readonly Json[]) : []).flatMap((form) => {
    const [[word, about] = ['', null]] =
      isObject(form) && isObject(form['properties']) ? Object.entries(form['properties']) : [];
    if (!isObject(about) || !isObject(about['properties'])) return [];
    const fields = about['properties'] as { readonly [field: string]: Json };
    const required = Array.isArray(about['required']) ? (about['required'] as readonly string[]) : [];
    return required.flatMap((named) => {
      const field = fields[named];
      if (!isObject(field) || !Array.isArray(field['x-name-of']) || field['type'] !== 'string') return [];
      const others = required.filter((other) => other !== named);
      return combined(others, (other) => listed(fields[other] ?? null)).map((rest) => ({
        [word]: { ...rest, [named]: name },
      }));
    });
  });
}

function combined(fields: readonly string[], values: (field: string) => readonly Json[]): readonly JsonObject[] {
  let ways: readonly JsonObject[] = [{}];
  for (const field of fields) ways = ways.flatMap((way) => values(field).map((value) => ({ ...way, [field]: value })));
  return ways;
}
