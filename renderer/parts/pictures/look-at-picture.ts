import { markUndrawable } from '#renderer/desk/pictures/pictures-store.ts';
import { deskState } from '#renderer/desk/state/desk-state.ts';

/** By address; includes pictures that can be drawn, since decoding is expensive. */
const lookedAt = deskState(() => new Map<string, Promise<void>>());

/**
 * Checks by decoding whether a well-formed picture can be drawn, and reports it if not. Network errors do not count.
 */
export async function lookAtPicture(picture: HTMLImageElement): Promise<void> {
  // `decode` may succeed with partial data.
  await picture.decode().catch(() => undefined);
  const address = picture.getAttribute('src') ?? '';
  const looking = lookedAt().get(address) ?? look(picture, address);
  lookedAt().set(address, looking);
  await looking;
}

async function look(picture: HTMLImageElement, address: string): Promise<void> {
  if (await canBeDrawn(picture)) return;
  const hasCome = picture.complete && picture.naturalWidth > 0;
  if (hasCome || (await hasFaultyBytes(address))) markUndrawable(address);
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

/** Whether the failed picture's bytes arrive. */
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
