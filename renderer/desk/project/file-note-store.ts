import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import { store } from '../state/store.ts';
import type { FileRefusal } from './file-actions.ts';

/** The last message about files, until the next action or dismissal. */
export type FileNote =
  | ({ readonly kind: 'refused'; readonly did: 'done' | 'undone' | 'redone' } & FileRefusal)
  | {
      readonly kind: 'deleted';
      readonly names: readonly string[];
      /** Documents that refer to deleted files, and how often. */
      readonly missed: readonly { readonly path: string; readonly count: number }[];
      readonly of: ProjectAction;
    };

export const fileNoteStore = store<{ readonly note: FileNote | null }>(() => ({ note: null }));
