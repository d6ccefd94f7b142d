/** Time before a generated sentence and the result after it; these are printed apart from the text. */
const HEAD = /^【[^】]*】|^\[[^\]]*\] /;
const TAIL = /\s*⇒.*$/;

export const bareSentence = (said: string): string => said.replace(HEAD, '').replace(TAIL, '');

/** A generated sentence with time and result only if the text has them. */
export function inStyleOf(said: string, text: string): string {
  const headed = HEAD.test(text) ? said : said.replace(HEAD, '');
  return TAIL.test(text) ? headed : headed.replace(TAIL, '');
}

/** At the position of its effect if all other effects have a sentence; else at the end, before the result. */
function withSentence(text: string, sentence: string, at: number, of: number): string {
  const tail = TAIL.exec(text)?.[0] ?? '';
  const own = text.slice(0, text.length - tail.length);
  const sentences = own.match(/[^。.]*[。.]\s*|[^。.]+$/g) ?? [];
  const place = sentences.length === of - 1 ? at : sentences.length;
  const [before, after] = [sentences.slice(0, place).join(''), sentences.slice(place).join('')];
  const isSpaced = /[.]/.test(sentence);
  const stopped = before === '' || /[。.]\s*$/.test(before) ? before : `${before}${isSpaced ? '.' : '。'}`;
  const gap = isSpaced && stopped !== '' && !/\s$/.test(stopped) ? ' ' : '';
  return `${stopped}${gap}${sentence}${isSpaced && after !== '' ? ' ' : ''}${after}${tail}`;
}

export function withSentences(text: string, said: readonly string[], at: readonly number[], of: number): string {
  return said.reduce(
    (whole, sentence, i) => withSentence(whole, sentence, at[i] as number, of - said.length + i + 1),
    text,
  );
}
