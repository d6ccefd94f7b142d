import { copy, cut, paste } from '#renderer/desk/explorer/clipboard.ts';
import { removeTarget } from '#renderer/desk/explorer/file-commands.ts';
import { isPressed } from '#renderer/kit/keys/keys.ts';

const ofFiles: readonly (readonly [keys: string, run: () => void])[] = [
  ['Mod+Backspace', () => void removeTarget()],
  ['Mod+X', cut],
  ['Mod+C', copy],
  ['Mod+V', paste],
];

/** Handles a key in the tree; false if it is not one of its keys. */
export function pressInTree(event: KeyboardEvent): boolean {
  const known = ofFiles.find(([keys]) => isPressed(event, keys));
  known?.[1]();
  return known !== undefined;
}

/** Some systems do not open a context menu by its key themselves. */
export function askForMenu(row: HTMLElement): void {
  const { left, bottom } = row.getBoundingClientRect();
  const place = { clientX: left + 24, clientY: bottom - 4 };
  row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...place }));
}
