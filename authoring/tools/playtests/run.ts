import type { Failure, Playtest, PlaytestFile, TestResult } from '#authoring/project/playtests/playtest.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { applyGiven, opened, type PlaytestContext } from './begin.ts';
import { expectAll } from './expectations.ts';
import { TestFailed } from './failing.ts';
import { expectKnownNames } from './known-names.ts';
import { takeStep } from './steps.ts';

const passed: Text = { ja: '通りました', en: 'Passed' };

export function runPlaytests(file: string, { tests }: PlaytestFile, ground: PlaytestContext): TestResult[] {
  return tests.map((test) => runPlaytest(file, test, ground));
}

/** Throws only on internal errors. */
export function runPlaytest(file: string, test: Playtest, ground: PlaytestContext): TestResult {
  return resultOf(file, test, failureOfTest(test, playThrough(test, ground)));
}

export function resultOf(file: string, test: Playtest, failure: Failure | null): TestResult {
  const about = { file, name: test.name, rules: test.rules ?? [] };
  if (failure === null) return { ...about, ok: true, message: passed, at: null, expected: null, actual: null };
  return { ...about, ok: false, ...failure };
}

/** Null: it passes. */
export function failureOfTest(test: Playtest, { session, from, failure }: PlayedThrough): Failure | null {
  if (session === null || failure !== null) return failure;
  return failureIn(() => expectAll(session, from, test.then, 'then'));
}

export interface PlayedThrough {
  /** Null: `given` failed. */
  readonly session: Session | null;
  /** First event that counts for expectations. */
  readonly from: number;
  /** Completed parts, `given` or `when/0`, with the number of events and log entries after them. */
  readonly done: readonly { readonly at: string; readonly events: number; readonly entries: number }[];
  readonly failure: Failure | null;
}

/** `steps`: how many steps of `when`; 0: only `given`. */
export function playThrough(test: Playtest, ground: PlaytestContext, steps = test.when.length): PlayedThrough {
  let session: Session | null = null;
  let from = 0;
  const done: { at: string; events: number; entries: number }[] = [];
  const failure = failureIn(() => {
    const begun = opened(test, ground);
    session = begun;
    expectKnownNames(test, begun, ground);
    applyGiven(begun, test.given);
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
