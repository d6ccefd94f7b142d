import { FacePanel as AnyPanel } from '../library/face-panel.tsx';
import type { FaceProps } from '../table-view.ts';
import { faces } from './faces.tsx';
import { scytheWords } from './table-words.ts';

export function FacePanel(props: FaceProps) {
  return <AnyPanel {...props} faces={faces} empty={scytheWords(props.locale)} />;
}
