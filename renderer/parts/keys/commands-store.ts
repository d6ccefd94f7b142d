import { store } from '#renderer/desk/state/store.ts';
import type { Command, Commands, ThingInText } from './command.ts';

const none: Commands = { file: [], edit: [], view: [], go: [], game: [], help: [] };

export const commandsStore = store<{ readonly commands: Commands }>(() => ({ commands: none }));

/** The most useful ones first. */
export function commandsOnThing(thing: ThingInText): readonly Command[] {
  const { go, edit, game } = commandsStore.getState().commands;
  return [...edit, ...go, ...game].filter(({ onThings }) => onThings?.includes(thing) === true);
}

const clipboard = ['edit.cut', 'edit.copy', 'edit.paste'];

export function clipboardOfText(): readonly Command[] {
  return commandsStore.getState().commands.edit.filter(({ id }) => clipboard.includes(id));
}

/** Ids of all that work on files. */
export function commandsForFiles(): readonly string[] {
  return commandsStore.getState().commands.file.map(({ id }) => id);
}

/** Ids of all that work on the text. */
export function commandsForText(): readonly string[] {
  const { go, edit, game } = commandsStore.getState().commands;
  return [...edit, ...[...go, ...game].filter(({ submenu }) => submenu === 'names' || submenu === 'stops')].map(
    ({ id }) => id,
  );
}
