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

/** A project among those that are played as one; the last is the one that is open. */
export interface LayerName {
  /** Null: the open one. */
  readonly package: string | null;
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

/**
 * - `own`: the open project brings it
 * - `required`: a required project brings it, and nobody says it anew
 * - `overridden`: one project says anew what another brings
 * - `conflict`: nothing says which of several is meant
 */
export type LayeredState = 'own' | 'required' | 'overridden' | 'conflict';

/** A thing with an id, and every project that says what it is. */
export interface LayeredEntry {
  /** Its kind and its id: no other has both. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  /** The document it stands in, by its path in its own project. */
  readonly file: string;
  readonly state: LayeredState;
  /** By the places of projects in their order; the last is in play. */
  readonly holders: readonly number[];
}

/** What lies over what in a project and those it requires. */
export interface Layers {
  /** In the order in which they are read: what requires comes after what it requires. */
  readonly projects: readonly LayerName[];
  readonly entries: readonly LayeredEntry[];
  /** What is wrong with what lies over what. */
  readonly conflicts: readonly Problem[];
}

/** Everything that is in play, with who says it. Each thing is there once. */
export function layersOf(diagnosis: Diagnosis, locale: Locale): Layers {
  const projects = projectsOf(diagnosis);
  const conflicts = diagnosis.problems.filter(({ code }) => layerCodes.has(code));
  const disputed = new Set(conflicts.map(({ data }) => data['id']));
  const places = new Map(projects.map((project, place) => [project.package, place]));
  const entries = [...holdersIn(diagnosis)].map(([key, holders]): LayeredEntry => {
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

/** Problems of projects that lie over each other. */
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

/** Every thing of the game's documents by its key, with all who say it in the order of their projects. */
export const holdersIn = memoizeByKey((diagnosis: Diagnosis): ReadonlyMap<string, readonly Declaration[]> => {
  const index = indexOf(diagnosis);
  const found = new Map<string, Declaration[]>();
  for (const one of index.declarations) {
    if (!isEntryPath(one.path) || index.readingOf(one.file)?.format.house === true) continue;
    const key = `${one.kinds[0]} ${one.id}`;
    const holders = found.get(key);
    if (holders === undefined) found.set(key, [one]);
    // Twice in one project is told by its ids: the first counts.
    else if (holders.at(-1)?.package !== one.package) holders.push(one);
  }
  return found;
});

/** A document of its own, or an entry of one of its lists: what is overridden as a whole. */
const isEntryPath = (path: JsonPath): boolean =>
  path.length === 1 || (path.length === 3 && typeof path[1] === 'number');

/** The thing as a project writes it. */
export function writtenIn(diagnosis: Diagnosis, { file, path }: Declaration): Json | undefined {
  let part: unknown = indexOf(diagnosis).readingOf(file)?.value;
  for (const step of path.slice(0, -1))
    part =
      typeof part === 'object' && part !== null
        ? (part as { readonly [step: string | number]: unknown })[step]
        : undefined;
  return part as Json | undefined;
}
