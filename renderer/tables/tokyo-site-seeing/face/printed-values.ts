import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { copiesOf, type Rarity, rarities } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import type { FaceWords } from './face-words.ts';

// A face is drawn while its card is being written: any value may be missing or of a wrong kind.

/** Stands where something is written that cannot be printed. */
const unknown = '？';

/** A word or a number that is written; nothing for what is neither, which JavaScript could not even write out. */
export function wordOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

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

export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly Json[]).filter(isObject) : [];
}

export function wordsIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? (value as readonly Json[]).filter((one): one is string => typeof one === 'string') : [];
}
