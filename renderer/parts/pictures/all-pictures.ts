import { lookAtPicture } from './look-at-picture.ts';

/** Waits until all pictures of a place are there to be drawn; in the place of one that cannot be, others may come. */
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
