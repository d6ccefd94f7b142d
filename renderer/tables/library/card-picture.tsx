import './card-picture.css';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { addressOf, pictureAt, usePictures } from '../../pictures/pictures-store.ts';

/** What of a picture is seen: where it lies, from 0 to 1, and how much it is enlarged beyond just filling its place. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A picture as an entry names it. */
export interface ShownArt extends Crop {
  readonly address: string;
}

/** The crop that an entry says; what it does not say, or wrongly, is as if nothing were said. */
export function cropOf(art: Json | undefined): Crop {
  const written = isObject(art) ? art : {};
  const between = (value: Json | undefined, least: number, most: number, usual: number) =>
    typeof value === 'number' ? Math.min(most, Math.max(least, value)) : usual;
  return {
    x: between(written['x'], 0, 1, 0.5),
    y: between(written['y'], 0, 1, 0.5),
    zoom: between(written['zoom'], 1, 10, 1),
  };
}

/** The picture that an entry names; null when it names none that can be shown. */
export function useShownArt(art: Json | undefined): ShownArt | null {
  const address = usePictures((state) => {
    const picture = isObject(art) && typeof art['file'] === 'string' ? pictureAt(state, art['file']) : null;
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
