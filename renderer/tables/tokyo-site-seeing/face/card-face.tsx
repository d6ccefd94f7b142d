import './face-paper.css';
import './face.css';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Ability } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import type { Locale } from '../../../words/locale-store.ts';
import { CardSheet } from '../../library/card-sheet.tsx';
import type { FaceText, FaceTexts } from '../../library/face-texts.ts';
import { listOf, objectOf, wordOf } from '../../library/read-values.ts';
import type { CardKind } from '../card-files.ts';
import { isFought, signOf } from '../printed-cards.ts';
import { BotRules } from './bot-rules.tsx';
import { CardArt } from './card-art.tsx';
import { type FaceWords, faceWords } from './face-words.ts';
import { RulesEntry, RulesText } from './rules-text.tsx';
import { Sign } from './sign.tsx';
import { enemyStats, playerStats } from './stats.tsx';
import { Stub } from './stub.tsx';

export interface CardFaceProps {
  /** The card as its document writes it; what is wrong or missing is left open, and the rest is drawn. */
  readonly card: JsonObject;
  readonly kind: Exclude<CardKind, 'pc'>;
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
  const isSolved = kind === 'trouble' || kind === 'site' || kind === 'scenario';
  const sign = owner ?? signOf({ kind, isEnemy: kind === 'trouble' && isFought(card) });
  // A page of a story has no sign in its picture, unless somebody stands in the way
  const artSign = kind !== 'scenario' ? sign : isFought(card) ? 'kind-enemy' : null;
  const Says = kind === 'bot' ? BotRules : Rules;
  return (
    <CardSheet
      {...{ card, kind, locale, texts, over, onFit }}
      stub={<Stub card={card} kind={kind} sign={kind === 'bot' ? 'kind-bot' : sign} words={words} />}
      art={<CardArt id={wordOf(card['id'])} sign={artSign} />}
      stats={(isSolved ? enemyStats : playerStats)({ card, locale, words })}
      rules={<Says card={card} texts={texts} locale={locale} words={words} />}
      isRuled={listOf(card['effects']).length > 0}
      sayTrait={words.trait}
    />
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
