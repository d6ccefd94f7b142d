import { tellUndrawable } from '#renderer/desk/pictures/pictures-store.ts';
import { piece } from '#renderer/desk/state/desk-state.ts';

/** What is looked at, or was and can be drawn, by its address: a large picture is unpacked for it. */
const lookedAt = piece(() => new Map<string, Promise<void>>());

/**
 * Looks whether a picture can be drawn. Bytes that are put together as a picture is may still be none: only a browser finds
 * that out, and tells the desk, so that nothing is drawn with them. One that did not come, as of a lost server, is no fault.
 */
export async function lookAtPicture(picture: HTMLImageElement): Promise<void> {
  // That it was decoded says nothing: a browser decodes as much as it can, which may be nothing.
  await picture.decode().catch(() => undefined);
  const address = picture.getAttribute('src') ?? '';
  const looking = lookedAt().get(address) ?? look(picture, address);
  lookedAt().set(address, looking);
  await looking;
}

async function look(picture: HTMLImageElement, address: string): Promise<void> {
  if (await canBeDrawn(picture)) return;
  const hasCome = picture.complete && picture.naturalWidth > 0;
  if (hasCome || (await hasFaultyBytes(address))) tellUndrawable(address);
  else lookedAt().delete(address);
}

const canBeDrawn = (picture: HTMLImageElement): Promise<boolean> =>
  createImageBitmap(picture, { resizeWidth: 1, resizeHeight: 1 }).then(
    (drawn) => {
      drawn.close();
      return true;
    },
    () => false,
  );

/** Of a picture that did not come to be: whether its bytes do come. */
async function hasFaultyBytes(address: string): Promise<boolean> {
  const bytes = await fetch(address)
    .then((answer) => (answer.ok ? answer.blob() : null))
    .catch(() => null);
  if (bytes === null) return false;
  const again = new Image();
  again.src = URL.createObjectURL(bytes);
  const isFaulty = await again.decode().then(
    () => false,
    () => true,
  );
  URL.revokeObjectURL(again.src);
  return isFaulty;
}
