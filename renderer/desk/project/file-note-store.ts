import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import { store } from '../state/store.ts';
import type { FileRefusal } from './file-actions.ts';

/** What is said of files that were made, moved or deleted, until something else is done or it was read. */
export type FileNote =
  | ({ readonly kind: 'refused'; readonly did: 'done' | 'undone' | 'redone' } & FileRefusal)
  /** As long as it is what was done last, it can be brought back from here. */
  | {
      readonly kind: 'deleted';
      readonly names: readonly string[];
      /** Documents that name what was deleted, and how often. */
      readonly missed: readonly { readonly path: string; readonly count: number }[];
      readonly of: ProjectAction;
    };

export const fileNoteStore = store<{ readonly note: FileNote | null }>(() => ({ note: null }));
