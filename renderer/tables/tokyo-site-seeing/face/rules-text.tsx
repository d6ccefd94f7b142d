import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { ranges, timings } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import type { Locale } from '../../../words/locale-store.ts';
import type { FaceText } from '../../library/face-texts.ts';
import { PiecedText } from '../../library/pieced-text.tsx';
import { rulebookWord } from '../rulebook-words.ts';
import type { FaceWords } from './face-words.ts';
import { rulePieces } from './rule-pieces.ts';
import { rangeSign, Sign, type SignName } from './sign.tsx';

/** A text of the rules, with the signs of the things it names. */
export function RulesText({ said }: { readonly said: FaceText }) {
  return <PiecedText pieces={rulePieces(said.text, said.lang)} sign={(name) => <Sign name={name} />} />;
}

/** One effect of a card or skill: when it has its say, what it says, and what becomes of the card (TSS-COMP-37). */
export function RulesEntry({ entry, said, locale, words }: RulesEntryProps) {
  const lang = said?.lang ?? locale;
  return (
    <p className="face-rules-entry" lang={lang}>
      <Timing entry={entry} locale={locale} words={words} />
      {said !== null && <RulesText said={said} />}
      {lang !== 'ja' && ' '}
      <After value={entry['after']} locale={locale} words={words} />
    </p>
  );
}
interface RulesEntryProps {
  readonly entry: JsonObject;
  readonly said: FaceText | null;
  readonly locale: Locale;
  readonly words: FaceWords;
}

/** The tag in front. An effect that waits for something to happen says so in its own words. */
function Timing({ entry, locale, words }: Omit<RulesEntryProps, 'said'>) {
  const { when, range } = entry;
  const isAttack = entry['attack'] === true;
  const isInterrupt = entry['interrupt'] === true;
  const timing = timings.find((one) => one === when);
  const word =
    timing !== undefined ? words.word('timing', timing) : isInterrupt ? words.label('label', 'interrupt') : null;
  const sign: SignName | null = isAttack ? 'attack' : isInterrupt ? 'interrupt' : null;
  if (word === null && sign === null) return null;
  return (
    <>
      <span className="face-timing" lang={locale}>
        <span className="face-unseen">【</span>
        {sign !== null && (
          <Sign name={sign} label={isAttack ? words.label('label', 'attack') : words.label('label', 'interrupt')} />
        )}
        {word ?? (isAttack ? words.label('label', 'attack') : null)}
        <span className="face-unseen">】</span>
      </span>
      {ranges.some((one) => one === range) && <Range value={range} locale={locale} />}
    </>
  );
}

/** The range of a card, an enemy or an effect. */
export function Range({ value, locale }: { readonly value: Json | undefined; readonly locale: Locale }) {
  const range = ranges.find((one) => one === value);
  return (
    <span className="face-rule-piece face-rule-range" lang={locale}>
      {range !== undefined && <Sign name={rangeSign(range)} />}
      {rulebookWord('range', value, locale)}
    </span>
  );
}

/** What becomes of the card after use: bold, behind ⇒ (TSS-POST-01). */
function After({
  value,
  locale,
  words,
}: Omit<RulesEntryProps, 'said' | 'entry'> & { readonly value: Json | undefined }) {
  const times = isObject(value) ? value['exhaust'] : undefined;
  if (typeof value !== 'string' && typeof times !== 'number') return null;
  const word = words.word('after', typeof value === 'string' ? value : 'exhaust');
  const count = typeof times === 'number' && times > 1 ? `×${times}` : '';
  return (
    <span className="face-after" lang={locale}>
      <span className="face-unseen">⇒</span>
      <Sign name="after" />
      {locale === 'en' && count !== '' ? `${word} ${count}` : `${word}${count}`}
    </span>
  );
}
