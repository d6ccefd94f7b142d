import type { FileStep } from '../documents/file-step.ts';
import type { Sighting } from '../index/sightings.ts';
import type { JsonPath } from '../json/positions.ts';
import type { Planned, RenameRefusal } from '../rename/rename-plan.ts';

/** What can be done to a thing as a whole. */
export type ReworkKind = 'rename' | 'duplicate' | 'move' | 'renumber' | 'delete' | 'refer';

/** What is to be done to the thing that is meant at a place. */
export interface Rework {
  readonly kind: ReworkKind;
  readonly file: string;
  /** Of the id, of anything that means the thing, or of anything in it. */
  readonly path: JsonPath;
  /** The new id, or the file it goes to; to delete a thing or to refer to it needs none. */
  readonly to: string;
}

/**
 * Why it is not done: besides what an id is refused for, `whole`: the thing is its whole document; `part`: it is none;
 * `number`: ids of this sort hold no number; `file`: the thing cannot stand in that file; `referred`: others name
 * it; `nameless`: it has no name that texts can say; `unsaid`: no text says its name.
 */
export type ReworkRefusal = RenameRefusal | 'whole' | 'part' | 'number' | 'file' | 'referred' | 'nameless' | 'unsaid';

export interface RefusedRework {
  readonly kind: 'refused';
  readonly code: ReworkRefusal;
  readonly data: { readonly [name: string]: string };
  /** Who names it. */
  readonly users: readonly Sighting[];
}

export interface PlannedRework extends Planned {
  /** Files that are made or moved with it; the changes name files as they are called before. */
  readonly files: readonly FileStep[];
}

export type ReworkPlan = RefusedRework | PlannedRework;
