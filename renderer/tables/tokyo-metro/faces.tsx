import { isObject } from '#engine/kernel/basics/json.ts';
import { cardSize } from '#engine/systems/tokyo-metro/contract/card-size.ts';
import { drawnFaces } from '../library/drawn-faces.ts';
import type { GameFaces } from '../library/face-panel.tsx';
import { listOf, textOfValue } from '../library/read-values.ts';
import type { TableFaces } from '../table-faces.ts';
import { CardBack } from './card-back.tsx';
import { CardFace } from './card-face.tsx';
import { cardsFile } from './map-document.ts';

interface Subject {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
}

export const faces: GameFaces<Subject> = {
  subjectOf: (documents, { path, id }) => {
    const document = documents[cardsFile];
    const found = path === cardsFile && isObject(document) && listOf(document['cards']).find((one) => one['id'] === id);
    return found ? { id, name: String(found['name'] ?? ''), deck: textOfValue(found['deck']) } : null;
  },
  hasFaces: (path) => path === cardsFile,
  textsOn: ({ id, name }) => ({ path: cardsFile, texts: new Map([[`${id}/name`, name]]) }),
  draw: ({ id }, documents, locale, onFit) => <CardFace {...{ id, documents, locale, onFit }} />,
  kindOf: () => 'action',
};

/** One copy each, in the pile of its deck. */
export const tableFaces: TableFaces = drawnFaces(faces, {
  sizeOf: () => cardSize,
  copiesOf: () => 1,
  pileOf: ({ deck }) => deck,
  drawBack: (documents, { pile }) => <CardBack deck={pile} documents={documents} />,
});
