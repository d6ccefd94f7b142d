import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { copiesOf, type Rarity, rarities } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import { objectOf, wordOf } from '../../library/read-values.ts';
import type { FaceWords } from './face-words.ts';

/** Stands where something is written that cannot be printed. */
const unknown = '？';

/** A number as the card prints it: `4`, `PC数＋4`. */
export function printedAmount(value: Json | undefined, words: FaceWords): string {
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return unknown;
  const two = (sign: string) => `${printedAmount(value['a'], words)}${sign}${printedAmount(value['b'], words)}`;
  switch (value['op']) {
    case 'add':
      return two('＋');
    case 'subtract':
      return two('−');
    case 'multiply':
      return two('×');
    // Whose progress tokens: `進行` are those of the PC that tries
    case 'progressOn': {
      const of = wordOf(objectOf(value['of'])['op']);
      return Object.hasOwn(words.progressOn, of) ? (words.progressOn[of] ?? unknown) : unknown;
    }
    default: {
      const op = wordOf(value['op']);
      return Object.hasOwn(words.counted, op) ? (words.counted[op] ?? unknown) : unknown;
    }
  }
}

/** How many copies lie in the box (TSS-COMP-34). */
export function copiesInBox(card: JsonObject): number {
  const written = card['copies'];
  if (typeof written === 'number' && written >= 1) return Math.trunc(written);
  const rarity = rarityOf(card);
  return rarity === null ? 1 : copiesOf[rarity];
}

export function rarityOf(card: JsonObject): Rarity | null {
  return rarities.find((rarity) => rarity === card['rarity']) ?? null;
}
