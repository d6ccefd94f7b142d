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
  const isKana = runs.map((run) => /^[ぁ-ゖァ-ヺー・]/.test(run));
  const pattern = runs.map((run, i) => (isKana[i] ? kanaPattern(run) : '(.+?)')).join('');
  const found = new RegExp(`^${pattern}$`).exec(inHiragana(reading));
  if (found === null) return [{ base: name, reading }];
  let words = 0;
  return runs.map((base, i) => {
    if (isKana[i]) return { base, reading: null };
    words += 1;
    return { base, reading: found[words] ?? null };
  });
}

/** A reading may leave out the dot between two words. */
function kanaPattern(run: string): string {
  return inHiragana(run).replaceAll('・', '・?');
}

function inHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
