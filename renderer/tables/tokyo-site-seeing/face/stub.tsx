import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { PrintedWord } from '#engine/kernel/documents/printed-words.ts';
import { FaceWord } from '../../library/face-word.tsx';
import { textOfValue } from '../../library/read-values.ts';
import type { PileCardKind } from '../card-files.ts';
import type { FaceWords } from './face-words.ts';
import { copiesInBox, rarityOf } from './printed-values.ts';
import { Sign, type SignName } from './sign.tsx';

/** Above this a number is clearer. */
const mostPips = 6;

export function Stub({ card, kind, sign, words }: StubProps) {
  const { ap, category } = card;
  const number = kind === 'scenario' ? /-([0-9A-Z]+)$/.exec(textOfValue(card['id']))?.[1] : undefined;
  const rarity = rarityOf(card);
  const copies = copiesInBox(card);
  return (
    <div className="face-stub">
      {ap !== undefined && (
        <Figure label={{ text: 'AP', lang: 'en' }} on={words} value={typeof ap === 'number' ? String(ap) : '？'} />
      )}
      {number !== undefined && <Figure label={words.print('face', 'pageNumber')} on={words} value={number} />}
      <span className="face-stub-sign">
        <Sign name={sign} />
      </span>
      <span className="face-stub-kind">
        <FaceWord
          word={kind === 'mod' ? words.printLabel('cardKind', kind) : words.print('cardKind', kind)}
          on={words}
        />
        {typeof category === 'string' && (
          <small>
            <FaceWord word={words.printLabel('category', category)} on={words} />
          </small>
        )}
      </span>
      {rarity !== null && (
        <span
          className="face-pips"
          role="img"
          aria-label={words.say('face', 'copies', { rarity: words.word('rarity', rarity), count: String(copies) })}
        >
          {Array.from({ length: Math.min(copies, mostPips) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place
            <Sign key={i} name={`rarity-${rarity}`} />
          ))}
        </span>
      )}
    </div>
  );
}
interface StubProps {
  readonly card: JsonObject;
  readonly kind: Exclude<PileCardKind, 'pc'>;
  readonly sign: SignName;
  readonly words: FaceWords;
}

function Figure({ label, on, value }: FigureProps) {
  return (
    <span className="face-stub-figure" data-wide={value.length > 1 ? '' : undefined}>
      <small>
        <FaceWord word={label} on={on} />
      </small>
      <b>{value}</b>
    </span>
  );
}
interface FigureProps {
  readonly label: PrintedWord;
  readonly on: FaceWords;
  readonly value: string;
}
