import { FacePanel, type GameFaces } from '../library/face-panel.tsx';
import { libraryWords } from '../library/library-words.ts';
import type { FaceProps } from '../table-view.ts';
import { plainWords } from './plain-words.ts';

const none: GameFaces<never> = {
  subjectOf: () => null,
  hasFaces: () => false,
  textsOn: () => ({ path: '', texts: new Map() }),
  draw: () => null,
  kindOf: () => '',
};

export function NoFace(props: FaceProps) {
  return <FacePanel {...props} faces={none} empty={plainWords(libraryWords(props.locale))} />;
}
