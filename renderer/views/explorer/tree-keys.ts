import { copy, cut, duplicate, paste } from '#renderer/desk/explorer/clipboard.ts';
import { removeMeant } from '#renderer/desk/explorer/file-commands.ts';
import { isPressed } from '#renderer/kit/keys/keys.ts';

/** Besides those of the commands. */
const ofFiles: readonly (readonly [keys: string, run: () => void])[] = [
  ['Mod+Backspace', () => void removeMeant()],
  ['Mod+X', cut],
  ['Mod+C', copy],
  ['Mod+V', paste],
  ['Mod+D', duplicate],
];

/** Does what a key says while the focus is in the tree. False: the key says nothing of files. */
export function pressInTree(event: KeyboardEvent): boolean {
  const known = ofFiles.find(([keys]) => isPressed(event, keys));
  known?.[1]();
  return known !== undefined;
}

/** The menu opens beside the row, as the key for it says on some systems by itself and on others not. */
export function askForMenu(row: HTMLElement): void {
  const { left, bottom } = row.getBoundingClientRect();
  const place = { clientX: left + 24, clientY: bottom - 4 };
  row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...place }));
}

export const isMenuKey = (event: KeyboardEvent): boolean =>
  isPressed(event, 'ContextMenu') || isPressed(event, 'Shift+F10');
