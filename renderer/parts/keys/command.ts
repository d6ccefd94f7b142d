import type { Keys } from '#renderer/kit/keys/keys.ts';

/** Something that a person can tell the workbench to do: by a key, in a menu, or by its name. */
export interface Command {
  readonly id: string;
  readonly ja: string;
  readonly en: string;
  /** The first is shown. */
  readonly keys?: readonly Keys[];
  /** It has to do with what is written at the cursor: the editor's own menu offers it. */
  readonly inEditor?: true;
  /** In a menu a line is drawn above it. */
  readonly beginsGroup?: true;
  /** Its keys belong to a text field while one has the focus. */
  readonly sparesFields?: true;
  /** Where its keys are its own; elsewhere they say something else, or nothing. */
  readonly keysIn?: () => boolean;
  /** Where a dialog has the keys of the desk, whether these are pressed all the same. */
  readonly keysInDialogs?: () => boolean;
  /** For what can be on or off: whether it is on. */
  readonly isOn?: () => boolean;
  readonly canRun?: () => boolean;
  readonly run: () => void;
}

/** The menus, in their order. */
export const commandGroups = ['file', 'edit', 'view', 'go', 'game', 'help'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** All that the workbench can be told to do. */
export type Commands = Readonly<Record<CommandGroup, readonly Command[]>>;

export function allCommands(commands: Commands): readonly Command[] {
  return commandGroups.flatMap((group) => commands[group]);
}
