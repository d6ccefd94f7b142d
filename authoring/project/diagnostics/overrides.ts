import { nameIn, readName } from '#authoring/text/files/package-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt, problemDraft, problemFromDraft, type UnplacedProblem } from '#authoring/text/problems/tell.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { DeclaredId } from '#authoring/text/schema/facts.ts';
import { isObject, isSame, type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { CheckedPackage } from './checked-package.ts';
import { studioPath } from './project.ts';

export interface Replaced {
  readonly id: string;
  readonly of: string;
  readonly by: string;
}

export interface OverrideResult {
  /** Overridden declarations. */
  readonly gone: ReadonlySet<DeclaredId>;
  readonly replaced: readonly Replaced[];
  readonly problems: readonly Problem[];
}

interface Holder {
  readonly project: CheckedPackage;
  readonly reading: ParsedDocument;
  readonly declared: DeclaredId;
}

/** Overrides among projects, requirements first. Reports those of the last project, and clashes of requirements. */
export function resolveOverrides(projects: readonly CheckedPackage[], studio: ParsedDocument): OverrideResult {
  const holders = new Map<string, Holder[]>();
  const gone = new Set<DeclaredId>();
  const replaced: Replaced[] = [];
  const problems: Problem[] = [];
  const clashes = new Map<string, { readonly id: string; readonly projects: readonly string[] }>();
  const last = projects.at(-1);

  const currentOf = (key: string): Holder | undefined => holders.get(key)?.at(-1);

  for (const project of projects) {
    const isLast = project === last;
    for (const reading of project.readings) {
      if (reading.format.house) continue;
      for (const declared of reading.facts.ids) {
        const key = `${declared.kinds[0]} ${declared.id}`;
        const current = currentOf(key);
        const mine: Holder = { project, reading, declared };
        const problem = take(mine, key, current, isLast);
        if (problem !== null && isLast) problems.push(problem);
        if (current?.project !== project) holders.set(key, [...(holders.get(key) ?? []), mine]);
      }
    }
  }
  for (const { id, projects: both } of clashes.values())
    problems.push(problemAt('PKG012', studioPath, studio.place(['requires']), { id, projects: both }));
  return { gone, replaced, problems };

  function take(mine: Holder, key: string, current: Holder | undefined, isLast: boolean): Problem | null {
    const { project, reading, declared } = mine;
    const { id } = declared;
    if (declared.overrides === undefined) {
      // Duplicates within a project are reported with its ids.
      if (current === undefined || current.project === project || gone.has(current.declared)) return null;
      if (!isLast) clashes.set(key, { id, projects: [current.project.id, project.id] });
      const data = { id, project: current.project.id, file: current.reading.file.path };
      return problemAt('PKG007', reading.file.path, reading.place(declared.path), data);
    }
    const named = readName(declared.overrides);
    const written = declared.overrides;
    const mark = (told: UnplacedProblem): Problem =>
      problemFromDraft(told, reading.file.path, reading.place([...declared.path.slice(0, -1), 'overrides']));
    const known = (holders.get(key) ?? []).filter((one) => one.project !== project);
    if (named.name !== id)
      return mark(problemDraft('PKG009', { id, named: named.name, project: named.package, written }));
    if (current === undefined || !known.some((one) => one.project.id === named.package))
      return mark(problemDraft('PKG008', { id, project: named.package, ...meant(current, id), written }));
    if (current.reading.file.path !== reading.file.path)
      return mark(
        problemDraft('PKG010', { id, project: current.project.id, file: current.reading.file.path, written }),
      );
    if (current.project.id !== named.package && !(isLast && clashes.has(key))) {
      if (!isLast) clashes.set(key, { id, projects: [current.project.id, project.id] });
      if (isLast)
        return mark(problemDraft('PKG011', { id, project: current.project.id, ...meant(current, id), written }));
    }
    if (isLast) clashes.delete(key);
    replaced.push({ id, of: current.project.id, by: project.id });
    // Overriding an entry removes the declarations inside of it.
    const inside = current.declared.path.slice(0, -1);
    for (const one of current.reading.facts.ids) if (inside.every((step, i) => one.path[i] === step)) gone.add(one);
    return isSame(contentOf(mine), contentOf(current))
      ? mark(problemDraft('PKG014', { id, project: current.project.id }))
      : null;
  }
}

function contentOf({ reading, declared }: Holder): Json | undefined {
  const entry = partAt(reading.value, declared.path.slice(0, -1));
  if (!isObject(entry)) return entry;
  const { overrides: _, ...content } = entry;
  return content;
}

function meant(current: Holder | undefined, id: string): { readonly nearest?: string } {
  return current === undefined ? {} : { nearest: nameIn(current.project.id, id) };
}
