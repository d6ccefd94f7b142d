import { isObject } from '#engine/kernel/basics/json.ts';
import { memberOf } from '#engine/kernel/basics/long-maps.ts';
import type { ContentProblem, Documents, RuleSystem } from '#engine/kernel/system.ts';
import { startOfFile } from '../json/positions.ts';
import { unitsPath } from '../localization/translation-path.ts';
import { fill, instead } from '../messages.ts';
import type { Joined } from '../packages/join.ts';
import { nameIn } from '../packages/package-path.ts';
import type { Problem } from '../problem.ts';
import type { LookedThrough } from './diagnose.ts';
import type { Reading } from './reading.ts';
import { isWaived } from './unit-problems.ts';

/**
 * What only the game knows to be wrong, in the documents that have passed their schemas. `projects` are the layers of
 * what was joined, the one that is looked at last: what the others have anyway is told by looking at them. `printed` are the joined
 * documents as they are printed: their texts say the names that they refer to.
 */
export function gameProblems(
  system: RuleSystem,
  projects: readonly LookedThrough[],
  joined: Joined,
  unsound: readonly string[],
  printed: Documents,
): Problem[] {
  const readings = projects.map((project) => byPath(project.readings));
  const last = projects.length - 1;
  const known = new Set(projects.slice(0, last).flatMap(({ id, problems }) => problems.map((one) => keyOf(id, one))));
  return found(system, printed, unsound).flatMap((one) => {
    if (isLookedAt(one, joined.documents)) return [];
    const { code, severity, file, path, data } = one;
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

/** Whether it is told of a translation whose translator has looked at it and means it. */
function isLookedAt({ code, file, path }: ContentProblem, documents: Documents): boolean {
  const [key, name] = path;
  if (!unitsPath.test(file)) return false;
  const unit = memberOf(documents[file], String(key), String(name));
  return isObject(unit) && isWaived(unit, code);
}

interface Checked {
  readonly documents: Documents;
  readonly unsound: readonly string[];
  readonly found: readonly ContentProblem[];
}
const checked = new WeakMap<RuleSystem, readonly Checked[]>();
/** Whoever types breaks a document and mends it: what is found without it stays the same. */
const remembered = 3;

/** What a game found lately is what it finds again, as long as all documents are the same values. */
function found(system: RuleSystem, documents: Documents, unsound: readonly string[]): readonly ContentProblem[] {
  const before = checked.get(system) ?? [];
  const known = before.find((one) => isSame(one.documents, documents) && isSame(one.unsound, unsound));
  const now = known ?? { documents, unsound, found: system.check(documents, unsound) };
  checked.set(system, [now, ...before.filter((one) => one !== known)].slice(0, remembered));
  return now.found;
}

/** Whether two lists or records hold the same values in one order. */
function isSame(one: object, other: object): boolean {
  const [mine, its] = [Object.entries(one), Object.entries(other)];
  return mine.length === its.length && mine.every(([key, value], i) => its[i]?.[0] === key && its[i][1] === value);
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
