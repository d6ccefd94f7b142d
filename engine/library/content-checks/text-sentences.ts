/** Sentences of a text, each with its full stop. */
export const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^。.\n]*(?:[。.]+\s*|\n)|[^。.\n]+$/g) ?? [];

/** The sentence around an index, without its full stop. */
export function sentenceAt(text: string, at: number): string {
  let end = 0;
  for (const sentence of sentencesOf(text)) {
    end += sentence.length;
    if (at < end) return sentence.replace(/[。.\s]+$/, '').trimStart();
  }
  return '';
}

/** The text without the sentence around an index. */
export function withoutSentenceAt(text: string, at: number): string {
  let end = 0;
  return sentencesOf(text)
    .filter((sentence) => {
      end += sentence.length;
      return at < end - sentence.length || at >= end;
    })
    .join('')
    .trim();
}
