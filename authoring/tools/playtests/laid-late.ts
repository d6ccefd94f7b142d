import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { Ground } from './begin.ts';
import { playThrough } from './run.ts';
import type { Shrinking } from './shrink.ts';

/** What a table document tells and nobody can lay: how the game came out, and what is known of what lies face down. */
const told = new Set(['result', 'seen', 'figures']);

/** Everything that lies on the table of a game, as `put` lays it on an empty one. */
export function allOnTheTable(session: Session): JsonObject {
  const laid = Object.entries(session.table()).filter(([key, value]) => !told.has(key) && !isNothing(value as Json));
  return Object.fromEntries(laid) as JsonObject;
}

/** On an empty table there is none of it anyway. */
function isNothing(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (isObject(value) && Object.keys(value).length === 0);
}

/**
 * A test begun as late as it still holds: with all on the table that lies there after its first steps, and without these
 * steps. The test itself where it can begin no later.
 */
export function* layingLate(
  test: Playtest,
  ground: Ground,
  holds: (later: Playtest) => boolean,
): Generator<Shrinking, Playtest> {
  let runs = 0;
  for (const later of beginningsOf(test, ground)) {
    yield { runs: ++runs };
    if (holds(later)) return later;
  }
  return test;
}

/** The test begun after each of its steps, the last first. In the middle of something what is laid asks something else. */
function* beginningsOf(test: Playtest, ground: Ground): Generator<Playtest> {
  const { session, done } = playThrough(test, ground);
  if (session === null) return;
  const { put: _, ...given } = test.given;
  for (let steps = done.length - 1; steps >= 0; steps--) {
    session.undoTo(done[steps]?.entries ?? 0);
    const laid = { ...given, table: 'empty' as const, put: allOnTheTable(session) };
    if (session.decision !== null) yield { ...test, given: laid, when: test.when.slice(steps) };
  }
}
