import type { PrintedWord } from '#engine/kernel/documents/printed-words.ts';

/**
 * A word of the game on a face. Where it is not translated it is marked with its own language, which chooses the font
 * and the shape of Han letters.
 */
export function FaceWord({ word: { text, lang }, on }: FaceWordProps) {
  return lang === on.locale ? text : <span lang={lang}>{text}</span>;
}
interface FaceWordProps {
  readonly word: PrintedWord;
  /** The words of the face. */
  readonly on: { readonly locale: string };
}
