import type { StudioApi } from '#api/studio/studio-api.ts';
import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { commandWords } from '../words/generated/command-words.ts';
import { localizedText } from '../words/words.ts';
import { takeDisk } from './disk-files.ts';
import { leaveForeign } from './foreign-text.ts';
import type { OpenFile } from './open-file.ts';
import { commitComposition, perform } from './project-actions.ts';
import { isReadOnly } from './project-format.ts';
import { isDirty, projectStore } from './project-store.ts';

/** False without unsaved changes. A deleted file exists only here, so it cannot be reverted. */
export function canRevert(file: OpenFile | undefined): boolean {
  if (file === undefined || file.fault !== null || isReadOnly(file.path)) return false;
  return isDirty(file) && projectStore.getState().conflicts.get(file.path) !== null;
}

/** Discards unsaved changes; undoable. */
export function revertFile(api: StudioApi, path: string): void {
  commitComposition();
  const { files, conflicts } = projectStore.getState();
  const file = files.get(path);
  if (file === undefined || !canRevert(file)) return;
  if (conflicts.has(path)) return takeDisk(path);
  if (file.foreign !== undefined && file.foreign.version === file.version) return void leaveForeign(api, path);
  const name = { kind: 'command', ...localizedText(commandWords, ({ file: words }) => words.revert) } as const;
  perform({ name, changes: [changeBetween(path, file.text, file.savedText)] });
}
