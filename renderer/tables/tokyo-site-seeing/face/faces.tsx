import { isPrintedPile, pileSize } from '#engine/systems/tokyo-site-seeing/contract/printed-piles.ts';
import { drawnFaces } from '../../library/drawn-faces.ts';
import type { GameFaces } from '../../library/face-panel.tsx';
import type { TableFaces } from '../../table-faces.ts';
import { kindOfFile } from '../card-files.ts';
import { AnyFace } from './any-face.tsx';
import { CardBack } from './card-back.tsx';
import { type FaceSubject, findFaceSubject, hasFaces, textsOnFace } from './face-subject.ts';
import { copiesInBox } from './printed-values.ts';

export const faces: GameFaces<FaceSubject> = {
  subjectOf: findFaceSubject,
  hasFaces,
  textsOn: (subject) => ({ path: subject.path, texts: new Map(textsOnFace(subject)) }),
  draw: (subject, documents, locale, onFit) => <AnyFace {...{ subject, documents, locale, onFit }} />,
  kindOf: ({ kind }) => kind,
};

export const tableFaces: TableFaces = drawnFaces(faces, {
  sizeOf: (path) => pileSize(kindOfFile(path) ?? ''),
  copiesOf: ({ card }) => copiesInBox(card),
  pileOf: ({ kind }) => kind,
  drawBack: (_documents, { pile }) => (isPrintedPile(pile) ? <CardBack kind={pile} /> : null),
});
