import { store } from '../state/store.ts';

/** How much is selected in the editor, and where its line stands in the width of letters of Japanese. */
export interface Selected {
  /** Signs as a person counts them. */
  readonly characters: number;
  /** In full-width letters; one of half the width is a half. */
  readonly cells: number;
}

/** What is selected in the editor that was used last; null: nothing. */
export const selectedStore = store<{ readonly selected: Selected | null }>(() => ({ selected: null }));

/** A sign as a person counts them: with what is put upon it. */
const signs = new Intl.Segmenter('ja', { granularity: 'grapheme' });
/** What is drawn as wide as a letter of Japanese: kana, kanji, Hangul, full-width forms, pictures. */
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)/u;

/** A text in signs, and in the width of letters of Japanese. */
export function measured(text: string): Selected {
  let [characters, cells] = [0, 0];
  for (const { segment } of signs.segment(text)) {
    if (segment === '\n' || segment === '\r\n') continue;
    characters += 1;
    cells += wide.test(segment) ? 1 : 0.5;
  }
  return { characters, cells };
}
