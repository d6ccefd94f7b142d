import './face-paper.css';
import './face.css';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Ability } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { CardSheet } from '../../library/card-sheet.tsx';
import type { FaceText, FaceTexts } from '../../library/face-texts.ts';
import { listOf, objectOf, textOfValue } from '../../library/read-values.ts';
import type { PileCardKind } from '../card-files.ts';
import { isFought, signOf } from '../printed-cards.ts';
import { BotRules } from './bot-rules.tsx';
import { CardArt } from './card-art.tsx';
import type { FaceWords } from './face-words.ts';
import { RulesEntry, RulesText } from './rules-text.tsx';
import { Sign } from './sign.tsx';
import { enemyStats, playerStats } from './stats.tsx';
import { Stub } from './stub.tsx';

export interface CardFaceProps {
  /** Lenient: invalid or missing parts are left empty. */
  readonly card: JsonObject;
  readonly kind: Exclude<PileCardKind, 'pc'>;
  readonly texts: FaceTexts;
  readonly words: FaceWords;
  /** The icon of the PC that owns a starter. */
  readonly owner?: Ability | null;
  /** Scenario title. */
  readonly over?: FaceText | null;
  readonly onFit?: (overflows: boolean) => void;
}

/** 63 × 88 mm; `--u` is one millimetre. */
export function CardFace({ card, kind, texts, words, owner = null, over = null, onFit }: CardFaceProps) {
  const isSolved = kind === 'trouble' || kind === 'site' || kind === 'scenario';
  const sign = owner ?? signOf({ kind, isEnemy: kind === 'trouble' && isFought(card) });
  // Story pages have an icon only for enemies
  const artSign = kind !== 'scenario' ? sign : isFought(card) ? 'kind-enemy' : null;
  const Says = kind === 'bot' ? BotRules : Rules;
  return (
    <CardSheet
      {...{ card, kind, texts, over, onFit }}
      locale={words.locale}
      stub={<Stub card={card} kind={kind} sign={kind === 'bot' ? 'kind-bot' : sign} words={words} />}
      art={<CardArt id={textOfValue(card['id'])} sign={artSign} art={card['art']} locale={words.locale} />}
      stats={(isSolved ? enemyStats : playerStats)({ card, words })}
      rules={<Says card={card} texts={texts} words={words} />}
      isRuled={listOf(card['effects']).length > 0}
      sayTrait={(trait) => words.say('face', 'trait', { trait })}
    />
  );
}

function Rules({ card, texts, words }: RulesProps) {
  const id = textOfValue(card['id']);
  const barred = texts.text(`${id}/attackIf/text`, objectOf(card['attackIf'])['text']);
  return (
    <>
      {card['discardInstead'] === true && (
        <p className="face-rules-entry">
          <span className="face-after" lang={words.print('face', 'discardInstead').lang}>
            <Sign name="after" />
            {words.word('face', 'discardInstead')}
          </span>
        </p>
      )}
      {barred !== null && (
        <p className="face-rules-entry" lang={barred.lang}>
          <RulesText said={barred} words={words} />
        </p>
      )}
      {listOf(card['effects']).map((entry) => {
        const key = `${id}/effects/${entry['id']}/text`;
        return <RulesEntry key={key} entry={entry} said={texts.text(key, entry['text'])} words={words} />;
      })}
    </>
  );
}
interface RulesProps {
  readonly card: JsonObject;
  readonly texts: FaceTexts;
  readonly words: FaceWords;
}
