import type { KeptVersion } from '#api/studio/history-calls.ts';

/** The position of a text in its part. */
export interface TextPosition {
  readonly offset: number;
  readonly length: number;
  /** The version it is a delta of; null: full text. */
  readonly base: string | null;
  /** Bytes in common with the base at the beginning and at the end. */
  readonly start: number;
  readonly end: number;
}

export interface IndexLine extends KeptVersion {
  readonly from: string | null;
  /** Null: no text, or the part already has it. */
  readonly place: TextPosition | null;
}

/** Without a line feed. Short keys, since there are tens of thousands. */
export function formatIndexLine(line: IndexLine): string {
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
const LATEST = 8_640_000_000_000_000;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isVersion = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);

/** Null: damaged, or of a newer studio. */
export function parseIndexLine(written: string): IndexLine | null {
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
  return { at, path, version, why: why as IndexLine['why'], name, added, removed, entries, more, from, place };
}

function entryOf(written: unknown): IndexLine['entries'] {
  if (!Array.isArray(written)) return [];
  const [id, name, how] = written as readonly unknown[];
  return isText(id) && isText(name) && hows.has(how) ? [{ id, name, how: how as 'added' }] : [];
}

function nameOf(written: unknown): IndexLine['name'] | undefined {
  if (written === null) return null;
  const [ja, en] = Array.isArray(written) ? (written as readonly unknown[]) : [];
  return isText(ja) && isText(en) ? { ja, en } : undefined;
}

function placeOf(written: unknown): TextPosition | undefined {
  const [offset, length, start, end, base] = Array.isArray(written) ? (written as readonly unknown[]) : [];
  if (!isCount(offset) || !isCount(length) || !isCount(start) || !isCount(end)) return undefined;
  return base === null || isVersion(base) ? { offset, length, start, end, base } : undefined;
}
