import { store } from '#renderer/desk/state/store.ts';
import type { Command, Commands } from './command.ts';

const none: Commands = { file: [], edit: [], view: [], go: [], game: [], help: [] };

export const commandsStore = store<{ readonly commands: Commands }>(() => ({ commands: none }));

/** For the editor's context menu, in groups. */
export function editorCommands(): readonly (readonly Command[])[] {
  const { go, edit, game } = commandsStore.getState().commands;
  return [go, edit, game].map((commands) => commands.filter(({ inEditor }) => inEditor === true));
}
