import { readName } from '#authoring/text/files/package-path.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { ProjectLayer } from './join.ts';

export interface Requirement {
  readonly id: string;
  readonly version: string;
  /** Index in the list. */
  readonly index: number;
}

/** Also of a broken document. */
export function requirementsOf(studio: unknown): readonly Requirement[] {
  const list = isObject(studio as Json) ? (studio as { readonly requires?: unknown }).requires : undefined;
  if (!Array.isArray(list)) return [];
  return (list as readonly Json[]).flatMap((one, index) => {
    if (!isObject(one) || typeof one['id'] !== 'string') return [];
    return [{ id: one['id'], version: String(one['version'] ?? ''), index }];
  });
}

/** Splits documents by package, in topological order, requirements first. */
export function layersOf(documents: Documents): readonly ProjectLayer[] {
  if (!Object.keys(documents).some((path) => path.includes(':'))) return [{ id: '', documents }];
  const own: { [path: string]: Json } = {};
  const others = new Map<string, { [path: string]: Json }>();
  for (const [path, value] of Object.entries(documents)) {
    const { package: project, name } = readName(path);
    if (project === null) own[path] = value;
    else {
      const its = others.get(project) ?? {};
      others.set(project, its);
      its[name] = value;
    }
  }
  const layers: ProjectLayer[] = [];
  const seen = new Set<string>();
  const visit = (its: Documents): void => {
    for (const { id } of requirementsOf(its['studio.json'])) {
      const required = others.get(id);
      if (required === undefined || seen.has(id)) continue;
      seen.add(id);
      visit(required);
      layers.push({ id, documents: required });
    }
  };
  visit(own);
  return [...layers, { id: '', documents: own }];
}
