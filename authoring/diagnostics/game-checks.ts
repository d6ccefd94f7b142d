import type { RuleSystem } from '#engine/kernel/system.ts';
import { startOfFile } from '../json/positions.ts';
import { fill, instead } from '../messages.ts';
import type { Joined } from '../packages/join.ts';
import { nameIn } from '../packages/package-path.ts';
import type { Problem } from '../problem.ts';
import type { LookedThrough } from './diagnose.ts';
import type { Reading } from './reading.ts';

/**
 * What only the game knows to be wrong, in the documents that have passed their schemas. `projects` are the layers of
 * what was joined, the one that is looked at last: what the others have anyway is told by looking at them.
 */
export function gameProblems(
  system: RuleSystem,
  projects: readonly LookedThrough[],
  joined: Joined,
  unsound: readonly string[],
): Problem[] {
  const readings = projects.map((project) => byPath(project.readings));
  const last = projects.length - 1;
  const known = new Set(projects.slice(0, last).flatMap(({ id, problems }) => problems.map((one) => keyOf(id, one))));
  return system.check(joined.documents, unsound).flatMap(({ code, severity, file, path, data }) => {
    const sentence = system.words.problems[code];
    if (sentence === undefined) throw new Error(`no sentence for ${code} of ${system.id}`);
    const message = fill(sentence, { ...data, instead: instead(data['nearest']) });
    const origin = joined.originOf(file, path);
    const range = readings[origin.layer]?.get(file)?.place(origin.path, 'value') ?? startOfFile;
    const problem: Problem = { code, severity, file, range, message, data: { ...data } };
    if (origin.layer === last) return [problem];
    const { id } = projects[origin.layer] as LookedThrough;
    return known.has(keyOf(id, problem)) ? [] : [{ ...problem, file: nameIn(id, file) }];
  });
}

const paths = new WeakMap<readonly Reading[], ReadonlyMap<string, Reading>>();

function byPath(readings: readonly Reading[]): ReadonlyMap<string, Reading> {
  const known = paths.get(readings) ?? new Map(readings.map((reading) => [reading.file.path, reading]));
  paths.set(readings, known);
  return known;
}

function keyOf(project: string, { code, file, range: { start } }: Problem): string {
  return `${project} ${code} ${file} ${start.line}:${start.character}`;
}
