import { folded } from './query.ts';

/** A text as it is compared, and where each of its characters stands in the text as it is written. */
export interface FoldedText {
  readonly text: string;
  /** The offset in the written text of each UTF-16 unit; one more for the end. Null: they are the same. */
  readonly offsets: readonly number[] | null;
}

/** A character with the signs that NFKC joins to it: half-width kana and their marks, letters and accents. */
const cluster = /[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;
const plain = /^[\t\n\r -~\u3041-\u3096\u4e00-\u9fff\u3000-\u3002\u300c-\u300f\u3010\u3011\u30fb\u30fc]*$/;

/** Folds a text; what is one character may become several or fewer, which the offsets say. */
export function foldText(written: string, matchesCase: boolean): FoldedText {
  const whole = folded(written, matchesCase);
  if (whole.length === written.length && (plain.test(written) || sameByCharacter(written, whole, matchesCase)))
    return { text: whole, offsets: null };
  let text = '';
  const offsets: number[] = [];
  for (const { 0: part, index } of written.matchAll(cluster)) {
    const made = folded(part, matchesCase);
    for (let i = 0; i < made.length; i++) offsets.push(index);
    text += made;
  }
  offsets.push(written.length);
  return { text, offsets };
}

function sameByCharacter(written: string, whole: string, matchesCase: boolean): boolean {
  let at = 0;
  for (const { 0: part, index } of written.matchAll(cluster)) {
    const made = folded(part, matchesCase);
    if (made.length !== part.length || !whole.startsWith(made, index)) return false;
    at = index + part.length;
  }
  return at === written.length;
}

export const writtenOffset = ({ offsets, text }: FoldedText, at: number): number =>
  offsets === null ? at : (offsets[Math.min(at, text.length)] ?? 0);
