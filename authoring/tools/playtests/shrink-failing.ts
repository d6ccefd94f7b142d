import type { Failure, Playtest } from '#authoring/project/playtests/playtest.ts';
import { isSame } from '#engine/kernel/basics/json.ts';
import type { PlaytestContext } from './begin.ts';
import { lateStarts } from './late-start.ts';
import { failureOfTest, playThrough } from './run.ts';
import { allOf, type Shrinking, type Shrunk, shrinking } from './shrink.ts';

export interface FailingOn {
  readonly now: PlaytestContext;
  /** Content on which the test passed: the smaller test must pass on it, too. */
  readonly before?: PlaytestContext;
}

/** Passes on `before` if the test does, else fails in the same way. Null: it does not fail. */
export function shrinkFailing(test: Playtest, on: FailingOn, runs?: number): Shrunk | null {
  return allOf(shrinkingFailing(test, on, runs));
}

/** The same in steps. */
export function* shrinkingFailing(
  test: Playtest,
  { now, before }: FailingOn,
  runs?: number,
): Generator<Shrinking, Shrunk | null> {
  const failure = failureOf(test, now);
  if (failure === null) return null;
  const passedBefore = before !== undefined && failureOf(test, before) === null;
  const holds = (smaller: Playtest): boolean => {
    const found = failureOf(smaller, now);
    if (found === null) return false;
    return passedBefore ? failureOf(smaller, before) === null : isAlike(found, failure);
  };
  // Starting later shortens long logs. But without `before`, a failing value of the table would only be put there.
  const canBeginLater = passedBefore || /^(then\/(events|noEvents|offered|refused)|when)/.test(failure.at);
  const later = canBeginLater ? yield* lateStarts(test, passedBefore ? before : now, holds) : test;
  return yield* shrinking(later, holds, runs);
}

const failureOf = (test: Playtest, ground: PlaytestContext): Failure | null =>
  failureOfTest(test, playThrough(test, ground));

/** Without the number of the step, which differs in a shorter test. */
const placeOf = ({ at }: Failure): string => at.replace(/^when\/\d+/, 'when');

function isAlike(one: Failure, other: Failure): boolean {
  const isSameText = placeOf(one) === placeOf(other) && one.message.en === other.message.en;
  return isSameText && isSame(one.expected, other.expected) && isSame(one.actual, other.actual);
}
