import { isTextField, type Keys } from '#renderer/kit/keys/keys.ts';
import type { Command } from '#renderer/parts/keys/command.ts';
import { type CommandId, named } from '#renderer/parts/keys/command-names.ts';

/** Editor and browser handle these keys; the menu and the palette run the same by hand. */
export function byHand(id: CommandId, keys: Keys, run: () => Promise<void>): Command {
  return { ...named(id), keys: [keys], keysIn: () => false, run: () => void run() };
}

export async function inEditor(action: string): Promise<void> {
  (await import('#renderer/views/editor/edit-at-cursor.ts')).editAtCursor(action);
}

async function inFieldOrEditor(command: string, action: string): Promise<void> {
  if (isTextField(document.activeElement)) document.execCommand(command);
  else await inEditor(action);
}

async function paste(): Promise<void> {
  if (!isTextField(document.activeElement)) return inEditor('editor.action.clipboardPasteAction');
  document.execCommand('insertText', false, await navigator.clipboard.readText());
}

export const clipboardCommands: readonly Command[] = [
  {
    ...byHand('edit.cut', 'Mod+X', () => inFieldOrEditor('cut', 'editor.action.clipboardCutAction')),
    beginsGroup: true,
  },
  byHand('edit.copy', 'Mod+C', () => inFieldOrEditor('copy', 'editor.action.clipboardCopyAction')),
  byHand('edit.paste', 'Mod+V', paste),
  byHand('edit.selectAll', 'Mod+A', () => inFieldOrEditor('selectAll', 'editor.action.selectAll')),
  { ...byHand('edit.find', 'Mod+F', () => inEditor('actions.find')), beginsGroup: true },
  byHand('edit.findReplace', 'Mod+H', () => inEditor('editor.action.startFindReplaceAction')),
];
