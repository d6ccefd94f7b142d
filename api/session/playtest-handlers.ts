import type { Playable } from '#authoring/project/play/playable.ts';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { recordPlaytest } from '#authoring/tools/playtests/record-playtest.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import { shrinkFailing } from '#authoring/tools/playtests/shrink-failing.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { PlayedGame } from './played-game.ts';
import type { CallFields, Reply } from './session-api.ts';
import { RequestError } from './session-faults.ts';

export interface TestContext {
  readonly playable: Playable;
  readonly readSave: (name: string) => Json;
}

/** Throws if it is not a valid test. */
type Refuse = (test: JsonObject) => void;
const testOf = (test: JsonObject, refuse: Refuse): Playtest => {
  refuse(test);
  return test as unknown as Playtest;
};

export function runTests({ tests }: CallFields<'playtests'>, ground: TestContext, refuse: Refuse): Reply<'playtests'> {
  return tests.map((test) => {
    const { file: _, legal: __, rules, ...result } = runPlaytest('', testOf(test, refuse), ground);
    return { ...result, message: { ...result.message }, rules: [...rules] };
  });
}

export function recordTest(asked: CallFields<'record'>, game: PlayedGame, ground: TestContext): Reply<'record'> {
  const { name, from, to, events = [], table = [], result = false } = asked;
  const { session, over } = game;
  if (from > to || to > session.decisions)
    throw new RequestError('noStretch', { from, to, entries: session.decisions });
  const played = { setup: session.setup, entries: session.entries, content: over, laid: session.laid };
  const test = recordPlaytest(played, { name, from, to, ticked: { events, table, result } }, ground);
  return { test: test as unknown as JsonObject | null };
}

/** `before`: the project when the test passed; null: unknown, or it had errors. */
export function shrinkTest(
  { test, runs }: CallFields<'shrink'>,
  now: TestContext,
  before: Playable | null,
  refuse: Refuse,
): Reply<'shrink'> {
  const on = { now, ...(before === null ? {} : { before: { ...now, playable: before } }) };
  const shrunk = shrinkFailing(testOf(test, refuse), on, runs);
  if (shrunk === null) return { test: null, runs: 0, isSmallest: true };
  return { ...shrunk, test: shrunk.test as unknown as JsonObject };
}
