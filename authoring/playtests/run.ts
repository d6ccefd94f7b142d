import type { Session } from '#engine/kernel/session.ts';
import type { Text } from '#engine/kernel/system.ts';
import { begin, type Ground } from './begin.ts';
import { expectAll } from './expectations.ts';
import { TestFailed } from './failing.ts';
import type { Failure, Playtest, PlaytestFile, TestResult } from './playtest.ts';
import { takeStep } from './steps.ts';

const passed: Text = { ja: '通りました', en: 'Passed' };

/** Runs every test of a file, in order. */
export function runPlaytests(file: string, { tests }: PlaytestFile, ground: Ground): TestResult[] {
  return tests.map((test) => runPlaytest(file, test, ground));
}

/** Runs one test. Only a defect of ours is thrown. */
export function runPlaytest(file: string, test: Playtest, ground: Ground): TestResult {
  const about = { file, name: test.name, rules: test.rules ?? [] };
  const failure = failureOf(test, ground);
  if (failure === null) return { ...about, ok: true, message: passed, at: null, expected: null, actual: null };
  return { ...about, ok: false, ...failure };
}

function failureOf(test: Playtest, ground: Ground): Failure | null {
  try {
    const { session, from } = playThrough(test, ground);
    expectAll(session, from, test.then, 'then');
    return null;
  } catch (error) {
    if (error instanceof TestFailed) return error.failure;
    throw error;
  }
}

/** The game of a test after its last step; `from` is its first event that counts. Throws `TestFailed`. */
export function playThrough(test: Playtest, ground: Ground): { readonly session: Session; readonly from: number } {
  const session = begin(test, ground);
  const from = session.eventCount;
  for (const [i, step] of test.when.entries()) takeStep(session, from, step, `when/${i}`);
  return { session, from };
}
