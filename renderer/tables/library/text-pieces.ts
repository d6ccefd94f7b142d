/** A piece of a text: what may break, what must stay together, and what carries a sign. */
export interface TextPiece<Sign extends string> {
  readonly text: string;
  /** Plain text may break anywhere; every other piece stays on one line. */
  readonly kind: 'plain' | 'together' | 'id' | 'sign' | 'keyword';
  readonly sign?: Sign;
}

/** What a game looks for in its texts, without groups of its own, and what becomes of it. */
export interface PiecePattern<Sign extends string> {
  readonly expression: RegExp;
  readonly piece: (text: string) => Omit<TextPiece<Sign>, 'text'>;
}
interface Joined<Sign extends string> {
  readonly list: readonly PiecePattern<Sign>[];
  readonly expression: RegExp;
}

/** What must stay on one line. */
export const together = { kind: 'together' } as const;

/** What stands beside its sign; without one it only stays on one line. */
export function signed<Sign extends string>(sign: Sign | undefined): Omit<TextPiece<Sign>, 'text'> {
  return sign === undefined ? together : { kind: 'sign', sign };
}

/** The sign of the first of these words that stands in a text, whatever their capitals. */
export function signOfWord<Sign extends string>(words: ReadonlyMap<string, Sign>) {
  return (text: string) => signed([...words].find(([word]) => text.toLowerCase().includes(word))?.[1]);
}

/** An expression for any of the words, with a small or a capital first letter. */
export function anyWord(words: ReadonlyMap<string, string>): string {
  return [...words.keys()]
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
}

/** Patterns as one, of which the first that fits holds. */
export function joinedPatterns<Sign extends string>(list: readonly PiecePattern<Sign>[], flags = 'g'): Joined<Sign> {
  return { list, expression: new RegExp(list.map(({ expression }) => `(${expression.source})`).join('|'), flags) };
}

/** Takes a text apart. The pieces, put together again, are the text. */
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
