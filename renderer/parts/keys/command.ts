import type { DeskWords } from '#renderer/desk/words/generated/desk-words.ts';
import type { Keys } from '#renderer/kit/keys/keys.ts';

export type SubmenuId = keyof DeskWords['submenus'];

/** `name`: a text or the id of something. */
export type ThingInText = 'name' | 'number' | 'other';

export interface Command {
  readonly id: string;
  readonly ja: string;
  readonly en: string;
  /** The first is shown. */
  readonly keys?: readonly Keys[];
  /** In the menu of the text, for what is at the pointer. */
  readonly onThings?: readonly ThingInText[];
  readonly beginsGroup?: true;
  /** Neighbours with the same one share a row of the menu. */
  readonly submenu?: SubmenuId;
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

export function inSubmenu(submenu: SubmenuId, commands: readonly Command[]): readonly Command[] {
  return commands.map((command) => ({ ...command, submenu }));
}

/** A row of a menu: a command, or those of a submenu. */
export type MenuRow =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'submenu'; readonly id: SubmenuId; readonly commands: readonly Command[] };

export function menuRows(commands: readonly Command[]): readonly MenuRow[] {
  const rows: MenuRow[] = [];
  for (const command of commands) {
    const last = rows.at(-1);
    if (command.submenu === undefined) rows.push({ kind: 'command', command });
    else if (last?.kind === 'submenu' && last.id === command.submenu)
      rows[rows.length - 1] = { ...last, commands: [...last.commands, command] };
    else rows.push({ kind: 'submenu', id: command.submenu, commands: [command] });
  }
  return rows;
}

export function allCommands(commands: Commands): readonly Command[] {
  return commandGroups.flatMap((group) => commands[group]);
}
