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
