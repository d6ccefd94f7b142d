import type { JsonObject } from '#engine/kernel/basics/json.ts';
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
      {ap !== undefined && <Figure label="AP" value={typeof ap === 'number' ? String(ap) : '？'} />}
      {number !== undefined && <Figure label={words.word('face', 'pageNumber')} value={number} />}
      <span className="face-stub-sign">
        <Sign name={sign} />
      </span>
      <span className="face-stub-kind">
        {kind === 'mod' ? words.label('cardKind', kind) : words.word('cardKind', kind)}
        {typeof category === 'string' && <small>{words.label('category', category)}</small>}
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

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <span className="face-stub-figure" data-wide={value.length > 1 ? '' : undefined} lang="en">
      <small>{label}</small>
      <b>{value}</b>
    </span>
  );
}
