import type { Playtest, PlaytestGiven, PlaytestStep } from '#authoring/project/playtests/playtest.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

export interface Shrunk {
  readonly test: Playtest;
  readonly runs: number;
  /** False: the limit of runs was reached. */
  readonly isSmallest: boolean;
}

const mostRuns = 1500;

/** Removes steps, then parts of `put`, then content, as long as `holds`; each candidate is tried once. */
export function shrink(test: Playtest, holds: (smaller: Playtest) => boolean, runs?: number): Shrunk {
  return allOf(shrinking(test, holds, runs));
}

export interface Shrinking {
  readonly runs: number;
}

/** The same in steps, so that it can be cancelled. */
export function* shrinking(
  test: Playtest,
  holds: (smaller: Playtest) => boolean,
  runs = mostRuns,
): Generator<Shrinking, Shrunk> {
  const attempt = new Attempt(holds, runs);
  let smallest = test;
  for (let before = ''; before !== JSON.stringify(smallest) && !attempt.isSpent; ) {
    before = JSON.stringify(smallest);
    smallest = yield* withLessGiven(yield* withFewerSteps(smallest, attempt), attempt);
  }
  return { test: smallest, runs: attempt.runs, isSmallest: !attempt.isSpent };
}

export function allOf<Done>(going: Generator<unknown, Done>): Done {
  for (;;) {
    const at = going.next();
    if (at.done === true) return at.value;
  }
}

type Tried<Left> = Generator<Shrinking, Left>;

class Attempt {
  runs = 0;
  private readonly holds: (test: Playtest) => boolean;
  private readonly most: number;
  private readonly known = new Map<string, boolean>();

  constructor(holds: (test: Playtest) => boolean, most: number) {
    this.holds = holds;
    this.most = most;
  }

  get isSpent(): boolean {
    return this.runs >= this.most;
  }

  *does(test: Playtest): Tried<boolean> {
    const text = JSON.stringify(test);
    const known = this.known.get(text);
    if (known !== undefined || this.isSpent) return known ?? false;
    this.runs++;
    const held = this.holds(test);
    this.known.set(text, held);
    yield { runs: this.runs };
    return held;
  }
}

function* withFewerSteps(test: Playtest, attempt: Attempt): Tried<Playtest> {
  const when = yield* fewest(test.when, (left: readonly PlaytestStep[]) => attempt.does({ ...test, when: left }));
  return { ...test, when };
}

/** Delta debugging: halves first, down to single items. */
function* fewest<Thing>(
  all: readonly Thing[],
  holds: (left: readonly Thing[]) => Tried<boolean>,
): Tried<readonly Thing[]> {
  let left = all;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // From the end, as later items depend on earlier ones.
    for (let end = left.length; end > 0; end -= size) {
      const fewer = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)];
      if (yield* holds(fewer)) left = fewer;
    }
  }
  return left;
}

function* withLessGiven(test: Playtest, attempt: Attempt): Tried<Playtest> {
  return yield* withLess('content', yield* withLess('put', test, attempt), attempt);
}

function* withLess(part: 'put' | 'content', test: Playtest, attempt: Attempt): Tried<Playtest> {
  const whole = test.given[part];
  if (whole === undefined) return test;
  const at = (value: JsonObject | undefined): Playtest => ({ ...test, given: givenWith(test.given, part, value) });
  if (yield* attempt.does(at(undefined))) return at(undefined);
  return at((yield* smaller(whole, (value) => attempt.does(at(value as JsonObject)), part === 'put')) as JsonObject);
}

function givenWith(given: PlaytestGiven, part: 'put' | 'content', value: JsonObject | undefined): PlaytestGiven {
  const { [part]: _, ...rest } = given;
  return value === undefined ? rest : { ...rest, [part]: value };
}

/** Entries of content are kept or removed whole; `put` is reduced recursively. */
function* smaller(value: Json, holds: (value: Json) => Tried<boolean>, isDeep: boolean): Tried<Json> {
  if (Array.isArray(value)) return yield* fewest(value as readonly Json[], (left) => holds([...left]));
  if (!isObject(value)) return value;
  const kept = new Set(
    yield* fewest(Object.keys(value), (keys) =>
      holds(Object.fromEntries(keys.map((key) => [key, value[key] as Json]))),
    ),
  );
  let left: JsonObject = Object.fromEntries(Object.entries(value).filter(([key]) => kept.has(key)));
  for (const [key, inside] of Object.entries(left)) {
    if (!isDeep && !Array.isArray(inside)) continue;
    const rest = left;
    const one = yield* smaller(inside as Json, (tried) => holds({ ...rest, [key]: tried }), isDeep);
    left = { ...left, [key]: one };
  }
  return left;
}
