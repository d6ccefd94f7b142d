import { store } from '../state/store.ts';

export type NameEdit =
  /** Folder paths end with a slash. */
  | { readonly kind: 'rename'; readonly path: string }
  /** `folder` without a slash; empty: the project itself. */
  | { readonly kind: 'file' | 'folder'; readonly folder: string };

export const nameEditStore = store<{ readonly edit: NameEdit | null }>(() => ({ edit: null }));

export function endNameEdit(): void {
  nameEditStore.setState({ edit: null });
}
