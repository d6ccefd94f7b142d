/** `source` null: no such file. */
export interface EditedText<Source> {
  readonly path: string;
  readonly source: Source | null;
}

export interface KeptEdit<Source> {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly before: readonly EditedText<Source>[];
  readonly after: readonly EditedText<Source>[];
}

/** `unclear`: it could not be run on that version. */
export type TestOutcome = 'passes' | 'fails' | 'unclear';

export type FailingSince =
  /** The edits from `passes` to `fails`: one, or several if versions between them could not be run. */
  | { readonly kind: 'since'; readonly passes: number; readonly fails: number; readonly runs: number }
  /** It fails on all recorded versions. */
  | { readonly kind: 'always'; readonly runs: number }
  /** It does not fail now. */
  | { readonly kind: 'passes' };

/** Exponential search backwards, then bisection. `outcomeAfter`: the test after so many edits. */
export async function bisectFailure(
  edits: number,
  outcomeAfter: (count: number) => Promise<TestOutcome>,
  told: (runs: number) => void = () => undefined,
): Promise<FailingSince> {
  const known = new Map<number, TestOutcome>();
  async function at(count: number): Promise<TestOutcome> {
    const outcome = known.get(count) ?? (await outcomeAfter(count));
    known.set(count, outcome);
    told(known.size);
    return outcome;
  }
  if ((await at(edits)) !== 'fails') return { kind: 'passes' };
  let fails = edits;
  let passes = -1;
  for (let step = 1; passes < 0 && fails > 0; step *= 2) {
    const found = await nearest(Math.max(0, fails - step), fails, -1, at);
    if (found === null) return { kind: 'always', runs: known.size };
    if (found.outcome === 'passes') passes = found.count;
    else fails = found.count;
  }
  if (passes < 0) return { kind: 'always', runs: known.size };
  while (fails - passes > 1) {
    const found = await nearest(Math.floor((passes + fails) / 2), fails, passes, at);
    if (found === null) break;
    if (found.outcome === 'passes') passes = found.count;
    else fails = found.count;
  }
  return { kind: 'since', passes, fails, runs: known.size };
}

interface Known {
  readonly count: number;
  readonly outcome: 'passes' | 'fails';
}

/** The nearest version between the two that could be run; null: none. */
async function nearest(
  middle: number,
  above: number,
  below: number,
  at: (count: number) => Promise<TestOutcome>,
): Promise<Known | null> {
  for (let away = 0; middle - away > below || middle + away < above; away++)
    for (const count of away === 0 ? [middle] : [middle - away, middle + away]) {
      if (count <= below || count >= above) continue;
      const outcome = await at(count);
      if (outcome !== 'unclear') return { count, outcome };
    }
  return null;
}

/** The texts that differ from now after so many edits. Null: no such file. */
export function textsAfter<Source>(
  edits: readonly KeptEdit<Source>[],
  count: number,
): ReadonlyMap<string, Source | null> {
  const texts = new Map<string, Source | null>();
  for (const { before, after } of edits.slice(count).reverse()) {
    for (const { path } of after) texts.set(path, null);
    for (const { path, source } of before) texts.set(path, source);
  }
  return texts;
}

export interface VersionOf<Source> {
  readonly at: number;
  readonly name: string;
  readonly path: string;
  readonly source: Source | null;
  /** Nothing existed before; otherwise the oldest recorded version may not be the first. */
  readonly isFirst: boolean;
}

/** Versions are newest first. */
export function editsBetween<Source>(versions: readonly VersionOf<Source>[]): readonly KeptEdit<Source>[] {
  return versions.flatMap(({ at, name, path, source, isFirst }, i): readonly KeptEdit<Source>[] => {
    const older = versions[i + 1];
    if (older === undefined && !isFirst) return [];
    const before = older === undefined ? { path, source: null } : { path: older.path, source: older.source };
    return [{ at, name, before: [before], after: [{ path, source }] }];
  });
}

/** By time; the edits of a commit stay together. */
export function inOrder<Source>(edits: readonly KeptEdit<Source>[]): readonly KeptEdit<Source>[] {
  return [...edits].sort((a, b) => a.at - b.at);
}
