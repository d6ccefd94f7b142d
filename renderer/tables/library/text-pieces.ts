export interface TextPiece<Sign extends string> {
  readonly text: string;
  /** Only `plain` may wrap. */
  readonly kind: 'plain' | 'together' | 'id' | 'sign' | 'keyword';
  readonly sign?: Sign;
}

/** The expression must not contain capturing groups. */
export interface PiecePattern<Sign extends string> {
  readonly expression: RegExp;
  readonly piece: (text: string) => Omit<TextPiece<Sign>, 'text'>;
}
interface Joined<Sign extends string> {
  readonly list: readonly PiecePattern<Sign>[];
  readonly expression: RegExp;
}

export const unbroken = { kind: 'together' } as const;

export function withIcon<Sign extends string>(sign: Sign | undefined): Omit<TextPiece<Sign>, 'text'> {
  return sign === undefined ? unbroken : { kind: 'sign', sign };
}

/** The icon of the first word found, ignoring case. */
export function signOfWord<Sign extends string>(words: ReadonlyMap<string, Sign>) {
  return (text: string) => withIcon([...words].find(([word]) => text.toLowerCase().includes(word))?.[1]);
}

/** Matches any word, with either case of the first letter. */
export function anyWord(words: ReadonlyMap<string, string>): string {
  return [...words.keys()]
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
}

/** A letter of a script that is written without spaces between words. */
export const unspacedLetter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';

/** Where a word may begin: after no letter, or where the script leaves no spaces. */
export const wordStart = `(?:(?<![\\p{L}\\p{M}])|(?<=${unspacedLetter})|(?=${unspacedLetter}))`;

/** The rest of a word, as an ending; scripts without spaces show no end. */
export const wordRest = `(?:(?!${unspacedLetter})\\p{L})*`;

/** The first matching pattern wins. */
export function joinedPatterns<Sign extends string>(list: readonly PiecePattern<Sign>[], flags = 'g'): Joined<Sign> {
  return { list, expression: new RegExp(list.map(({ expression }) => `(${expression.source})`).join('|'), flags) };
}

/** The pieces join to the original text. */
export function textPieces<Sign extends string>(
  text: string,
  { list, expression }: Joined<Sign>,
): readonly TextPiece<Sign>[] {
  const pieces: TextPiece<Sign>[] = [];
  let done = 0;
  for (const match of text.matchAll(expression)) {
    const [found] = match;
    const pattern = list[match.slice(1, list.length + 1).findIndex((group) => group !== undefined)];
    if (found === '' || pattern === undefined) continue;
    if (match.index > done) pieces.push({ kind: 'plain', text: text.slice(done, match.index) });
    pieces.push({ text: found, ...pattern.piece(found) });
    done = match.index + found.length;
  }
  if (done < text.length) pieces.push({ kind: 'plain', text: text.slice(done) });
  return pieces;
}
