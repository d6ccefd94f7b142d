import '../library/face-panel.css';
import './face.css';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { CardPicture, useCroppedPicture } from '../library/card-picture.tsx';
import { CardSheet } from '../library/card-sheet.tsx';
import { faceTexts } from '../library/face-texts.ts';
import { indices } from '../library/indices.ts';
import { namedEntries } from '../library/named-things.ts';
import { cardsFile, readCards, readDecks } from './map-document.ts';
import { deckPaint } from './paint.ts';
import { betweenActs, metroPrint, sayAct, saySpot } from './table-words.ts';

interface CardFaceProps {
  readonly id: string;
  readonly documents: Documents;
  readonly locale: string;
  readonly onFit?: ((overflows: boolean) => void) | undefined;
}

/** Only if the designer added one. */
function Art({ art, locale }: { readonly art: Json | undefined; readonly locale: string }) {
  const shown = useCroppedPicture(art, locale);
  return (
    shown !== null && (
      <div className="tm-face-art" aria-hidden="true">
        <CardPicture {...shown} />
      </div>
    )
  );
}

export function CardFace({ id, documents, locale, onFit }: CardFaceProps) {
  const words = metroPrint(documents, locale);
  const then = betweenActs(locale);
  const card = readCards(documents, locale, (op, amount) => sayAct(words, op, amount)).get(id);
  const written = namedEntries(documents, locale, cardsFile, 'cards').find((one) => one.id === id)?.written;
  if (card === undefined || written === undefined) return null;
  const texts = faceTexts(documents, cardsFile, locale);
  const deck = readDecks(documents, locale).find((one) => one.id === card.deck);
  return (
    <div className="tm-face" style={deckPaint(deck)}>
      <CardSheet
        card={written}
        kind="action"
        locale={locale}
        texts={texts}
        stub={
          <span className="tm-face-stub" aria-hidden="true">
            {indices(card.dots).map((dot) => (
              <u key={dot} />
            ))}
          </span>
        }
        over={deck === undefined ? null : { text: deck.name, lang: locale, state: 'source' }}
        art={<Art art={written['art']} locale={locale} />}
        stats={[]}
        rules={
          <ol className="tm-face-spots">
            {card.spots.map(({ chips, acts }, i) => {
              const number = i + 1;
              return (
                <li key={number}>
                  <span className="hidden">{saySpot(words, number, acts.join(then), chips)}</span>
                  <span className="tm-holes" aria-hidden="true">
                    {indices(chips).map((hole) => (
                      <s key={hole} />
                    ))}
                  </span>
                  <b aria-hidden="true">{acts.join(then)}</b>
                </li>
              );
            })}
          </ol>
        }
        isRuled={false}
        sayTrait={(label) => label}
        onFit={onFit}
      />
    </div>
  );
}
