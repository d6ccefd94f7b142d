import type { ReactNode } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { picturesStore } from '#renderer/desk/pictures/pictures-store.ts';
import { loadFontsOf } from '#renderer/kit/theme/fonts-of-locale.ts';
import type { CardBackRequest, FaceSize, TableFaces } from '../table-faces.ts';
import { pictureOf } from './card-picture.tsx';
import type { GameFaces } from './face-panel.tsx';
import { faceTexts } from './face-texts.ts';
import { artOfBack, drawnBack } from './pile-back.tsx';

interface Box<Subject> {
  readonly sizeOf: (path: string) => FaceSize;
  readonly copiesOf: (subject: Subject) => number;
  readonly pileOf: (subject: Subject) => string;
  /** For piles without a picture in the project. */
  readonly drawBack: (documents: Documents, back: CardBackRequest) => ReactNode | null;
  /** Whether a drawn back has text, and so differs by language. Default: none has. */
  readonly hasTextBehind?: (documents: Documents, back: CardBackRequest) => boolean;
}

export function drawnFaces<Subject>(faces: GameFaces<Subject>, box: Box<Subject>): TableFaces {
  return {
    hasFaces: faces.hasFaces,
    sizeOf: box.sizeOf,
    drawBack: (documents, back) => drawnBack(documents, back, box.sizeOf(back.path), box.drawBack(documents, back)),
    backKey: (documents, back) => {
      const { pile, locale } = back;
      const art = artOfBack(documents, pile);
      if (art === null) return box.hasTextBehind?.(documents, back) === true ? locale : '';
      return pictureOf(picturesStore.getState(), art, locale)?.path ?? '';
    },
    draw: (documents, entry, locale, onFit) => {
      void loadFontsOf(locale);
      const subject = faces.subjectOf(documents, entry);
      return subject === null ? null : faces.draw(subject, documents, locale, onFit);
    },
    inBox: (documents, entry, locale) => {
      const subject = faces.subjectOf(documents, entry);
      if (subject === null) return null;
      const { path, texts } = faces.textsOn(subject);
      const key = `${entry.id}/name`;
      const name = faceTexts(documents, path, locale).text(key, texts.get(key))?.text ?? entry.id;
      return { copies: box.copiesOf(subject), pile: box.pileOf(subject), name };
    },
  };
}
