import './face.css';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { readDecks } from './map-document.ts';
import { deckPaint } from './paint.ts';

/** Without text, for all languages. */
export function CardBack({ deck, documents }: { readonly deck: string; readonly documents: Documents }) {
  return (
    <div className="tm-face" style={deckPaint(readDecks(documents, 'ja').find(({ id }) => id === deck))}>
      <div className="face card-face tm-back">
        <i />
        <b />
      </div>
    </div>
  );
}
