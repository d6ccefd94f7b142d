/** Waits until all pictures of a place are there to be drawn, those aside that cannot be. */
export async function allPictures(place: HTMLElement): Promise<void> {
  const pictures = [...place.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}
