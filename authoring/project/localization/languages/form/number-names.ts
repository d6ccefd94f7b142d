/** Numbers in words. */
export interface NumberNames {
  readonly pattern: RegExp;
  readonly values: ReadonlyMap<string, number>;
  /** Multiply the number before them. */
  readonly times: ReadonlySet<string>;
  /** Digits in a row are those of one number. */
  readonly isPositional: boolean;
  /** Units are said before tens. */
  readonly isReversed: boolean;
}

type Values = { readonly [words: string]: number };
interface Spelling {
  readonly values: Values;
  readonly times: Values;
  /** Pattern of what may be between the parts of a number. */
  readonly joint?: string;
  /** Pattern that may follow a number. */
  readonly ending?: string;
  /** Parts of numbers are parts of other words, too: taken only where they are alone. */
  readonly isRunning?: true;
  readonly isReversed?: true;
}

/** Several words of one value are divided by spaces. */
export function numberNames({
  values,
  times,
  joint = '[ -]?',
  ending = '',
  isRunning,
  isReversed,
}: Spelling): NumberNames {
  const all = [values, times].flatMap((one) =>
    Object.entries(one).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)),
  );
  const part = all
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const [before, after] = isRunning === true ? ['', ''] : ['(?<![\\p{L}-])', `(?!\\p{L})(?!-(?:${part}))`];
  return {
    pattern: new RegExp(`${before}(?<number>(?:${part})(?:(?:${joint})(?:${part}))*)(?:${ending})${after}`, 'giu'),
    values: new Map(all),
    times: new Set(Object.keys(times).flatMap((words) => words.split(' '))),
    isPositional: isRunning === true,
    isReversed: isReversed === true,
  };
}

export function numbersNamed(text: string, names: NumberNames): readonly number[] {
  const { pattern, values, times, isPositional } = names;
  const parts = [...values.keys()].sort((a, b) => b.length - a.length);
  return [...text.matchAll(pattern)].flatMap(({ groups }) => {
    const said = partsOf(groups?.['number']?.toLowerCase() ?? '', parts);
    const digits = said.map((word) => values.get(word) ?? 0);
    if (isPositional && said.length > 1 && said.every((word, i) => !times.has(word) && (digits[i] as number) < 10))
      return Number(digits.join(''));
    return amountsIn(said, names);
  });
}

function partsOf(text: string, parts: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const part = parts.find((one) => text.startsWith(one, at));
    if (part !== undefined) found.push(part);
    at += part?.length ?? 1;
  }
  return found;
}

const THOUSAND = 1000;

/** More than one where words follow each other that make no number together ("eight fifty-nine"). */
function amountsIn(said: readonly string[], { values, times, isReversed }: NumberNames): readonly number[] {
  const found: number[] = [];
  let [total, below, last] = [0, 0, 0];
  for (const word of said) {
    const value = values.get(word) ?? 0;
    if (!times.has(word)) {
      if (last > 0 && value > last && !isReversed) {
        found.push(total + below + last);
        [total, below, last] = [0, 0, 0];
      }
      [below, last] = [below + last, value];
    } else if (value < THOUSAND) [below, last] = [below + (last === 0 ? 1 : last) * value, 0];
    else [total, below, last] = [total + (below + last === 0 ? 1 : below + last) * value, 0, 0];
  }
  return [...found, total + below + last];
}
