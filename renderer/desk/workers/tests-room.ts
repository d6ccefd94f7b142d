import { factsOf } from '#authoring/project/play/assertable-facts.ts';
import { type Playable, playableOf, type ReadForPlay } from '#authoring/project/play/playable.ts';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { failureText } from '#authoring/project/sentences/failure-text.ts';
import { isForTests, isPlaytestFile } from '#authoring/text/files/playtest-path.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import { soundJson } from '#authoring/text/json/sound-json.ts';
import type { TestOutcome } from '#authoring/tools/history/bisect.ts';
import type { PlaytestContext } from '#authoring/tools/playtests/begin.ts';
import { recordPlaytest } from '#authoring/tools/playtests/record-playtest.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import type { Shrinking, Shrunk } from '#authoring/tools/playtests/shrink.ts';
import { pathOfSave, type WrittenTests, writtenTests } from '#authoring/tools/playtests/written-tests.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { makeProjectReader } from './project-reader.ts';
import { fetchSystemsOf, systemsHere } from './systems-here.ts';
import type {
  AskedRecord,
  Files,
  ListedFile,
  ListedTest,
  ShrunkTestView,
  TestResultView,
  TestsUnderWay,
} from './tests-calls.ts';

/** How long it works before it handles other calls, in milliseconds. */
const MOMENT = 100;

interface Step {
  readonly done: number;
  readonly of: number | null;
  readonly result?: TestResultView;
}
type Going = Generator<Step, ShrunkTestView | null>;
interface KnownTest {
  readonly listed: ListedTest;
  readonly file: WrittenTests;
  readonly test: Playtest | null;
}

interface AskedTest {
  readonly key: string;
}
interface AskedFiles {
  readonly files: Files;
}
interface TakenTests {
  readonly files: readonly ListedFile[];
  readonly errors: number;
}

/** Loaded with the first test that is shrunk. */
async function shrinkers() {
  const [{ shrinking }, { shrinkingFailing }] = await Promise.all([
    import('#authoring/tools/playtests/shrink.ts'),
    import('#authoring/tools/playtests/shrink-failing.ts'),
  ]);
  return { shrinking, shrinkingFailing };
}
type Shrinkers = Awaited<ReturnType<typeof shrinkers>>;

export type ReadsForPlay = (files: readonly TextFile[]) => ReadForPlay;

function readsAndChecks(): ReadsForPlay {
  const read = makeProjectReader(systemsHere);
  return (files) => playableOf(read(files).project, systemsHere());
}

