/** A piece of a name; `reading` stands over it. */
export interface RubyRun {
  readonly base: string;
  readonly reading: string | null;
}

/**
 * Lays the reading of a name over the parts that need one. Kana of the name are found again in its reading, and what is
 * left belongs to the words between; when they are not found, the reading stands over the whole name as a group.
 */
export function rubyRuns(name: string, reading: string | null): readonly RubyRun[] {
  if (reading === null || reading === '' || inHiragana(reading) === inHiragana(name)) {
    return [{ base: name, reading: null }];
  }
  const runs = name.match(/[ぁ-ゖァ-ヺー・]+|[^ぁ-ゖァ-ヺー・]+/g) ?? [];
  const parts = name.length > longestName ? null : laidOver(runs, inHiragana(reading));
  // Over the whole it cannot be broken: a long name does without
  if (parts === null) return [{ base: name, reading: name.length > longestGroup ? null : reading }];
  return runs.map((base, i) => ({ base, reading: isKana(base) ? null : (parts[i] ?? null) }));
}

/** As many letters of a name stand in one line of a face. */
const longestGroup = 9;
/** Longer names stand on no card, and are not taken apart. */
const longestName = 60;

const isKana = (run: string): boolean => /^[ぁ-ゖァ-ヺー・]/.test(run);

/** Which part of a reading each run is; null when they do not fit. A place that fits nothing is tried once. */
function laidOver(runs: readonly string[], reading: string): readonly string[] | null {
  const fails = new Set<string>();
  const from = (run: number, start: number): readonly string[] | null => {
    const said = runs[run];
    if (said === undefined) return start === reading.length ? [] : null;
    const place = `${run} ${start}`;
    if (fails.has(place)) return null;
    for (const end of isKana(said) ? endsOf(said, reading, start) : wordEnds(reading, start)) {
      const rest = from(run + 1, end);
      if (rest !== null) return [reading.slice(start, end), ...rest];
    }
    fails.add(place);
    return null;
  };
  return from(0, 0);
}

/** A word has a letter of the reading at least; the shortest that fits is its own. */
const wordEnds = (reading: string, start: number): readonly number[] =>
  Array.from({ length: Math.max(0, reading.length - start) }, (_, i) => start + 1 + i);

/** Where kana of a name end in its reading, which may leave out the dot between two words. */
function endsOf(run: string, reading: string, start: number): readonly number[] {
  let end = start;
  for (const sign of inHiragana(run)) {
    if (reading[end] === sign) end++;
    else if (sign !== '・') return [];
  }
  return [end];
}

function inHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
