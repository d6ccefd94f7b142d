import { chunksOf, concatChunks } from '#engine/kernel/basics/chunks.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { type Members, membersOf } from '#engine/kernel/basics/long-maps.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ContentProblem, Documents } from '#engine/kernel/contract/system.ts';
import type { ProblemData as OwnProblemData } from './words/generated/problem-data.ts';

export type Path = ContentProblem['path'];

/** A part of a document with its position. */
export interface Located<T> {
  readonly value: T;
  readonly file: string;
  readonly path: Path;
}

export interface Translation {
  readonly file: string;
  readonly locale: string;
  readonly source: string;
  readonly units: Members;
}

export type Mismatch = Pick<ContentProblem, 'code' | 'data'>;

/** Items whose key an earlier item has too, with the first of these; an undefined key is never the same. */
export function sameAsBefore<T>(
  items: readonly T[],
  keyOf: (item: T) => string | undefined,
): readonly (readonly [item: T, first: T, index: number])[] {
  const firsts = new Map<string, T>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    const first = key === undefined ? undefined : firsts.get(key);
    if (key !== undefined && first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [[item, first, index] as const];
  });
}

/** Items of list `key` in all valid documents that match. */
export const listed = <T>(documents: Documents, path: RegExp, key: string): readonly Located<T>[] =>
  concatChunks(
    documentsAt<JsonObject>(documents, path).map(
      ({ file, value }) => partsOf(value, file, key) as readonly Located<T>[],
    ),
  );

const placedIn = memoizeByKey((_: object) => new Map<string, readonly Located<unknown>[]>());

function partsOf(document: JsonObject, file: string, key: string): readonly Located<unknown>[] {
  const known = placedIn(document);
  const before = known.get(`${key} ${file}`);
  if (before !== undefined) return before;
  const list = (document[key] ?? []) as readonly Json[];
  const parts = list.every((one) => typeof one === 'object' && one !== null)
    ? placedInRuns(list as readonly object[], file, key)
    : list.map((value, index) => ({ value, file, path: [key, index] }));
  known.set(`${key} ${file}`, parts);
  return parts;
}

interface PlacedRun {
  readonly values: readonly object[];
  readonly file: string;
  readonly key: string;
  readonly start: number;
  readonly placed: readonly Located<object>[];
}
const lastPlaced = new WeakMap<object, PlacedRun>();

/** Parts and runs keep their identity while value and position are the same. */
function placedInRuns(list: readonly object[], file: string, key: string): readonly Located<object>[] {
  let start = 0;
  return concatChunks(
    chunksOf(list).map((values) => {
      const before = knownRun(values, file, key, start);
      const now = before?.values === values ? before : { values, file, key, start, placed: placedBy(before) };
      function placedBy(known: PlacedRun | undefined): readonly Located<object>[] {
        return values.map((value, i) =>
          known?.values[i] === value ? (known.placed[i] as Located<object>) : { value, file, path: [key, start + i] },
        );
      }
      for (const end of [values[0], values.at(-1)]) if (end !== undefined) lastPlaced.set(end, now);
      start += values.length;
      return now.placed;
    }),
  );
}

/** Found by its first or last value, as only one changes at a time. */
function knownRun(values: readonly object[], file: string, key: string, start: number): PlacedRun | undefined {
  return [values[0], values.at(-1)]
    .map((end) => (end === undefined ? undefined : lastPlaced.get(end)))
    .find((run) => run?.file === file && run.key === key && run.start === start);
}

export const documentsAt = <T>(documents: Documents, path: RegExp): readonly Located<T>[] =>
  Object.keys(documents)
    .filter((file) => path.test(file))
    .sort()
    .map((file) => ({ value: documents[file] as T, file, path: [] }));

const translationFile = /^l10n\//;
export const isTranslation = (file: string): boolean => translationFile.test(file);

export const translationsIn = (documents: Documents): readonly Translation[] =>
  documentsAt<Json>(documents, translationFile).flatMap(({ file, value }) => {
    const [, locale, source] = /^l10n\/([^/]+)\/(.+)$/.exec(file) ?? [];
    const units = membersOf(value, 'units');
    return locale === undefined || source === undefined || units === undefined ? [] : [{ file, locale, source, units }];
  });

/** The object at a path inside a part, or nothing. */
export function inside(of: Located<unknown>, path: Path): readonly Located<JsonObject>[] {
  const value = path.reduce<unknown>(
    (part, step) => (part as { readonly [key: string | number]: unknown } | undefined)?.[step],
    of.value,
  );
  return isObject(value as Json) ? [{ value: value as JsonObject, file: of.file, path: [...of.path, ...path] }] : [];
}

export function problemBuilders<Data extends object>() {
  const problem = <Code extends keyof Data & string>(code: Code, data: Data[Code]): Mismatch => ({
    code,
    data: data as JsonObject,
  });
  const at = <Code extends keyof Data & string>(
    placed: Located<unknown>,
    inner: Path,
    code: Code,
    severity: ContentProblem['severity'],
    data: Data[Code],
  ): ContentProblem => ({ ...problem(code, data), severity, file: placed.file, path: [...placed.path, ...inner] });
  return { problem, at };
}

export const { problem, at } = problemBuilders<OwnProblemData>();
