import { isWide } from '#authoring/text/messages/punctuation.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { ranges, timings } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import type { FaceText } from '../../library/face-texts.ts';
import { TextWithIcons } from '../../library/text-with-icons.tsx';
import type { FaceWords } from './face-words.ts';
import { rulePieces } from './rule-pieces.ts';
import { rangeSign, Sign, type SignName } from './sign.tsx';

export function RulesText({ said, words }: { readonly said: FaceText; readonly words: FaceWords }) {
  return <TextWithIcons pieces={rulePieces(said.text, said.lang, words)} sign={(name) => <Sign name={name} />} />;
}

/** Timing, text, and what happens to the card (TSS-COMP-37). */
export function RulesEntry({ entry, said, words }: RulesEntryProps) {
  const lang = said?.lang ?? words.locale;
  return (
    <p className="face-rules-entry" lang={lang}>
      <Timing entry={entry} words={words} />
      {said !== null && <RulesText said={said} words={words} />}
      {!isWide(lang) && ' '}
      <After value={entry['after']} words={words} />
    </p>
  );
}
interface RulesEntryProps {
  readonly entry: JsonObject;
  readonly said: FaceText | null;
  readonly words: FaceWords;
}

/** Triggered effects say so in their text. */
function Timing({ entry, words }: Omit<RulesEntryProps, 'said'>) {
  const { when, range } = entry;
  const isAttack = entry['attack'] === true;
  const isInterrupt = entry['interrupt'] === true;
  const timing = timings.find((one) => one === when);
  const word =
    timing !== undefined ? words.word('timing', timing) : isInterrupt ? words.label('label', 'interrupt') : null;
  const { lang } =
    timing !== undefined ? words.print('timing', timing) : words.print('label', isInterrupt ? 'interrupt' : 'attack');
  const sign: SignName | null = isAttack ? 'attack' : isInterrupt ? 'interrupt' : null;
  if (word === null && sign === null) return null;
  return (
    <>
      <span className="face-timing" lang={lang}>
        <span className="face-unseen">【</span>
        {sign !== null && (
          <Sign name={sign} label={isAttack ? words.label('label', 'attack') : words.label('label', 'interrupt')} />
        )}
        {word ?? (isAttack ? words.label('label', 'attack') : null)}
        <span className="face-unseen">】</span>
      </span>
      {ranges.some((one) => one === range) && <Range value={range} words={words} />}
    </>
  );
}

export function Range({ value, words }: { readonly value: Json | undefined; readonly words: FaceWords }) {
  const range = ranges.find((one) => one === value);
  const { text, lang } = words.print('range', value);
  return (
    <span className="face-rule-piece face-rule-range" lang={lang}>
      {range !== undefined && <Sign name={rangeSign(range)} />}
      {text}
    </span>
  );
}

/** After use: bold, after ⇒ (TSS-POST-01). */
function After({ value, words }: Omit<RulesEntryProps, 'said' | 'entry'> & { readonly value: Json | undefined }) {
  const times = isObject(value) ? value['exhaust'] : undefined;
  if (typeof value !== 'string' && typeof times !== 'number') return null;
  const { text: word, lang } = words.print('after', typeof value === 'string' ? value : 'exhaust');
  const count = typeof times === 'number' && times > 1 ? `×${times}` : '';
  return (
    <span className="face-after" lang={lang}>
      <span className="face-unseen">⇒</span>
      <Sign name="after" />
      {!isWide(lang) && count !== '' ? `${word} ${count}` : `${word}${count}`}
    </span>
  );
}
