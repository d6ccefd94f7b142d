import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ExplainReport } from '#api/cli/explain-report.ts';
import type { TestReport } from '#api/cli/test-report.ts';
import { faultyFileProblem } from '#authoring/diagnostics/files.ts';
import { readingOf } from '#authoring/diagnostics/reading.ts';
import type { Playable } from '#authoring/playable.ts';
import { entriesOver } from '#authoring/playtests/begin.ts';
import type { PlaytestFile, TestResult } from '#authoring/playtests/playtest.ts';
import { playThrough, runPlaytests } from '#authoring/playtests/run.ts';
import type { Problem } from '#authoring/problem.ts';
import { isFaulty } from '#authoring/project-file.ts';
import type { Json } from '#engine/kernel/json.ts';
import { explainEvent, type NoSuchEvent } from './explain-event.ts';
import { readNamedFile } from './given-file.ts';
import { readProjectFile } from './project-files.ts';
import { projectAround, readProjectForPlay, sampleProject } from './project-for-play.ts';

/** What came of test files, and the files that could not be read. */
export interface PlaytestsRun {
  readonly report: TestReport;
  readonly readable: boolean;
}

/** Runs every test in the files and folders given, on `project` or the project each file lies in. */
export async function runPlaytestFiles(places: readonly string[], project: string | undefined): Promise<PlaytestsRun> {
  const tests: TestResult[] = [];
  const problems: Problem[] = [];
  const projects = new Map<string, Playable | readonly Problem[]>();
  for (const place of places) {
    for (const file of await filesAt(place)) {
      const folder = projectFor(file, project);
      const playable = projects.get(folder) ?? (await playableIn(folder));
      projects.set(folder, playable);
      if (!('system' in playable)) problems.push(...playable);
      else {
        const read = await readPlaytestFile(file, playable);
        if ('problems' in read) problems.push(...read.problems);
        else tests.push(...runPlaytests(shown(file), read.tests, { playable, readSave: savesBeside(file) }));
      }
    }
  }
  const passed = tests.filter(({ ok }) => ok).length;
  const failed = tests.length - passed;
  const rows = tests.map((test) => ({ ...test, rules: [...test.rules] })) as TestReport['tests'];
  const told = problems.length === 0 ? {} : { problems: [...new Set(problems)] };
  return { report: { passed, failed, tests: rows, ...told }, readable: problems.length === 0 };
}

async function playableIn(folder: string): Promise<Playable | readonly Problem[]> {
  const read = await readProjectForPlay(folder);
  return 'playable' in read ? read.playable : read.errors;
}

/** The test files at a place: itself, or those of a folder; of a project only its own tests. */
async function filesAt(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined);
  if (!found?.isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const tests = path.join(place, 'playtests') + path.sep;
  return files.some((file) => file === path.join(place, 'studio.json'))
    ? files.filter((file) => file.startsWith(tests))
    : files.filter((file) => !isSave(file));
}

/** A saved game may lie beside the tests that begin with it. */
function isSave(file: string): boolean {
  return file.endsWith('.save.json');
}

/** A playtest file, checked along its format. */
export async function readPlaytestFile(
  file: string,
  playable: Playable,
): Promise<{ readonly tests: PlaytestFile } | { readonly problems: readonly Problem[] }> {
  const found = await readProjectFile(path.dirname(file), path.basename(file));
  const missing = { path: shown(file), fault: { kind: 'unreadable', reason: 'ENOENT' } } as const;
  if (found === null) return { problems: [faultyFileProblem(missing)] };
  const named = { ...found, path: shown(file) };
  if (isFaulty(named)) return { problems: [faultyFileProblem(named)] };
  const format = playable.formats.find(({ id }) => id === 'playtest');
  if (format === undefined) throw new Error('no format of playtests');
  const reading = readingOf(named, format);
  if (!reading.sound) return { problems: reading.problems };
  return { tests: reading.value as PlaytestFile };
}

/** Saved games by their path from the test file. */
export function savesBeside(file: string): (name: string) => Json {
  return (name) => {
    try {
      return JSON.parse(readNamedFile(path.resolve(path.dirname(file), name)) ?? '') as Json;
    } catch {
      return null;
    }
  };
}

function shown(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return (relative.startsWith('..') ? file : relative).replaceAll(path.sep, '/');
}

/** Why an event of one test came out as it did; or why it cannot be said. */
export type PlaytestExplained =
  | { readonly explained: ExplainReport | NoSuchEvent }
  | { readonly problems: readonly Problem[] }
  /** Which test is meant: none or several bear such a name. */
  | { readonly named: readonly string[] };

/** Plays the one test of a file whose name holds `name` through, and explains an event of it. */
export async function explainPlaytest(
  file: string,
  project: string | undefined,
  name: string,
  event: string,
): Promise<PlaytestExplained> {
  const playable = await playableIn(projectFor(file, project));
  if (!('system' in playable)) return { problems: playable };
  const read = await readPlaytestFile(file, playable);
  if ('problems' in read) return read;
  const meant = read.tests.tests.filter((test) => test.name.includes(name));
  const [test] = meant;
  if (test === undefined || meant.length > 1) {
    const shownTests = meant.length > 1 ? meant : read.tests.tests;
    return { named: shownTests.map((one) => one.name) };
  }
  const readSave = savesBeside(file);
  const { session, from } = playThrough(test, { playable, readSave });
  const over = entriesOver(test.given, readSave);
  return { explained: explainEvent({ playable, over, session, from }, event) };
}

/** The project of a test file: the one given, else the one it lies in, else the sample. */
function projectFor(file: string, project: string | undefined): string {
  return project ?? projectAround(path.dirname(file)) ?? sampleProject() ?? path.dirname(file);
}
