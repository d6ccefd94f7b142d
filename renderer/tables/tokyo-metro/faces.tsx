import { isObject } from '#engine/kernel/basics/json.ts';
import { drawnFaces } from '../library/drawn-faces.ts';
import type { Faces } from '../library/face-panel.tsx';
import { listOf } from '../library/read-values.ts';
import type { TableFaces } from '../table-faces.ts';
import { CardFace } from './card-face.tsx';
import { cardsFile } from './map-document.ts';

interface Subject {
  readonly id: string;
  readonly name: string;
}

export const faces: Faces<Subject> = {
  subjectOf: (documents, { path, id }) => {
    const document = documents[cardsFile];
    const found = path === cardsFile && isObject(document) && listOf(document['cards']).find((one) => one['id'] === id);
    return found ? { id, name: String(found['name'] ?? '') } : null;
  },
  hasFaces: (path) => path === cardsFile,
  textsOn: ({ id, name }) => ({ path: cardsFile, texts: new Map([[`${id}/name`, name]]) }),
  draw: ({ id }, documents, locale, onFit) => <CardFace {...{ id, documents, locale, onFit }} />,
  kindOf: () => 'action',
};

/** The faces of all action cards. */
export const tableFaces: TableFaces = drawnFaces(faces, () => ({ width: 63, height: 88 }));
