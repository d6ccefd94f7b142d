import { isRequired } from '#authoring/text/files/package-path.ts';
import { store } from '../state/store.ts';
import { canChange, canMakeIn, copyInto, moveInto } from './file-commands.ts';
import { folderAt, placeOfNode } from './file-tree.ts';
import { meant, selectionStore } from './selection-store.ts';

export const clipboardStore = store<{ readonly paths: readonly string[]; readonly isCut: boolean }>(() => ({
  paths: [],
  isCut: false,
}));
const { getState, setState } = clipboardStore;

export function cut(): void {
  setState({ paths: meant().filter(canChange), isCut: true });
}

export function copy(): void {
  setState({ paths: meant(), isCut: false });
}

export function paste(): void {
  const { paths, isCut } = getState();
  const folder = folderAt(selectionStore.getState().focused);
  if (!isCut) return void copyInto(paths, folder);
  setState({ paths: [] });
  void moveInto(paths, folder);
}

export function canDuplicate(): boolean {
  const paths = meant();
  return paths.length > 0 && !paths.some(isRequired) && canMakeIn(paths[0] ?? '');
}

export function duplicate(): void {
  const paths = meant();
  const [first = ''] = paths;
  void copyInto(paths, folderAt(placeOfNode(first)));
}
