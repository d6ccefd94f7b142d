import type { FileStep } from '#authoring/project/documents/file-step.ts';
import type { SourceLocation } from '#authoring/project/index/source-locations.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Planned, RenameRefusal } from '../rename/rename-plan.ts';

export type RefactoringKind = 'rename' | 'duplicate' | 'move' | 'renumber' | 'delete' | 'refer' | 'referAll';

export interface Refactoring {
  readonly kind: RefactoringKind;
  readonly file: string;
  /** Of the id, of a reference, or inside of the entry. */
  readonly path: JsonPath;
  /** The new id or file; unused for `delete` and `refer`. For `referAll`, the file to change; empty: all. */
  readonly to: string;
  /** Ids that stay written out; default: all but words of the game. */
  readonly without?: readonly string[];
}

/**
 * Besides reasons of renames: `whole`: it is a document; `part`: no list entry; `number`: no number in the id; `file`:
 * does not fit there; `referred`: still in use; `nameless`: no name in texts; `unsaid`, `nothingSaid`: no text has the
 * name, or any.
 */
export type RefactoringRefusal =
  | RenameRefusal
  | 'whole'
  | 'part'
  | 'number'
  | 'file'
  | 'referred'
  | 'nameless'
  | 'unsaid'
  | 'nothingSaid';

export interface RefusedRefactoring {
  readonly kind: 'refused';
  readonly code: RefactoringRefusal;
  readonly data: { readonly [name: string]: string };
  readonly users: readonly SourceLocation[];
}

/** How often a name is written out. */
export interface NameToRefer {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly isMeant: boolean;
}

export interface PlannedRefactoring extends Planned {
  /** Candidates for references. */
  readonly named?: readonly NameToRefer[];
  /** Paths in changes are those before these steps. */
  readonly files: readonly FileStep[];
}

export type RefactoringPlan = RefusedRefactoring | PlannedRefactoring;
