import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { meantAt } from '#authoring/project/index/sightings.ts';
import { freshIdAmong } from '../fixes/fresh-id.ts';
import { refusalOf } from '../rename/rename-plan.ts';
import { boundAt } from './bound-name.ts';
import { entryInText } from './entry-in-text.ts';
import { filesFor } from './move-entry.ts';
import type { Rework } from './rework-plan.ts';

/** What somebody means to rework, and what it may become. */
export interface Reworkable {
  readonly id: string;
  /** What it is called, by language; a name inside an entry is called nothing else. */
  readonly names: { readonly [locale: string]: string };
  /** A name that an effect makes up, and no id of the project. */
  readonly isBound: boolean;
  /** An id that it may get; empty where none like its own is to be had. */
  readonly fresh: string;
  /** The files that it may be moved to, or whose texts are meant. */
  readonly files: readonly string[];
}

/** What stands at a place that could be reworked; null: nothing that the project declares. */
export function reworkableAt(diagnosis: Diagnosis, { kind, file, path }: Omit<Rework, 'to'>): Reworkable | null {
  const index = indexOf(diagnosis);
  if (kind === 'referAll') {
    const hasTexts = (index.readingOf(file)?.facts.units.length ?? 0) > 0;
    return { id: '', names: {}, isBound: false, fresh: '', files: hasTexts ? [file] : [] };
  }
  const bound = kind === 'rename' ? boundAt(index.readingOf(file), path) : null;
  if (bound !== null) return { id: bound.name, names: {}, isBound: true, fresh: bound.name, files: [] };
  const found = meantAt(index, file, path, true);
  if (found === undefined) return null;
  const entry = kind === 'move' ? entryInText(index, found) : null;
  return {
    id: found.id,
    names: found.names,
    isBound: false,
    fresh: kind === 'rename' ? found.id : freshFor(diagnosis, found),
    files: entry === null || 'kind' in entry ? [] : filesFor(index, entry),
  };
}

function freshFor(diagnosis: Diagnosis, declaration: Declaration): string {
  const index = indexOf(diagnosis);
  const fresh = freshIdAmong(index.ofKind(declaration.kinds[0] ?? ''), declaration.id);
  return refusalOf(index, declaration, fresh) === null ? fresh : '';
}
