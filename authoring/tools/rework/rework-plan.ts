import type { FileStep } from '#authoring/project/documents/file-step.ts';
import type { Sighting } from '#authoring/project/index/sightings.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Planned, RenameRefusal } from '../rename/rename-plan.ts';

/** What can be done to a thing as a whole. */
export type ReworkKind = 'rename' | 'duplicate' | 'move' | 'renumber' | 'delete' | 'refer' | 'referAll';

/** What is to be done to the thing that is meant at a place. */
export interface Rework {
  readonly kind: ReworkKind;
  readonly file: string;
  /** Of the id, of anything that means the thing, or of anything in it. */
  readonly path: JsonPath;
  /**
   * The new id, or the file it goes to; to delete a thing or to refer to it needs none. Of all names (`referAll`) it is
   * the file whose texts are meant; empty: all texts of the project.
   */
  readonly to: string;
  /** Ids of what goes on to be written out by its name; without it all but the words of the game, as areas and traits. */
  readonly without?: readonly string[];
}

/**
 * Why it is not done: besides what an id is refused for, `whole`: the thing is its whole document; `part`: it is none;
 * `number`: ids of this sort hold no number; `file`: the thing cannot stand in that file; `referred`: others name
 * it; `nameless`: it has no name that texts can say; `unsaid`: no text says its name; `nothingSaid`: none
 * says any.
 */
export type ReworkRefusal =
  | RenameRefusal
  | 'whole'
  | 'part'
  | 'number'
  | 'file'
  | 'referred'
  | 'nameless'
  | 'unsaid'
  | 'nothingSaid';

export interface RefusedRework {
  readonly kind: 'refused';
  readonly code: ReworkRefusal;
  readonly data: { readonly [name: string]: string };
  /** Who names it. */
  readonly users: readonly Sighting[];
}

/** A name that texts write out, and how often. */
export interface NameToRefer {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly isMeant: boolean;
}

export interface PlannedRework extends Planned {
  /** The names that could be referred to, those that are left among them. */
  readonly named?: readonly NameToRefer[];
  /** Files that are made or moved with it; the changes name files as they are called before. */
  readonly files: readonly FileStep[];
}

export type ReworkPlan = RefusedRework | PlannedRework;
