import type { Failure, Playtest, PlaytestFile, TestResult } from '#authoring/project/playtests/playtest.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { type Ground, opened, putGiven } from './begin.ts';
import { expectAll } from './expectations.ts';
import { TestFailed } from './failing.ts';
import { expectKnownNames } from './known-names.ts';
import { takeStep } from './steps.ts';

const passed: Text = { ja: '通りました', en: 'Passed' };

/** Runs every test of a file, in order. */
export function runPlaytests(file: string, { tests }: PlaytestFile, ground: Ground): TestResult[] {
  return tests.map((test) => runPlaytest(file, test, ground));
}

/** Runs one test. Only a defect of ours is thrown. */
export function runPlaytest(file: string, test: Playtest, ground: Ground): TestResult {
  return resultOf(file, test, judged(test, playThrough(test, ground)));
}

/** One line of the result. */
export function resultOf(file: string, test: Playtest, failure: Failure | null): TestResult {
  const about = { file, name: test.name, rules: test.rules ?? [] };
  if (failure === null) return { ...about, ok: true, message: passed, at: null, expected: null, actual: null };
  return { ...about, ok: false, ...failure };
}

/** Why a test that was played through fails; null when it holds. */
export function judged(test: Playtest, { session, from, failure }: PlayedThrough): Failure | null {
  if (session === null || failure !== null) return failure;
  return failureIn(() => expectAll(session, from, test.then, 'then'));
}

/** How far the steps of a test came. */
export interface PlayedThrough {
  /** null: what is given could not even be begun. */
  readonly session: Session | null;
  /** The first event that counts for what is expected. */
  readonly from: number;
  /** What was done, `given` or `when/0`, and how many events and entries of the log there were after it. */
  readonly done: readonly { readonly at: string; readonly events: number; readonly entries: number }[];
  /** Why it went no further. */
  readonly failure: Failure | null;
}

/** Plays a test up to a failure, or through its first `steps` steps; none: what is given. */
export function playThrough(test: Playtest, ground: Ground, steps = test.when.length): PlayedThrough {
  let session: Session | null = null;
  let from = 0;
  const done: { at: string; events: number; entries: number }[] = [];
  const failure = failureIn(() => {
    const begun = opened(test, ground);
    session = begun;
    expectKnownNames(test, begun, ground);
    putGiven(begun, test.given);
    from = begun.eventCount;
    done.push({ at: 'given', events: from, entries: begun.decisions });
    for (const [i, step] of test.when.slice(0, steps).entries()) {
      const at = `when/${i}`;
      takeStep(begun, from, step, at);
      done.push({ at, events: begun.eventCount, entries: begun.decisions });
    }
  });
  return { session, from, done, failure };
}

function failureIn(run: () => void): Failure | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof TestFailed) return error.failure;
    throw error;
  }
}
