import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { store } from '../state/store.ts';

/** The picture that is looked at; null: none. */
export const previewStore = store<{ readonly path: string | null }>(() => ({ path: null }));

/** Shows what lies at a path when it is a picture. False: it is none, and opened as a text. */
export function isPreviewed(path: string): boolean {
  if (!isPicturePath(pathInside(path))) return false;
  previewStore.setState({ path });
  return true;
}
