import { pileSize } from '#engine/systems/scythe/contract/printed-piles.ts';
import { drawnFaces } from '../library/drawn-faces.ts';
import type { GameFaces } from '../library/face-panel.tsx';
import type { TableFaces } from '../table-faces.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { findFace, hasFaces, kindOfFile, type ScytheFace, textsOnFace } from './face-subject.ts';

export const faces: GameFaces<ScytheFace> = {
  subjectOf: findFace,
  hasFaces,
  textsOn: (face) => ({ path: face.path, texts: textsOnFace(face) }),
  draw: (face, documents, locale, onFit) => <CardFace {...{ face, documents, locale, onFit }} />,
  kindOf: ({ kind }) => kind,
};

export const tableFaces: TableFaces = drawnFaces(faces, {
  sizeOf: (path) => pileSize(kindOfFile(path)),
  copiesOf: ({ card: { copies } }) => (typeof copies === 'number' && copies >= 1 ? Math.trunc(copies) : 1),
  pileOf: ({ kind }) => kind,
  drawBack: (_, { pile }) => <CardBack pile={pile} />,
});
