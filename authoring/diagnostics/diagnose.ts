import type { Json } from '#engine/kernel/json.ts';
import type { Documents, RuleSystem } from '#engine/kernel/system.ts';
import { type Format, groundOf, type HostedSystem } from '../ground.ts';
import type { Problem } from '../problem.ts';
import { isFaulty, type ProjectFile } from '../project-file.ts';
import { effectProblems } from './effects/effect-problems.ts';
import { faultyFileProblem, missingFiles, unknownFileProblem } from './files.ts';
import { gameProblems } from './game-checks.ts';
import { idsOf, referenceProblems } from './ids.ts';
import { openProject } from './project.ts';
import { type Reading, readingOf } from './reading.ts';
import { translationProblems, unitsOf } from './translations.ts';

/** What was found in a project, and how much was looked at. */
export interface Diagnosis {
  /** The game of the project; null when there is no project that can be opened. */
  readonly system: RuleSystem | null;
  /** Documents that are JSON and have their shape, by path: what play and checks may build on. */
  readonly documents: Documents;
  /** Every document that was read along a format. */
  readonly readings: readonly Reading[];
  readonly problems: readonly Problem[];
  readonly files: number;
  readonly cards: number;
  readonly units: number;
}

/**
 * Looks through a project. Pure: the same files and systems give the same answer. What was found out about one document
 * is kept as long as its file object lives, so the editor asks anew at every keystroke with all files but one unchanged.
 */
export function diagnose(files: readonly ProjectFile[], systems: readonly HostedSystem[]): Diagnosis {
  const opened = openProject(files, systems);
  if (!('hosted' in opened)) {
    const nothing = { documents: {}, readings: [], files: files.length, cards: 0, units: 0 };
    return { system: null, ...nothing, problems: sorted(opened.problems) };
  }
  const ground = groundOf(opened.hosted);
  const readings: Reading[] = [];
  const problems: Problem[] = [...opened.problems];
  const unsure = new Set<string>();
  const unreadable = new Set<string>();
  for (const file of files) {
    const format = ground.formats.find((one) => one.path.test(file.path));
    const reading = isFaulty(file) || format === undefined ? undefined : readingOf(file, format);
    if (reading !== undefined) readings.push(reading);
    else if (isFaulty(file)) {
      problems.push(faultyFileProblem(file));
      unreadable.add(file.path);
    } else problems.push(unknownFileProblem(file.path, ground.formats));
    if (reading === undefined || !reading.legible) for (const kind of declaredBy(format)) unsure.add(kind);
  }
  const documents = soundDocuments(readings);
  const unsound = files.map(({ path }) => path).filter((path) => !Object.hasOwn(documents, path));
  const ids = idsOf(readings);
  problems.push(
    ...readings.flatMap((reading) => reading.problems),
    ...missingFiles(files, ground.formats),
    ...ids.problems,
    ...referenceProblems(readings, ids, unsure),
    ...translationProblems(readings, opened.studio, (path) => unreadable.has(path)),
    ...effectProblems(readings, ground.system.language),
    ...gameProblems(ground.system, readings, documents, unsound),
  );
  return {
    system: ground.system,
    documents,
    readings,
    problems: sorted(problems),
    files: files.length,
    cards: count(readings, (reading) => reading.facts.ids.filter(({ kinds }) => kinds.includes('card')).length),
    units: count(readings, (reading) => (reading.format.id === 'units' ? unitsOf(reading).length : 0)),
  };
}

function declaredBy(format: Format | undefined): Iterable<string> {
  return format?.declares ?? [];
}

function soundDocuments(readings: readonly Reading[]): Documents {
  const sound = readings.filter((reading) => reading.sound);
  return Object.fromEntries(sound.map(({ file, value }) => [file.path, value as Json]));
}

function count(readings: readonly Reading[], of: (reading: Reading) => number): number {
  return readings.reduce((sum, reading) => sum + of(reading), 0);
}

/** By file, place and code: the same on every machine. */
function sorted(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) =>
      order(a.file, b.file) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.character - b.range.start.character ||
      order(a.code, b.code),
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
