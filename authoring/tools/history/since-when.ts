/** A text by where it is kept; null: there was no such file. */
export interface EditedText<Source> {
  readonly path: string;
  readonly source: Source | null;
}

/** An edit that was kept: what it made of which texts, by what they were before. */
export interface KeptEdit<Source> {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly before: readonly EditedText<Source>[];
  readonly after: readonly EditedText<Source>[];
}

/** How a test comes out on the project as it was at some time; `unclear`: it could not be run there. */
export type Outcome = 'passes' | 'fails' | 'unclear';

/** What was found: the edits between the last time it passed and the first time it failed, the oldest first. */
export type Since =
  /** One edit, or several where in between it could not be run. `passes` and `fails` count the edits that were done. */
  | { readonly kind: 'since'; readonly passes: number; readonly fails: number; readonly runs: number }
  /** It fails on all that was kept. */
  | { readonly kind: 'always'; readonly runs: number }
  /** It does not fail now. */
  | { readonly kind: 'passes' };

/**
 * Since which of so many edits a test fails: it goes back in ever longer steps to a time at which it passed, then halves
 * what lies between. `outcomeAfter` runs it on the project as it was after so many of the edits.
 */
export async function sinceWhen(
  edits: number,
  outcomeAfter: (count: number) => Promise<Outcome>,
  told: (runs: number) => void = () => undefined,
): Promise<Since> {
  const known = new Map<number, Outcome>();
  async function at(count: number): Promise<Outcome> {
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

/** The time nearest to one, between two others, at which it can be run; null: at none. */
async function nearest(
  middle: number,
  above: number,
  below: number,
  at: (count: number) => Promise<Outcome>,
): Promise<Known | null> {
  for (let away = 0; middle - away > below || middle + away < above; away++)
    for (const count of away === 0 ? [middle] : [middle - away, middle + away]) {
      if (count <= below || count >= above) continue;
      const outcome = await at(count);
      if (outcome !== 'unclear') return { count, outcome };
    }
  return null;
}

/** Where the texts lie that a project had after so many of its edits, by what is other in it now. Null: no such file. */
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

/** A version of a document, of those that were kept of it or committed. */
export interface VersionOf<Source> {
  readonly at: number;
  readonly name: string;
  readonly path: string;
  readonly source: Source | null;
  /** Nothing was there before it; else the oldest version is only where it was seen first. */
  readonly isFirst: boolean;
}

/** The edits that made of each version the next, of one document whose versions stand the newest first. */
export function editsBetween<Source>(versions: readonly VersionOf<Source>[]): readonly KeptEdit<Source>[] {
  return versions.flatMap(({ at, name, path, source, isFirst }, i): readonly KeptEdit<Source>[] => {
    const older = versions[i + 1];
    if (older === undefined && !isFirst) return [];
    const before = older === undefined ? { path, source: null } : { path: older.path, source: older.source };
    return [{ at, name, before: [before], after: [{ path, source }] }];
  });
}

/** Edits of many documents by their time; those of one commit are one. */
export function inOrder<Source>(edits: readonly KeptEdit<Source>[]): readonly KeptEdit<Source>[] {
  return [...edits].sort((a, b) => a.at - b.at);
}
