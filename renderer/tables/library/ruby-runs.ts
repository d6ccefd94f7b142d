/** `reading`: its furigana, Zhuyin or Pinyin. */
export interface RubyRun {
  readonly base: string;
  readonly reading: string | null;
}

/**
 * Splits a reading over the kanji of a name. Kana of the name are matched in the reading; if that fails, the reading
 * covers the whole name.
 */
export function rubyRuns(name: string, reading: string | null): readonly RubyRun[] {
  if (reading === null || reading === '' || inHiragana(reading) === inHiragana(name)) {
    return [{ base: name, reading: null }];
  }
  const syllables = bySyllables(name, reading);
  if (syllables !== null) return syllables;
  const runs = name.match(/[ぁ-ゖァ-ヺー・]+|[^ぁ-ゖァ-ヺー・]+/g) ?? [];
  const parts = name.length > longestName ? null : laidOver(runs, inHiragana(reading));
  // A ruby group cannot wrap: long names go without
  if (parts === null) return [{ base: name, reading: name.length > longestGroup ? null : reading }];
  return runs.map((base, i) => ({ base, reading: isKana(base) ? null : (parts[i] ?? null) }));
}

/** Zhuyin and Pinyin: a syllable for each Han letter, with spaces between. Null: otherwise. */
function bySyllables(name: string, reading: string): readonly RubyRun[] | null {
  const syllables = reading.trim().split(/\s+/);
  const runs = name.match(/\p{Script=Han}|\P{Script=Han}+/gu) ?? [];
  const letters = runs.filter(isHan).length;
  if (syllables.length < 2 || syllables.length !== letters) return null;
  let next = 0;
  return runs.map((base) => ({ base, reading: isHan(base) ? (syllables[next++] ?? null) : null }));
}
const isHan = (run: string): boolean => /^\p{Script=Han}/u.test(run);

/** Letters of a name that fit one line of a face. */
const longestGroup = 9;
/** Longer names are not split. */
const longestName = 60;

const isKana = (run: string): boolean => /^[ぁ-ゖァ-ヺー・]/.test(run);

/** The reading of each run; null if they do not match. Dead ends are memoized. */
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

/** Candidate ends: at least one kana each, shortest first. */
const wordEnds = (reading: string, start: number): readonly number[] =>
  Array.from({ length: Math.max(0, reading.length - start) }, (_, i) => start + 1 + i);

/** Where a kana run may end in the reading, which may omit the middle dot. */
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
