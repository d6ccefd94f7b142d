import { firstFrom } from '#authoring/text/json/sections.ts';
import { folded } from './query.ts';

/** `turns`: pairs of offsets where folded and written text get out of step, in UTF-16 units. */
export interface FoldedText {
  readonly text: string;
  readonly turns: { readonly folded: readonly number[]; readonly written: readonly number[] };
}

/** Characters whose folding has the same length and that combine with marks only. */
const plain = '\\t\\n\\r -~\\u3041-\\u3096\\u4e00-\\u9fff\\u3000-\\u3002\\u300c-\\u300f\\u3010\\u3011\\u30fb\\u30fc';
const marks = '\\u0300-\\u036f\\u3099\\u309a\\uff9e\\uff9f';
/** Other characters with the marks that NFKC combines, or plain ones with marks. */
const cluster = new RegExp(`[^${plain}][${marks}]*|[${plain}][${marks}]+`, 'gu');

export function foldText(written: string, matchesCase: boolean): FoldedText {
  const turns: { folded: number[]; written: number[] } = { folded: [], written: [] };
  const made = new Map<string, string>();
  let [text, end] = ['', 0];
  for (const { 0: part, index } of written.matchAll(cluster)) {
    const whole = made.get(part) ?? folded(part, matchesCase);
    made.set(part, whole);
    if (whole.length === part.length) continue;
    text += folded(written.slice(end, index), matchesCase);
    // Every unit maps to the start of the original
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
