import { loadFontsOf } from '../../look/fonts-of-locale.ts';
import type { FaceSize, TableFaces } from '../table-faces.ts';
import type { Faces } from './face-panel.tsx';

/** The faces of a game, for who looks at many of them. */
export function drawnFaces<Subject>(faces: Faces<Subject>, sizeOf: (path: string) => FaceSize): TableFaces {
  return {
    hasFaces: faces.hasFaces,
    sizeOf,
    draw: (documents, entry, locale, onFit) => {
      void loadFontsOf(locale);
      const subject = faces.subjectOf(documents, entry);
      return subject === null ? null : faces.draw(subject, documents, locale, onFit);
    },
  };
}
