import { useStore } from 'zustand';
import './card-picture.css';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { type Crop, cropOf } from '#renderer/desk/pictures/crop.ts';
import { addressOf, pictureIn, picturesStore } from '#renderer/desk/pictures/pictures-store.ts';
import { lookAtPicture } from '#renderer/parts/pictures/look-at-picture.ts';

export interface CroppedPicture extends Crop {
  readonly address: string;
}

export const pictureOf = (state: ReturnType<typeof picturesStore.getState>, art: Json | undefined, locale: string) =>
  isObject(art) && typeof art['file'] === 'string' ? pictureIn(state, art['file'], locale) : null;

export function useCroppedPicture(art: Json | undefined, locale: string): CroppedPicture | null {
  const address = useStore(picturesStore, (state) => {
    const picture = pictureOf(state, art, locale);
    return picture === null ? null : addressOf(state, picture);
  });
  return address === null ? null : { address, ...cropOf(art) };
}

/** Decorative for screen readers: it holds no text. */
export function CardPicture({ address, x, y, zoom }: CroppedPicture) {
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
