import { FacePanel as AnyPanel } from '../library/face-panel.tsx';
import type { FaceProps } from '../table-view.ts';
import { faces } from './faces.tsx';
import { metroWords } from './table-words.ts';

/** The face of the action card under the cursor. */
export function FacePanel(props: FaceProps) {
  return <AnyPanel {...props} faces={faces} empty={metroWords(props.locale)} />;
}