export function makeTestsRoom(readForPlay: ReadsForPlay = readsAndChecks()) {
  let files: Files = {};
  let playable: Playable | null = null;
  let tests: ReadonlyMap<string, KnownTest> = new Map();
  let going: Going | null = null;

  /** Excludes tests, so that a broken one does not block the others. */
  function projectOf(all: Files): ReadForPlay {
    const written = Object.entries(all)
      .filter(([path]) => !isForTests(path))
      .map(([path, text]): TextFile => ({ path, text }));
    return readForPlay(written);
  }

  function groundOf(path: string, on: Playable): PlaytestContext {
    return { playable: on, readSave: (name) => savedGame(files[pathOfSave(path, name)]) };
  }

  async function take({ files: all }: AskedFiles): Promise<TakenTests> {
    await fetchSystemsOf(Object.entries(all));
    files = all;
    going = null;
    const found = projectOf(all);
    ({ playable } = found);
    const format = playable?.formats.find(({ id }) => id === 'playtest');
    const written = Object.keys(all)
      .filter(isPlaytestFile)
      .sort()
      .map((path) => writtenTests(path, all[path] ?? '', format));
    const known = written.flatMap((file) => knownIn(file));
    tests = new Map(known.map((one) => [one.listed.key, one]));
    const listed = written.map(
      ({ path, fault }): ListedFile => ({
        path,
        fault,
        tests: known.filter(({ file }) => file.path === path).map((one) => one.listed),
      }),
    );
    return { files: listed, errors: found.errors };
  }

  function resultOf({ listed: { key, path, index }, file, test }: KnownTest, on: Playable): TestResultView | null {
    if (test === null) return null;
    const { ok, at, message, expected, actual, legal } = runPlaytest(path, test, groundOf(path, on));
    const { line, character } = file.placeOf(index, at ?? undefined);
    const failure = { at: at ?? '', message, expected, actual, ...(legal === undefined ? {} : { legal }) };
    const said = ok ? null : failureText(failure, on.system, on.documents);
    return { key, ok, at, message, line, character, said };
  }

  function* running(keys: readonly string[], on: Playable): Going {
    for (const [i, key] of keys.entries()) {
      const known = tests.get(key);
      const result = known === undefined ? null : resultOf(known, on);
      yield { done: i + 1, of: keys.length, ...(result === null ? {} : { result }) };
    }
    return null;
  }

  function* smaller(
    { listed: { path }, test }: KnownTest,
    now: Playable,
    before: Playable | null,
    { shrinking, shrinkingFailing }: Shrinkers,
  ): Going {
    if (test === null) return null;
    const ground = groundOf(path, now);
    const passes = (one: Playtest): boolean => runPlaytest(path, one, ground).ok;
    const left: Generator<Shrinking, Shrunk | null> = passes(test)
      ? shrinking(test, passes)
      : shrinkingFailing(test, { now: ground, ...(before === null ? {} : { before: groundOf(path, before) }) });
    for (;;) {
      const at = left.next();
      if (at.done !== true) yield { done: at.value.runs, of: null };
      else if (at.value === null) return null;
      else return toldShrunk(test, at.value);
    }
  }

  return {
    take,
    run: ({ keys }: { readonly keys: readonly string[] }) => {
      going = playable === null ? null : running(keys, playable);
      return null;
    },
    /** `before`: texts on which the test passed. */
    shrink: async ({ key, before }: AskedTest & { readonly before: Files | null }) => {
      const by = await shrinkers();
      const known = tests.get(key);
      const then = before === null ? null : projectOf(before).playable;
      going = known === undefined || playable === null ? null : smaller(known, playable, then, by);
      return null;
    },
    on: (_: null): TestsUnderWay => {
      const until = performance.now() + MOMENT;
      const results: TestResultView[] = [];
      let last: Step = { done: 0, of: null };
      while (going !== null) {
        const at = going.next();
        if (at.done === true) {
          going = null;
          return { ...last, isOver: true, results, shrunk: at.value };
        }
        last = at.value;
        if (last.result !== undefined) results.push(last.result);
        if (performance.now() > until) break;
      }
      return { done: last.done, of: last.of, isOver: going === null, results, shrunk: null };
    },
    /** With its saved game inlined; null: it cannot be run. */
    test: ({ key }: AskedTest) => {
      const known = tests.get(key);
      if (known?.test == null) return null;
      return withSave(known.test, (name) => savedGame(files[pathOfSave(known.listed.path, name)]));
    },
    outcome: ({ key, files: then }: AskedTest & AskedFiles): TestOutcome => {
      const known = tests.get(key);
      const on = projectOf(then).playable;
      if (known?.test == null || on === null) return 'unclear';
      const { ok, at } = runPlaytest(known.listed.path, known.test, groundOf(known.listed.path, on));
      // A test that cannot be set up there refers to things that did not exist yet.
      if (!ok && at?.startsWith('given') === true) return 'unclear';
      return ok ? 'passes' : 'fails';
    },
    facts: ({ game, from, to }: Pick<AskedRecord, 'game' | 'from' | 'to'>) => {
      const on = projectOf(game.files).playable;
      return on && factsOf(on, game, from, to);
    },
    record: ({ game, name, from, to, ...ticked }: AskedRecord) => {
      const on = projectOf(game.files).playable;
      if (on === null) return null;
      const ground = { playable: on, readSave: () => null };
      return recordPlaytest(game, { name, from, to, ticked }, ground) as unknown as JsonObject | null;
    },
  };
}

export type TestsCalls = ReturnType<typeof makeTestsRoom>;

function knownIn(file: WrittenTests): readonly KnownTest[] {
  const { path, names, tests } = file;
  return names.map((name, index) => {
    const nth = names.slice(0, index).filter((one) => one === name).length;
    const key = `${path}\n${name}\n${nth}`;
    const { line } = file.placeOf(index);
    return { listed: { key, path, index, name, line }, file, test: tests?.[index] ?? null };
  });
}

const savedGame = (text: string | undefined): Json => soundJson(text ?? '') ?? null;

function withSave(test: Playtest, readSave: (name: string) => Json): JsonObject {
  const { table } = test.given;
  const given = typeof table === 'string' ? test.given : { ...test.given, table: { save: readSave(table.save) } };
  return { ...test, given } as unknown as JsonObject;
}

function toldShrunk(before: Playtest, { test, isSmallest, runs }: Shrunk): ShrunkTestView {
  return {
    test: test as unknown as JsonObject,
    isSmallest,
    runs,
    steps: [before.when.length, test.when.length],
    laid: [sizeOf(before.given.put ?? null), sizeOf(test.given.put ?? null)],
  };
}

/** The number of values in a `put`. */
function sizeOf(value: Json): number {
  if (Array.isArray(value)) return (value as readonly Json[]).reduce<number>((sum, one) => sum + sizeOf(one), 0);
  if (isObject(value)) return Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one as Json), 0);
  return value === null ? 0 : 1;
}
