import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { nameOf } from '../hover/hover.ts';

/** The open project is the last layer. */
export interface LayerName {
  /** Null: the open project. */
  readonly package: string | null;
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

/** `required`: unchanged from a required project; `overridden`: replaced by another project; `conflict`: ambiguous. */
export type LayeredState = 'own' | 'required' | 'overridden' | 'conflict';

export interface OverrideEntry {
  /** Kind and id; unique. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly state: LayeredState;
  /** Indices of layers in ascending order; the last is in play. */
  readonly holders: readonly number[];
}

export interface Layers {
  /** In topological order: requirements come first. */
  readonly projects: readonly LayerName[];
  readonly entries: readonly OverrideEntry[];
  readonly conflicts: readonly Problem[];
}

export function layersOf(diagnosis: Diagnosis, locale: Locale): Layers {
  const projects = projectsOf(diagnosis);
  const conflicts = diagnosis.problems.filter(({ code }) => layerCodes.has(code));
  const disputed = new Set(conflicts.map(({ data }) => data['id']));
  const places = new Map(projects.map((project, place) => [project.package, place]));
  const entries = [...holdersIn(diagnosis)].map(([key, holders]): OverrideEntry => {
    const last = holders.at(-1) as Declaration;
    const isDisputed = holders.length > 1 && (last.overrides === null || disputed.has(last.id));
    const state: LayeredState = isDisputed
      ? 'conflict'
      : holders.length > 1
        ? 'overridden'
        : last.package === null
          ? 'own'
          : 'required';
    return {
      ...{ key, id: last.id, name: nameOf(last, locale), file: pathInside(last.file), state },
      holders: holders.map((holder) => places.get(holder.package) ?? 0),
    };
  });
  return { projects, entries, conflicts };
}

const layerCodes: ReadonlySet<string> = new Set([
  ...['PKG007', 'PKG008', 'PKG009', 'PKG010', 'PKG011', 'PKG012', 'PKG013', 'PKG014'],
]);

function projectsOf({ required, project }: Diagnosis): readonly LayerName[] {
  return [...required.map((one) => ({ one, own: false })), { one: project, own: true }].map(({ one, own }) => {
    const studio = one.documents['studio.json'] ?? null;
    const title = isObject(studio) && typeof studio['title'] === 'string' ? studio['title'] : one.id;
    return { package: own ? null : one.id, id: one.id, title, version: one.version };
  });
}

/** Declarations of each entry, in the order of the layers. */
export const holdersIn = memoizeByKey((diagnosis: Diagnosis): ReadonlyMap<string, readonly Declaration[]> => {
  const index = indexOf(diagnosis);
  const found = new Map<string, Declaration[]>();
  for (const one of index.declarations) {
    if (!isEntryPath(one.path) || index.readingOf(one.file)?.format.house === true) continue;
    const key = `${one.kinds[0]} ${one.id}`;
    const holders = found.get(key);
    if (holders === undefined) found.set(key, [one]);
    // Duplicates within a project are reported elsewhere
    else if (holders.at(-1)?.package !== one.package) holders.push(one);
  }
  return found;
});

/** Documents with an id, and list items: what can be overridden. */
const isEntryPath = (path: JsonPath): boolean =>
  path.length === 1 || (path.length === 3 && typeof path[1] === 'number');

export function writtenIn(diagnosis: Diagnosis, { file, path }: Declaration): Json | undefined {
  let part: unknown = indexOf(diagnosis).readingOf(file)?.value;
  for (const step of path.slice(0, -1))
    part =
      typeof part === 'object' && part !== null
        ? (part as { readonly [step: string | number]: unknown })[step]
        : undefined;
  return part as Json | undefined;
}
