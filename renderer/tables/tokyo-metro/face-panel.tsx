import { isObject } from '#engine/kernel/basics/json.ts';
import { FacePanel as AnyPanel, type Faces } from '../library/face-panel.tsx';
import { listOf } from '../library/read-values.ts';
import type { FaceProps } from '../table-view.ts';
import { CardFace } from './card-face.tsx';
import { cardsFile } from './map-document.ts';
import { metroWords } from './table-words.ts';

interface Subject {
  readonly id: string;
  readonly name: string;
}

const faces: Faces<Subject> = {
  subjectOf: (documents, { path, id }) => {
    const document = documents[cardsFile];
    const found = path === cardsFile && isObject(document) && listOf(document['cards']).find((one) => one['id'] === id);
    return found ? { id, name: String(found['name'] ?? '') } : null;
  },
  hasFaces: (path) => path === cardsFile,
  textsOn: ({ id, name }) => ({ path: cardsFile, texts: new Map([[`${id}/name`, name]]) }),
  draw: ({ id }, documents, locale, onFit) => <CardFace id={id} documents={documents} locale={locale} onFit={onFit} />,
  kindOf: () => 'action',
};

/** The face of the action card under the cursor. */
export function FacePanel(props: FaceProps) {
  return <AnyPanel {...props} faces={faces} empty={metroWords(props.locale)} />;
}
