import { lookAtPicture } from './look-at-picture.ts';

/** A failed picture may be replaced by others, which are awaited too. */
export async function allPictures(place: HTMLElement): Promise<void> {
  let waitedFor = '';
  for (;;) {
    const pictures = [...place.querySelectorAll('img')];
    const shown = pictures.map(({ src }) => src).join(' ');
    if (shown === waitedFor) return;
    await Promise.all(pictures.map(lookAtPicture));
    waitedFor = shown;
  }
}
