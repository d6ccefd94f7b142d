import { useStore } from 'zustand';
import './card-picture.css';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { type Crop, cropOf } from '#renderer/desk/pictures/crop.ts';
import { addressOf, pictureIn, picturesStore } from '#renderer/desk/pictures/pictures-store.ts';
import { lookAtPicture } from '#renderer/parts/pictures/look-at-picture.ts';

/** A picture as an entry names it. */
export interface ShownArt extends Crop {
  readonly address: string;
}

/** The picture that is named, as it stands for a language; null when none is that can be shown. */
export const pictureOf = (state: ReturnType<typeof picturesStore.getState>, art: Json | undefined, locale: string) =>
  isObject(art) && typeof art['file'] === 'string' ? pictureIn(state, art['file'], locale) : null;

/** The same, for a face in a language. */
export function useShownArt(art: Json | undefined, locale: string): ShownArt | null {
  const address = useStore(picturesStore, (state) => {
    const picture = pictureOf(state, art, locale);
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
      onLoad={({ currentTarget }) => void lookAtPicture(currentTarget)}
      onError={({ currentTarget }) => void lookAtPicture(currentTarget)}
      draggable={false}
      style={{ objectPosition: place, ...enlarged }}
    />
  );
}
