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

/** Patterns as one, of which the first that fits holds. */
export function joinedPatterns<Sign extends string>(list: readonly PiecePattern<Sign>[]): Joined<Sign> {
  return { list, expression: new RegExp(list.map(({ expression }) => `(${expression.source})`).join('|'), 'g') };
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
