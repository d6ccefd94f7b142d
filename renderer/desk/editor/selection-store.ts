import { store } from '../state/store.ts';

export interface Selected {
  readonly characters: number;
  /** In full-width characters; half-width ones count as half. */
  readonly cells: number;
}

export const selectedStore = store<{ readonly selected: Selected | null }>(() => ({ selected: null }));

const signs = new Intl.Segmenter('ja', { granularity: 'grapheme' });
/** Characters as wide as a Japanese one: kana, kanji, Hangul, full-width forms, pictographs. */
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)/u;

export function measured(text: string): Selected {
  let [characters, cells] = [0, 0];
  for (const { segment } of signs.segment(text)) {
    if (segment === '\n' || segment === '\r\n') continue;
    characters += 1;
    cells += wide.test(segment) ? 1 : 0.5;
  }
  return { characters, cells };
}
