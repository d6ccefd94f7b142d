import { FacePanel as AnyPanel, type Faces } from '../../library/face-panel.tsx';
import type { FaceProps } from '../../table-view.ts';
import { AnyFace } from './any-face.tsx';
import { type FaceSubject, faceSubject, hasFaces, textsOnFace } from './face-subject.ts';
import { faceWords } from './face-words.ts';

const faces: Faces<FaceSubject> = {
  subjectOf: faceSubject,
  hasFaces,
  textsOn: (subject) => ({ path: subject.path, texts: new Map(textsOnFace(subject)) }),
  draw: (subject, documents, locale, onFit) => (
    <AnyFace subject={subject} documents={documents} locale={locale} onFit={onFit} />
  ),
  kindOf: ({ kind }) => kind,
};

/** The face of the card or PC under the cursor. */
export function FacePanel(props: FaceProps) {
  return <AnyPanel {...props} faces={faces} empty={faceWords(props.locale)} />;
}
