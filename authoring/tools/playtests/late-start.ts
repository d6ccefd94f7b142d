import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { PlaytestContext } from './begin.ts';
import { playThrough } from './run.ts';
import type { Shrinking } from './shrink.ts';

/** Results and knowledge of hidden cards cannot be put. */
const told = new Set(['result', 'seen', 'figures']);

/** In the form of `put` for an empty table. */
export function wholeTable(session: Session): JsonObject {
  const laid = Object.entries(session.table()).filter(([key, value]) => !told.has(key) && !isNothing(value as Json));
  return Object.fromEntries(laid) as JsonObject;
}

function isNothing(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (isObject(value) && Object.keys(value).length === 0);
}

/** Puts the table after the first steps on an empty one, and drops these steps. */
export function* lateStarts(
  test: Playtest,
  ground: PlaytestContext,
  holds: (later: Playtest) => boolean,
): Generator<Shrinking, Playtest> {
  let runs = 0;
  for (const later of beginningsOf(test, ground)) {
    yield { runs: ++runs };
    if (holds(later)) return later;
  }
  return test;
}

/** Last step first. Positions within an effect cannot be put, and fail. */
function* beginningsOf(test: Playtest, ground: PlaytestContext): Generator<Playtest> {
  const { session, done } = playThrough(test, ground);
  if (session === null) return;
  const { put: _, ...given } = test.given;
  for (let steps = done.length - 1; steps >= 0; steps--) {
    session.undoTo(done[steps]?.entries ?? 0);
    const laid = { ...given, table: 'empty' as const, put: wholeTable(session) };
    if (session.decision !== null) yield { ...test, given: laid, when: test.when.slice(steps) };
  }
}
