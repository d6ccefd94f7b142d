import './face-paper.css';
import './face.css';
import './card-back.css';
import type { PileCardKind } from '../card-files.ts';
import { signOf } from '../printed-cards.ts';
import { DrawnArt } from './card-art.tsx';

/** Without text, for all languages. */
export function CardBack({ kind }: { readonly kind: PileCardKind }) {
  return (
    <div className={kind === 'pc' ? 'face card-back pc-board-back' : 'face card-back card-face'} data-kind={kind}>
      <DrawnArt id={`BACK-${kind}`} sign={signOf({ kind, isEnemy: false })} />
      <span className="card-back-frame" />
    </div>
  );
}
