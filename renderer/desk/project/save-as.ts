import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import { createStep, type FileRefusal, performWithFiles } from './file-actions.ts';
import { commitComposition } from './project-actions.ts';
import { isReadOnly } from './project-format.ts';
import { closeFile, isDirty, openFile, projectStore } from './project-store.ts';

/** The new file takes the tab; the old one is reverted. One undo step. Null: done. */
export async function saveAs(path: string, to: string): Promise<FileRefusal | null> {
  commitComposition();
  const file = projectStore.getState().files.get(path);
  if (file === undefined || file.fault !== null) return { path, code: 'gone' };
  const { text, savedText, foreign } = file;
  const staysAsItIs = isReadOnly(path) || foreign !== undefined || !isDirty(file);
  const refused = await performWithFiles({
    name: { kind: 'command', ...localizedText(deskWords, ({ undoNames }) => undoNames.saveAs({ to })) },
    files: [createStep(to, text)],
    changes: staysAsItIs ? [] : [changeBetween(path, text, savedText)],
  });
  if (refused !== null) return refused;
  closeFile(path);
  openFile(to);
  return null;
}
