import './card-picture.css';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { type Crop, cropOf } from '../../pictures/crop.ts';
import { addressOf, pictureIn, usePictures } from '../../pictures/pictures-store.ts';

/** A picture as an entry names it. */
export interface ShownArt extends Crop {
  readonly address: string;
}

/** The picture that an entry names, on its face in a language; null when it names none that can be shown. */
export function useShownArt(art: Json | undefined, locale: string): ShownArt | null {
  const address = usePictures((state) => {
    const picture = isObject(art) && typeof art['file'] === 'string' ? pictureIn(state, art['file'], locale) : null;
    return picture === null ? null : addressOf(state, picture);
  });
  return address === null ? null : { address, ...cropOf(art) };
}

/** A picture in the place of a face that is for it. Silent: it tells nothing that is not written. */
export function CardPicture({ address, x, y, zoom }: ShownArt) {
  const place = `${x * 100}% ${y * 100}%`;
  const enlarged = zoom === 1 ? {} : { transform: `scale(${zoom})`, transformOrigin: place };
  return (
    <img
      className="card-picture"
      src={address}
      alt=""
      decoding="async"
      draggable={false}
      style={{ objectPosition: place, ...enlarged }}
    />
  );
}
