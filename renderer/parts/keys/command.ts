import type { Keys } from '#renderer/kit/keys/keys.ts';

export interface Command {
  readonly id: string;
  readonly ja: string;
  readonly en: string;
  /** The first is shown. */
  readonly keys?: readonly Keys[];
  /** Also in the editor's context menu. */
  readonly inEditor?: true;
  readonly beginsGroup?: true;
  /** Text fields take precedence. */
  readonly sparesFields?: true;
  /** The context of its keys; default: everywhere. */
  readonly keysIn?: () => boolean;
  /** Whether its keys also work in dialogs. */
  readonly keysInDialogs?: () => boolean;
  readonly isOn?: () => boolean;
  readonly canRun?: () => boolean;
  readonly run: () => void;
}

export const commandGroups = ['file', 'edit', 'view', 'go', 'game', 'help'] as const;
export type CommandGroup = (typeof commandGroups)[number];

export type Commands = Readonly<Record<CommandGroup, readonly Command[]>>;

export function allCommands(commands: Commands): readonly Command[] {
  return commandGroups.flatMap((group) => commands[group]);
}
