import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { store } from '../state/store.ts';

export const previewStore = store<{ readonly path: string | null }>(() => ({ path: null }));

/** Previews a path if it is a picture. False: it is not. */
export function isPreviewed(path: string): boolean {
  if (!isPicturePath(pathInside(path))) return false;
  previewStore.setState({ path });
  return true;
}
