import './pile-back.css';
import type { CSSProperties, ReactNode } from 'react';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { picturesStore } from '#renderer/desk/pictures/pictures-store.ts';
import type { CardBackRequest, FaceSize } from '../table-faces.ts';
import { CardPicture, pictureOf, useCroppedPicture } from './card-picture.tsx';

export function artOfBack(documents: Documents, pile: string): Json | null {
  const studio = documents['studio.json'];
  const backs = isObject(studio) ? studio['backs'] : undefined;
  return isObject(backs) && Object.hasOwn(backs, pile) ? (backs[pile] ?? null) : null;
}

/** The back of a pile: its picture, else the game's drawing, if any. */
export function drawnBack(
  documents: Documents,
  { pile, locale }: CardBackRequest,
  size: FaceSize,
  drawn: ReactNode | null,
): ReactNode | null {
  const art = artOfBack(documents, pile);
  if (art === null || (drawn === null && pictureOf(picturesStore.getState(), art, locale) === null)) return drawn;
  return <PictureBack {...{ art, locale, size, drawn }} />;
}

interface PictureBackProps {
  readonly art: Json;
  readonly locale: string;
  readonly size: FaceSize;
  readonly drawn: ReactNode | null;
}

function PictureBack({ art, locale, size: { width, height }, drawn }: PictureBackProps) {
  const shown = useCroppedPicture(art, locale);
  if (shown === null) return drawn;
  const size = { width: `calc(${width} * var(--u))`, height: `calc(${height} * var(--u))` } satisfies CSSProperties;
  return (
    <div className="face pile-back" style={size} aria-hidden="true">
      <div className="pile-back-picture">
        <CardPicture {...shown} />
      </div>
    </div>
  );
}
