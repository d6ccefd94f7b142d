/** The time before a generated sentence, and what comes of what bears it behind: a face prints them by itself. */
const HEAD = /^【[^】]*】|^\[[^\]]*\] /;
const TAIL = /\s*⇒.*$/;

/** A generated sentence without what a face prints beside a text. */
export const bareSentence = (said: string): string => said.replace(HEAD, '').replace(TAIL, '');

/** A generated sentence in the manner of a text: with its time and its end where that text has them. */
export function saidAs(said: string, text: string): string {
  const headed = HEAD.test(text) ? said : said.replace(HEAD, '');
  return TAIL.test(text) ? headed : headed.replace(TAIL, '');
}

/**
 * A text with one sentence more, and all its own as they are: in the place of the effect, where there is a sentence for
 * each of the others; else at its end, before what comes of what bears it.
 */
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

/** The same for several sentences: each in the place of its effect, where there is a sentence for each of the others. */
export function withSentences(text: string, said: readonly string[], at: readonly number[], of: number): string {
  return said.reduce(
    (whole, sentence, i) => withSentence(whole, sentence, at[i] as number, of - said.length + i + 1),
    text,
  );
}
