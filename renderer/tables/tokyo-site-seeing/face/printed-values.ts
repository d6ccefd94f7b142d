import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { copiesOf, type Rarity, rarities } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { objectOf, textOfValue, unknownValue } from '../../library/read-values.ts';
import type { FaceWords } from './face-words.ts';

const signs: Readonly<Record<string, string>> = { add: '＋', subtract: '−', multiply: '×' };

/** For example `4`, `PC数＋4`. */
export function printedAmount(value: Json | undefined, words: FaceWords): string {
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return unknownValue;
  const op = textOfValue(value['op']);
  const sign = signs[op];
  if (sign !== undefined) return `${printedAmount(value['a'], words)}${sign}${printedAmount(value['b'], words)}`;
  // `進行` are the tokens of the PC that tries
  const counted = op === 'progressOn' ? textOfValue(objectOf(value['of'])['op']) : op;
  const word = words.word('counted', counted);
  return word === counted ? unknownValue : word;
}

/** TSS-COMP-34. */
export function copiesInBox(card: JsonObject): number {
  const written = card['copies'];
  if (typeof written === 'number' && written >= 1) return Math.trunc(written);
  const rarity = rarityOf(card);
  return rarity === null ? 1 : copiesOf[rarity];
}

export function rarityOf(card: JsonObject): Rarity | null {
  return rarities.find((rarity) => rarity === card['rarity']) ?? null;
}
