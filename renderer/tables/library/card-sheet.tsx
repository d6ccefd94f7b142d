import './card-sheet.css';
import { type ReactNode, useId } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { FaceName } from './face-name.tsx';
import type { FaceText, FaceTexts } from './face-texts.ts';
import { textOfValue, wordsIn } from './read-values.ts';
import { type Stat, StatStrip } from './stat-strip.tsx';
import { StoryText } from './story-text.tsx';
import { useTextFit } from './use-text-fit.ts';

interface CardSheetProps {
  /** As in its document; id, name, story, flavor and traits are read. */
  readonly card: JsonObject;
  readonly kind: string;
  readonly locale: string;
  readonly texts: FaceTexts;
  readonly stub: ReactNode;
  readonly over: FaceText | null;
  readonly art: ReactNode;
  readonly stats: readonly (readonly (Stat | null)[])[];
  readonly rules: ReactNode;
  /** Whether a rule separates story and effects. */
  readonly isRuled: boolean;
  readonly sayTrait: (label: string) => string;
  readonly onFit?: ((overflows: boolean) => void) | undefined;
}

/** A printed card. `--u` is one millimetre. */
export function CardSheet(props: CardSheetProps) {
  const { card, kind, locale, texts, stub, over, art, stats, rules, isRuled, sayTrait, onFit } = props;
  const face = useTextFit(onFit);
  const nameId = useId();
  const id = textOfValue(card['id']);
  const name = texts.text(`${id}/name`, card['name']) ?? { text: id, lang: locale, state: 'source' };
  const story = texts.text(`${id}/story`, card['story']);
  const flavor = texts.text(`${id}/flavor`, card['flavor']);
  return (
    <article ref={face} className="face card-face" data-kind={kind} lang={locale} aria-labelledby={nameId}>
      {stub}
      <div className="face-body">
        <header className="face-head">
          {over !== null && (
            <span className="face-over" lang={over.lang} data-fit="width">
              {over.text}
            </span>
          )}
          <FaceName id={nameId} said={name} card={card} />
        </header>
        {art}
        <StatStrip rows={stats} />
        <div className="face-rules" data-fit="text">
          {story !== null && <StoryText said={story} className="face-story" />}
          {story !== null && isRuled && <hr className="face-rule" />}
          {rules}
          {flavor !== null && <StoryText said={flavor} className="face-flavor" />}
        </div>
        <footer className="face-foot">
          <span className="face-traits">
            {wordsIn(card['traits']).map((trait) => {
              const label = texts.word(trait);
              return (
                <span key={trait} lang={label.lang}>
                  {sayTrait(label.text)}
                </span>
              );
            })}
          </span>
          <span className="face-id">{id}</span>
        </footer>
      </div>
    </article>
  );
}
