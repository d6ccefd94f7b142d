import { store } from '../state/store.ts';

/** A name that is being written in the tree: another one for what is there, or that of something new in a folder. */
export type NameEdit =
  /** As the tree has it: the path of a folder ends with a slash. */
  | { readonly kind: 'rename'; readonly path: string }
  /** `folder` without a slash; empty for the project itself. */
  | { readonly kind: 'file' | 'folder'; readonly folder: string };

export const nameEditStore = store<{ readonly edit: NameEdit | null }>(() => ({ edit: null }));

export function endNameEdit(): void {
  nameEditStore.setState({ edit: null });
}
