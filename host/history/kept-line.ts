import type { KeptVersion } from '#api/studio/history-calls.ts';

/** Where a text lies among the texts of its part, and how it is put together there. */
export interface PackedPlace {
  readonly offset: number;
  readonly length: number;
  /** The version that it was made of by an edit; null: it is whole. */
  readonly base: string | null;
  /** How many bytes it has in common with that at its beginning, and at its end. */
  readonly start: number;
  readonly end: number;
}

/** A line of an index: a version of a document that was kept. */
export interface KeptLine extends KeptVersion {
  /** The path it had before, when it was moved. */
  readonly from: string | null;
  /** Null: there is no text, or one that the same part has already. */
  readonly place: PackedPlace | null;
}

/** As it is written, without its end. Short names: there are tens of thousands of them. */
export function writtenLine(line: KeptLine): string {
  const { at, path, version, why, name, added, removed, entries, more, from, place } = line;
  return JSON.stringify({
    ...{ a: at, p: path, v: version, w: why, d: [added, removed] },
    ...(name === null ? {} : { n: [name.ja, name.en] }),
    ...(entries.length === 0 ? {} : { e: entries.map((one) => [one.id, one.name, one.how]) }),
    ...(more === 0 ? {} : { m: more }),
    ...(from === null ? {} : { f: from }),
    ...(place === null ? {} : { t: [place.offset, place.length, place.start, place.end, place.base] }),
  });
}

const reasons: ReadonlySet<unknown> = new Set(['found', 'saved', 'unsaved', 'outside', 'made', 'moved', 'deleted']);
const hows: ReadonlySet<unknown> = new Set(['added', 'removed', 'changed']);
/** The last moment that a date can say; a later one would leave none for what is kept next. */
const LATEST = 8_640_000_000_000_000;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isVersion = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);

/** Null: it is no such line, by damage or by a newer studio. */
export function readLine(written: string): KeptLine | null {
  let line: Readonly<Record<string, unknown>>;
  try {
    line = JSON.parse(written) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
  if (typeof line !== 'object' || line === null) return null;
  const { a: at, p: path, v: version, w: why, d, n = null, e = [], m: more = 0, f: from = null, t = null } = line;
  if (!isCount(at) || at > LATEST || !isText(path) || path === '' || !reasons.has(why) || !isCount(more)) return null;
  if (!(version === null || isVersion(version)) || !(from === null || isText(from))) return null;
  if (!Array.isArray(d) || !d.every(isCount) || !Array.isArray(e)) return null;
  const [added = 0, removed = 0] = d;
  const entries = e.flatMap((one) => entryOf(one));
  const name = nameOf(n);
  const place = t === null ? null : placeOf(t);
  if (entries.length < e.length || name === undefined || place === undefined) return null;
  return { at, path, version, why: why as KeptLine['why'], name, added, removed, entries, more, from, place };
}

function entryOf(written: unknown): KeptLine['entries'] {
  if (!Array.isArray(written)) return [];
  const [id, name, how] = written as readonly unknown[];
  return isText(id) && isText(name) && hows.has(how) ? [{ id, name, how: how as 'added' }] : [];
}

function nameOf(written: unknown): KeptLine['name'] | undefined {
  if (written === null) return null;
  const [ja, en] = Array.isArray(written) ? (written as readonly unknown[]) : [];
  return isText(ja) && isText(en) ? { ja, en } : undefined;
}

function placeOf(written: unknown): PackedPlace | undefined {
  const [offset, length, start, end, base] = Array.isArray(written) ? (written as readonly unknown[]) : [];
  if (!isCount(offset) || !isCount(length) || !isCount(start) || !isCount(end)) return undefined;
  return base === null || isVersion(base) ? { offset, length, start, end, base } : undefined;
}
