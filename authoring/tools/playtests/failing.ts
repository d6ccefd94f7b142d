import { refusalOf } from '#authoring/project/play/refusals.ts';
import type { Failure } from '#authoring/project/playtests/playtest.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Session } from '#engine/kernel/session/session.ts';

export class TestFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message.en);
    this.failure = failure;
  }
}

export function fail(
  at: string,
  message: Text,
  expected: Json = null,
  actual: Json = null,
  legal?: readonly JsonObject[],
): never {
  throw new TestFailed({ at, message, expected, actual, ...(legal === undefined ? {} : { legal }) });
}

/** Turns refusals of the game into failures. */
export function attempt<T>(at: string, session: Session | null, system: Session['system'], run: () => T): T {
  try {
    return run();
  } catch (error) {
    const refusal = refusalOf(error, system);
    if (refusal === null) throw error;
    fail(at, refusal.text, null, { code: refusal.code, ...refusal.data }, session?.legal());
  }
}
