import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { soundJson } from '#authoring/text/json/sound-json.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemDraft, problemFromDraft, type UnplacedProblem } from '#authoring/text/problems/tell.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { requirementsOf } from '../packages/layers.ts';
import type { PackageFiles } from '../packages/package-files.ts';
import { meets } from '../packages/versions.ts';
import type { CheckedPackage, WithRequired } from './checked-package.ts';
import { severalFolders } from './files.ts';
import { studioPath } from './project.ts';

export interface Required {
  /** In topological order: requirements come first. */
  readonly projects: readonly CheckedPackage[];
  readonly problems: readonly Problem[];
  /** False: something required is missing, so missing ids cannot be reported. */
  readonly complete: boolean;
}

type Others = PackageFiles['others'];
const nothing: Required = { projects: [], problems: [], complete: true };

export function checkRequirements(
  studio: ParsedDocument,
  others: Others,
  look: (project: PackageFiles) => WithRequired,
): Required {
  const requirements = requirementsOf(studio.value);
  if (requirements.length === 0) return nothing;
  const document = isObject(studio.value) ? studio.value : {};
  const problems: Problem[] = [];
  const projects = new Map<string, CheckedPackage>();
  for (const { id, version, index } of requirements) {
    const mark = (key: 'id' | 'version', told: UnplacedProblem) =>
      void problems.push(problemFromDraft(told, studioPath, studio.place(['requires', index, key])));
    const file = others.get(id)?.find(({ path }) => path === studioPath);
    const circle = circleFrom(id, [String(document['id'])], others);
    if (circle !== null) mark('id', problemDraft('PKG003', { circle: circle.join(' → ') }));
    else if (file === undefined) mark('id', problemDraft('PKG001', { id }));
    else if (isFaulty(file) && file.fault.kind === 'several') mark('id', severalFolders(id, file.fault.folders));
    else {
      const found = remembered(id, file, others, look);
      const its = found.project;
      const errors = found.problems.filter(({ severity }) => severity === 'error').length;
      const said = isFaulty(file) ? null : soundJson(file.text);
      const system = isObject(said) ? said['system'] : undefined;
      if (typeof system === 'string' && system !== document['system'])
        mark('id', problemDraft('PKG004', { id, system, own: document['system'] }));
      else if (found.system !== null && !meets(its.version, version))
        mark('version', problemDraft('PKG002', { id, version: its.version, required: version }));
      else if (errors > 0) mark('id', problemDraft('PKG005', { id, errors }));
      for (const one of [...found.required, its]) if (!projects.has(one.id)) projects.set(one.id, one);
    }
  }
  return { projects: [...projects.values()], problems, complete: problems.length === 0 };
}

/** Null if there is no circle. */
function circleFrom(id: string, before: readonly string[], others: Others): readonly string[] | null {
  const at = before.indexOf(id);
  if (at >= 0) return [...before.slice(at), id];
  for (const next of requirementsIn(id, others)) {
    const circle = circleFrom(next, [...before, id], others);
    if (circle !== null) return circle;
  }
  return null;
}

const requirementTexts = new WeakMap<ProjectFile, readonly string[]>();

/** Reads studio.json only, valid or not. */
function requirementsIn(id: string, others: Others): readonly string[] {
  const file = others.get(id)?.find(({ path }) => path === studioPath);
  if (file === undefined || isFaulty(file)) return [];
  const known = requirementTexts.get(file) ?? requirementsOf(soundJson(file.text)).map((one) => one.id);
  requirementTexts.set(file, known);
  return known;
}

interface Remembered {
  readonly files: readonly ProjectFile[];
  readonly diagnosis: WithRequired;
}
const diagnoses = new WeakMap<ProjectFile, Remembered>();

/** Cached as long as the files of the project and its requirements are the same. */
function remembered(
  id: string,
  studio: ProjectFile,
  others: Others,
  look: (of: PackageFiles) => WithRequired,
): WithRequired {
  const files = closureOf(id, others).flatMap((one) => others.get(one) ?? []);
  const known = diagnoses.get(studio);
  if (known !== undefined && isSameList(known.files, files)) return known.diagnosis;
  const diagnosis = look({ own: others.get(id) ?? [], others });
  diagnoses.set(studio, { files, diagnosis });
  return diagnosis;
}

export function namedBy({ own, others }: PackageFiles): ReadonlySet<string> {
  const file = own.find(({ path }) => path === studioPath);
  const first = file === undefined || isFaulty(file) ? [] : requirementsOf(soundJson(file.text));
  return new Set(first.flatMap(({ id }) => closureOf(id, others)));
}

function closureOf(id: string, others: Others, found: string[] = []): readonly string[] {
  if (found.includes(id)) return found;
  found.push(id);
  for (const next of requirementsIn(id, others)) closureOf(next, others, found);
  return found;
}
