import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { declarationAt } from '#authoring/project/index/source-locations.ts';
import { freshIdAmong } from '../fixes/fresh-id.ts';
import { refusalOf } from '../rename/rename-plan.ts';
import { boundAt } from './bound-name.ts';
import { entryInText } from './entry-in-text.ts';
import { isFixedWithin, localNameAt } from './local-name.ts';
import { filesFor } from './move-entry.ts';
import type { Refactoring } from './refactoring-plan.ts';

export interface Refactorable {
  readonly id: string;
  /** By language; empty for a name of an effect or ability. */
  readonly names: { readonly [locale: string]: string };
  /** Bound by an effect, or of an ability within its entry: not an id of the project. */
  readonly isBound: boolean;
  /** Suggested id; empty: none. */
  readonly fresh: string;
  /** Possible targets of a move, or files whose texts can change. */
  readonly files: readonly string[];
}

export function refactorableAt(
  diagnosis: Diagnosis,
  { kind, file, path }: Omit<Refactoring, 'to'>,
): Refactorable | null {
  const index = indexOf(diagnosis);
  if (kind === 'referAll') {
    const hasTexts = (index.readingOf(file)?.facts.units.length ?? 0) > 0;
    return { id: '', names: {}, isBound: false, fresh: '', files: hasTexts ? [file] : [] };
  }
  const bound = kind === 'rename' ? boundAt(index.readingOf(file), path) : null;
  const named = bound ?? (kind === 'rename' ? localNameAt(index, file, path) : null);
  if (named !== null) return { id: named.name, names: {}, isBound: true, fresh: named.name, files: [] };
  const found = declarationAt(index, file, path, true);
  if (found === undefined || (kind === 'rename' && isFixedWithin(index, file, path))) return null;
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
