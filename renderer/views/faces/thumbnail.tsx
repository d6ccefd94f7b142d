import './thumbnail.css';
import type { ReactNode } from 'react';
import { MOST_THUMBNAIL_BYTES } from '#api/studio/limits.ts';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { facesOfAllSorts } from '#authoring/tools/faces/faces-of-all-sorts.ts';
import type { FaceOf } from '#authoring/tools/faces/found-on-face.ts';
import { toBase64 } from '#renderer/desk/pictures/base64.ts';
import { documentsOf, documentsTogether } from '#renderer/desk/project/documents.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { loadFontsOf } from '#renderer/kit/theme/fonts-of-locale.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { MeasuringPlace } from '../print/measuring-place.tsx';
import { elementPicture, stylesOn } from './element-picture.ts';
import { offscreenContainer } from './offscreen-container.ts';

/** In pixels: three times the displayed size, for high-density screens. */
const SIZE = { width: 180, height: 120, edge: 6 };
const MOST_FACES = 3;
/** In UTF-16 units; larger documents would take too long to parse. */
const LONGEST_READ = 2_000_000;
const QUALITIES = [0.85, 0.6, 0.3];

export class Thumbnail {
  private readonly api: StudioApi;
  private place: { readonly room: HTMLElement; readonly measuring: MeasuringPlace } | null = null;
  private drawn = '';

  constructor(api: StudioApi) {
    this.api = api;
  }

  /** Skipped if the faces on it are unchanged. */
  async keep(): Promise<void> {
    const { files } = projectStore.getState();
    const own = documentsOf(files);
    const documents = documentsTogether(files);
    const faces = await findTable(documents).loadFaces();
    if (faces === null) return;
    const paths = [...files.values()].filter(
      ({ path, fault, written }) =>
        fault === null && !isRequired(path) && faces.hasFaces(path) && written.length <= LONGEST_READ,
    );
    const chosen = facesOfAllSorts(
      own,
      paths.map(({ path }) => path),
      MOST_FACES,
    );
    if (chosen.length === 0) return;
    const draw = (face: FaceOf): ReactNode =>
      faces.draw(documents, { ...face, index: null }, face.locale, () => undefined);
    await Promise.all(chosen.map(({ locale }) => loadFontsOf(locale)));
    const { room, measuring } = this.placed();
    await measuring.show(
      chosen.map((face) => (
        <div key={`${face.path} ${face.id}`} className="thumbnail-face">
          {draw(face)}
        </div>
      )),
    );
    const drawn = room.innerHTML;
    const picture = drawn === this.drawn ? null : await pictureOf(room);
    measuring.clear();
    if (picture === null || !(await this.api.keepThumbnail({ picture })).kept) return;
    this.drawn = drawn;
  }

  private placed() {
    if (this.place === null) {
      const room = offscreenContainer('thumbnail-room');
      this.place = { room, measuring: new MeasuringPlace(room) };
    }
    return this.place;
  }
}

/** Overlapping faces, the first in front; null: none could be drawn, or the result is too large. */
async function pictureOf(room: HTMLElement): Promise<string | null> {
  const faces = [...room.querySelectorAll<HTMLElement>('.thumbnail-face')].filter((one) => one.offsetWidth > 0);
  if (faces.length === 0) return null;
  const styles = stylesOn(room);
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.shadowColor = getComputedStyle(room).getPropertyValue('--shadow-of-picture');
  context.shadowBlur = SIZE.edge;
  const inside = { width: SIZE.width - 2 * SIZE.edge, height: SIZE.height - 2 * SIZE.edge };
  const places = faces.map(({ offsetWidth, offsetHeight }) => {
    const scale = Math.min(inside.width / offsetWidth, inside.height / offsetHeight);
    return { width: offsetWidth * scale, height: offsetHeight * scale };
  });
  for (let at = faces.length - 1; at >= 0; at--) {
    const [face, place] = [faces[at], places[at]];
    if (face === undefined || place === undefined) continue;
    const free = inside.width - place.width;
    const left = faces.length === 1 ? free / 2 : (free * at) / (faces.length - 1);
    const top = (inside.height - place.height) / 2;
    context.drawImage(await elementPicture(face, styles), SIZE.edge + left, SIZE.edge + top, place.width, place.height);
  }
  for (const quality of QUALITIES) {
    const written = await canvas.convertToBlob({ type: 'image/webp', quality });
    if (written.type === 'image/webp' && written.size <= MOST_THUMBNAIL_BYTES)
      return toBase64(new Uint8Array(await written.arrayBuffer()));
  }
  return null;
}
