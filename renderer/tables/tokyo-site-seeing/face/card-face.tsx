import './face-paper.css';
import './face.css';
import { useId } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Ability } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import type { Locale } from '../../../words/locale-store.ts';
import { FaceName } from '../../library/face-name.tsx';
import type { FaceText, FaceTexts } from '../../library/face-texts.ts';
import { listOf, objectOf, wordOf, wordsIn } from '../../library/read-values.ts';
import { StoryText } from '../../library/story-text.tsx';
import { useFit } from '../../library/use-fit.ts';
import { BotRules } from './bot-rules.tsx';
import { CardArt } from './card-art.tsx';
import type { FaceKind } from './face-subject.ts';
import { type FaceWords, faceWords } from './face-words.ts';
import { RulesEntry, RulesText } from './rules-text.tsx';
import { Sign, type SignName } from './sign.tsx';
import { enemyStats, playerStats, StatStrip } from './stat-strip.tsx';
import { Stub } from './stub.tsx';

export interface CardFaceProps {
  /** The card as its document writes it; what is wrong or missing is left open, and the rest is drawn. */
  readonly card: JsonObject;
  readonly kind: Exclude<FaceKind, 'pc'>;
  readonly locale: Locale;
  readonly texts: FaceTexts;
  /** The sign of the PC that begins with this starter. */
  readonly owner?: Ability | null;
  /** The title of the scenario, above the name of its cards. */
  readonly over?: FaceText | null;
  readonly onFit?: (overflows: boolean) => void;
}

/** The face of a card, 63 × 88 mm; the size of a millimetre is `--u`. */
export function CardFace({ card, kind, locale, texts, owner = null, over = null, onFit }: CardFaceProps) {
  const words = faceWords(locale);
  const face = useFit(onFit);
  const nameId = useId();
  const id = wordOf(card['id']);
  const name = texts.text(`${id}/name`, card['name']) ?? { text: id, lang: locale, state: 'source' };
  const story = texts.text(`${id}/story`, card['story']);
  const flavor = texts.text(`${id}/flavor`, card['flavor']);
  const effects = listOf(card['effects']);
  const isSolved = kind === 'trouble' || kind === 'site' || kind === 'scenario';
  const stats = (isSolved ? enemyStats : playerStats)({ card, locale, words });
  return (
    <article ref={face} className="face card-face" data-kind={kind} lang={locale} aria-labelledby={nameId}>
      <Stub
        card={card}
        kind={kind}
        sign={kind === 'bot' ? 'kind-bot' : (owner ?? kindSign(kind, card))}
        locale={locale}
        words={words}
      />
      <div className="face-body">
        <header className="face-head">
          {over !== null && (
            <span className="face-over" lang={over.lang} data-fit="width">
              {over.text}
            </span>
          )}
          <FaceName id={nameId} said={name} card={card} />
        </header>
        <CardArt id={id} sign={artSign(kind, card, owner)} />
        <StatStrip rows={stats} />
        <div className="face-rules" data-fit="text">
          {story !== null && <StoryText said={story} className="face-story" />}
          {story !== null && effects.length > 0 && <hr className="face-rule" />}
          {kind === 'bot' ? (
            <BotRules bot={card} texts={texts} locale={locale} words={words} />
          ) : (
            <Rules card={card} texts={texts} locale={locale} words={words} />
          )}
          {flavor !== null && <StoryText said={flavor} className="face-flavor" />}
        </div>
        <footer className="face-foot">
          <span className="face-traits">
            {wordsIn(card['traits']).map((trait) => {
              const label = texts.word(trait);
              return (
                <span key={trait} lang={label.lang}>
                  {words.trait(label.text)}
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

function Rules({ card, texts, locale, words }: RulesProps) {
  const id = wordOf(card['id']);
  const barred = texts.text(`${id}/attackIf/text`, objectOf(card['attackIf'])['text']);
  return (
    <>
      {card['discardInstead'] === true && (
        <p className="face-rules-entry">
          <span className="face-after">
            <Sign name="after" />
            {words.discardInstead}
          </span>
        </p>
      )}
      {barred !== null && (
        <p className="face-rules-entry" lang={barred.lang}>
          <RulesText said={barred} />
        </p>
      )}
      {listOf(card['effects']).map((entry) => {
        const key = `${id}/effects/${entry['id']}/text`;
        return (
          <RulesEntry key={key} entry={entry} said={texts.text(key, entry['text'])} locale={locale} words={words} />
        );
      })}
    </>
  );
}
interface RulesProps {
  readonly card: JsonObject;
  readonly texts: FaceTexts;
  readonly locale: Locale;
  readonly words: FaceWords;
}

function isFought(card: JsonObject): boolean {
  return objectOf(card['solve'])['by'] === 'battle';
}

/** The sign on the stub. */
function kindSign(kind: CardFaceProps['kind'], card: JsonObject): SignName {
  if (kind === 'starter') return 'kind-pc';
  return kind === 'trouble' && isFought(card) ? 'kind-enemy' : `kind-${kind}`;
}

/** The one sign in the picture. A page of a story has none, unless somebody stands in the way. */
function artSign(kind: CardFaceProps['kind'], card: JsonObject, owner: Ability | null): SignName | null {
  if (kind === 'scenario') return isFought(card) ? 'kind-enemy' : null;
  return owner ?? kindSign(kind, card);
}
