import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import { restoredEntryText } from '#authoring/tools/history/entry-back.ts';
import { createStep, performWithFiles } from '../project/file-actions.ts';
import { endTyping, perform } from '../project/project-actions.ts';
import { openFile, projectStore } from '../project/project-store.ts';
import { type HistoryWords, historyWords } from '../words/generated/history-words.ts';

export interface Restored {
  readonly isDone: boolean;
  readonly said: string;
}

const named = (say: (words: HistoryWords) => string) => ({
  kind: 'command' as const,
  ja: say(historyWords.ja),
  en: say(historyWords.en),
});

export async function restoreFile(path: string, text: string, words: HistoryWords): Promise<Restored> {
  const file = projectStore.getState().files.get(path);
  const name = named(({ restoredFile }) => restoredFile({ path }));
  if (file === undefined) {
    const refusal = await performWithFiles({ name, files: [createStep(path, text)], changes: [] });
    if (refusal !== null) return { isDone: false, said: words.notRestoredFile({ code: refusal.code }) };
    openFile(path);
    return { isDone: true, said: words.restored };
  }
  endTyping();
  return told(perform({ name, changes: [changeBetween(path, file.text, text)] }), words);
}

export function restoreEntry(path: string, id: string, then: string, words: HistoryWords): Restored {
  const now = projectStore.getState().files.get(path)?.text ?? '';
  const edits = restoredEntryText(now, then, id);
  if (edits === null) return { isDone: false, said: words.notRestored };
  if (edits.length === 0) return { isDone: true, said: words.same };
  endTyping();
  const name = named(({ restoredEntry }) => restoredEntry({ id }));
  return told(perform({ name, changes: [changeBetween(path, now, applyEdits(now, edits))] }), words);
}

const told = (isDone: boolean, words: HistoryWords): Restored => ({
  isDone,
  said: isDone ? words.restored : words.notRestored,
});
