import type { StudioReply } from '#api/studio/studio-api.ts';
import { localPictures } from '#authoring/project/pictures/local-pictures.ts';
import {
  isSoundPicture,
  type ProjectPicture,
  picturesByPath,
  type SoundPicture,
} from '#authoring/project/pictures/project-picture.ts';
import { store } from '../state/store.ts';

interface Pictures {
  /** The base URL of pictures. */
  readonly at: string;
  readonly list: readonly ProjectPicture[];
  readonly byPath: ReadonlyMap<string, ProjectPicture>;
  /** Versions that the host accepts but the browser cannot draw. */
  readonly undrawable: ReadonlySet<string>;
}

export const picturesStore = store<Pictures>(() => ({ at: '', list: [], byPath: new Map(), undrawable: new Set() }));

/** Sets the pictures on disk. Unchanged pictures keep their objects. */
export function takePictures({ at, pictures }: StudioReply<'pictures'>): void {
  const before = picturesStore.getState();
  const list = pictures.map((one) => asDrawn(one, before.undrawable));
  if (before.at === at && JSON.stringify(before.list) === JSON.stringify(list)) return;
  picturesStore.setState({ at, list, byPath: picturesByPath(list) });
}

/** Records that the picture at this address cannot be drawn: from now on it is not shown, and reported as faulty. */
export function markUndrawable(address: string): void {
  const { at, list, undrawable: known } = picturesStore.getState();
  const picture = list.filter(isSoundPicture).find((one) => addressOf({ at }, one) === address);
  if (picture === undefined) return;
  picturesStore.setState({ undrawable: new Set([...known, picture.version]) });
  takePictures({ at, pictures: [...list] });
}

const asDrawn = (picture: ProjectPicture, undrawable: ReadonlySet<string>): ProjectPicture =>
  isSoundPicture(picture) && undrawable.has(picture.version)
    ? { path: picture.path, fault: { kind: 'broken', how: 'undrawable' } }
    : picture;

/** Null: none that can be shown. */
export function pictureAt({ byPath }: Pictures, path: string): SoundPicture | null {
  const found = byPath.get(path);
  return found !== undefined && isSoundPicture(found) ? found : null;
}

/** The localized picture, else the general one. */
export const pictureIn = (state: Pictures, path: string, locale: string): SoundPicture | null =>
  [...localPictures(path, locale), path].map((one) => pictureAt(state, one)).find((one) => one !== null) ?? null;

export function addressOf({ at }: Pick<Pictures, 'at'>, { path, version }: SoundPicture): string {
  return `${at}${path.split('/').map(encodeURIComponent).join('/')}?${version}`;
}
