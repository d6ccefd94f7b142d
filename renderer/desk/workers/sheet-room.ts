import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { type EntryChange, type EntryFault, faultsOfChanges } from '#authoring/tools/sheet/cell-faults.ts';
import type { CellWord, EntryKind } from '#authoring/tools/sheet/column.ts';
import { entryKindsOf, namesFor } from '#authoring/tools/sheet/kinds-of.ts';

/** Sheets, and the names that their cells refer to. */
export interface Sheets {
  readonly kinds: readonly EntryKind[];
  readonly names: readonly CellWord[];
}

export function sheetsOf(project: Diagnosis): Sheets {
  const kinds = entryKindsOf(project);
  return {
    kinds,
    names: namesFor(
      project,
      kinds.flatMap(({ columns }) => columns),
    ),
  };
}

/** The kinds alone, without columns. */
export function cardKindsOf(project: Diagnosis): readonly EntryKind[] {
  return entryKindsOf(project).map((kind) => ({ ...kind, columns: [] }));
}

export interface AskedChanges extends Pick<EntryKind, 'format' | 'list'> {
  readonly changes: readonly EntryChange[];
}

export function faultsIn(project: Diagnosis, { changes, ...kind }: AskedChanges): readonly (EntryFault | null)[] {
  return faultsOfChanges(project, kind, changes);
}
