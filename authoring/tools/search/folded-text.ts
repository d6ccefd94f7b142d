import { firstFrom } from '#authoring/text/json/sections.ts';
import { folded } from './query.ts';

/** A text as it is compared, and where each of its characters stands in the text as it is written. */
export interface FoldedText {
  readonly text: string;
  /** Where folded and written text stop going side by side, in UTF-16 units of each. */
  readonly turns: { readonly folded: readonly number[]; readonly written: readonly number[] };
}

/** Signs that fold to as many as they are, and join with nothing but the marks after them. */
const plain = '\\t\\n\\r -~\\u3041-\\u3096\\u4e00-\\u9fff\\u3000-\\u3002\\u300c-\\u300f\\u3010\\u3011\\u30fb\\u30fc';
const marks = '\\u0300-\\u036f\\u3099\\u309a\\uff9e\\uff9f';
/** Any other sign with the marks that NFKC joins to it (half-width kana, letters, accents), or a plain one that has some. */
const cluster = new RegExp(`[^${plain}][${marks}]*|[${plain}][${marks}]+`, 'gu');

/** Folds a text; what is one character may become several or fewer, which the turns say. */
export function foldText(written: string, matchesCase: boolean): FoldedText {
  const turns: { folded: number[]; written: number[] } = { folded: [], written: [] };
  const made = new Map<string, string>();
  let [text, end] = ['', 0];
  for (const { 0: part, index } of written.matchAll(cluster)) {
    const whole = made.get(part) ?? folded(part, matchesCase);
    made.set(part, whole);
    if (whole.length === part.length) continue;
    text += folded(written.slice(end, index), matchesCase);
    // Each unit of what it became means where it begins.
    for (let i = 0; i < whole.length; i++) {
      turns.folded.push(text.length + i);
      turns.written.push(index);
    }
    text += whole;
    end = index + part.length;
    turns.folded.push(text.length);
    turns.written.push(end);
  }
  return { text: text + folded(written.slice(end), matchesCase), turns };
}

export function writtenOffset({ turns }: FoldedText, at: number): number {
  const turn = firstFrom(turns.folded, at + 1) - 1;
  return turn < 0 ? at : (turns.written[turn] as number) + at - (turns.folded[turn] as number);
}
