import { store } from '#renderer/desk/state/store.ts';
import type { Command, Commands } from './command.ts';

const none: Commands = { file: [], edit: [], view: [], go: [], game: [], help: [] };

/** What the workbench can be told to do, as the window that shows it offers it. */
export const commandsStore = store<{ readonly commands: Commands }>(() => ({ commands: none }));

/** What the editor offers by its own menu, at its cursor, by groups: where to go, what to change, what to play. */
export function editorCommands(): readonly (readonly Command[])[] {
  const { go, edit, game } = commandsStore.getState().commands;
  return [go, edit, game].map((commands) => commands.filter(({ inEditor }) => inEditor === true));
}
