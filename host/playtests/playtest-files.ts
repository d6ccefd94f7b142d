import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { faultyFileProblem } from '#authoring/project/diagnostics/files.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import type { Playtest, PlaytestFile } from '#authoring/project/playtests/playtest.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { Problem, Range } from '#authoring/text/problems/problem.ts';
import { parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import type { TestToRun } from '#authoring/tools/playtests/rule-coverage.ts';
import { saveLoader } from '../play/load-saves.ts';
import { readProjectFile } from '../project/project-files.ts';
import { projectAround, readProjectForPlay, sampleProject } from '../project/project-for-play.ts';

/** A test with what it needs to run, and its positions in the file. */
export interface FoundTest extends TestToRun {
  readonly playable: Playable;
  rangeOf(at: string): Range;
}
export interface FoundTests {
  readonly tests: readonly FoundTest[];
  readonly problems: readonly Problem[];
  readonly empty: readonly string[];
  /** Files outside of any project, with the folder of the default project they run on. */
  readonly borrowed: readonly { readonly file: string; readonly project: string }[];
}

export async function findPlaytests(places: readonly string[], project: string | undefined): Promise<FoundTests> {
  const tests: FoundTest[] = [];
  const problems = new Set<Problem>();
  const empty: string[] = [];
  const borrowed: { file: string; project: string }[] = [];
  const projects = new Map<string, Playable | readonly Problem[]>();
  for (const place of places) {
    const files = await filesAt(place);
    if (files.length === 0) empty.push(shown(place));
    for (const file of files) {
      const around = project ?? projectAround(path.dirname(file));
      const folder = around ?? sampleProject() ?? path.dirname(file);
      if (around === undefined) borrowed.push({ file: shown(file), project: shown(folder) });
      const playable = projects.get(folder) ?? (await playableIn(folder));
      projects.set(folder, playable);
      const found = 'system' in playable ? await testsIn(file, playable) : playable;
      for (const one of found) 'test' in one ? tests.push(one) : problems.add(one);
    }
  }
  return { tests, problems: [...problems], empty, borrowed };
}

/** By full name, else by a part of it. */
export function testsNamed(tests: readonly FoundTest[], name: string): readonly FoundTest[] {
  const exact = tests.filter(({ test }) => test.name === name);
  return exact.length > 0 ? exact : tests.filter(({ test }) => test.name.includes(name));
}

async function testsIn(file: string, playable: Playable): Promise<readonly FoundTest[] | readonly Problem[]> {
  const read = await readPlaytestFile(file, playable);
  if ('problems' in read) return read.problems;
  const readSave = saveLoader(file);
  return read.tests.tests.map((test: Playtest, i) => ({
    file: shown(file),
    test,
    readSave,
    playable,
    rangeOf: (at) => read.place(['tests', i, ...at.split('/')]),
  }));
}

async function playableIn(folder: string): Promise<Playable | readonly Problem[]> {
  const read = await readProjectForPlay(folder);
  return 'playable' in read ? read.playable : read.errors;
}

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
    ? files.filter((file) => file.startsWith(tests) && !isSave(file))
    : files.filter((file) => !isSave(file));
}

/** Saved games may lie among the tests that start from them. */
function isSave(file: string): boolean {
  return file.endsWith('.save.json');
}

/** Validated against the format. */
export async function readPlaytestFile(
  file: string,
  playable: Playable,
): Promise<
  | { readonly tests: PlaytestFile; readonly place: (path: readonly (string | number)[]) => Range }
  | { readonly problems: readonly Problem[] }
> {
  const found = await readProjectFile(path.dirname(file), path.basename(file));
  const missing = { path: shown(file), fault: { kind: 'unreadable', reason: 'ENOENT' } } as const;
  if (found === null) return { problems: [faultyFileProblem(missing)] };
  const named = { ...found, path: shown(file) };
  if (isFaulty(named)) return { problems: [faultyFileProblem(named)] };
  const format = playable.formats.find(({ id }) => id === 'playtest');
  if (format === undefined) throw new Error('no format of playtests');
  const reading = parsedDocumentOf(named, format);
  if (!reading.sound) return { problems: reading.problems };
  return { tests: reading.value as PlaytestFile, place: (at) => reading.place(at) };
}

function shown(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return (relative.startsWith('..') ? file : relative).replaceAll(path.sep, '/') || '.';
}
