import { drawnFaces } from '../../library/drawn-faces.ts';
import type { Faces } from '../../library/face-panel.tsx';
import type { TableFaces } from '../../table-faces.ts';
import { kindOfFile } from '../card-files.ts';
import { AnyFace } from './any-face.tsx';
import { type FaceSubject, faceSubject, hasFaces, textsOnFace } from './face-subject.ts';

export const faces: Faces<FaceSubject> = {
  subjectOf: faceSubject,
  hasFaces,
  textsOn: (subject) => ({ path: subject.path, texts: new Map(textsOnFace(subject)) }),
  draw: (subject, documents, locale, onFit) => <AnyFace {...{ subject, documents, locale, onFit }} />,
  kindOf: ({ kind }) => kind,
};

const card = { width: 63, height: 88 };
const board = { width: 150, height: 100 };

/** The faces of all cards and boards. */
export const tableFaces: TableFaces = drawnFaces(faces, (path) => (kindOfFile(path) === 'pc' ? board : card));
