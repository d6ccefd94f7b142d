import type { IncrementalJson, JsonSection } from '#authoring/text/json/followed-json.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { valueFrom } from '#authoring/text/json/sections.ts';
import { isObject } from '#engine/kernel/basics/json.ts';

export interface FormSubject {
  readonly path: JsonPath;
  /** The text of the part; of a document, without its entries. */
  readonly text: string;
  /** Offset of the part. */
  readonly start: number;
  /** Offsets in the part at which entries were removed. */
  readonly cuts: readonly { readonly at: number; readonly length: number }[];
  /** Null for a document. */
  readonly place: { readonly index: number; readonly count: number } | null;
}

export interface SubjectList {
  readonly key: string;
  readonly entries: readonly { readonly name: string | null; readonly value: unknown; readonly start: number }[];
}

export function entryLists({ sections }: IncrementalJson): readonly SubjectList[] {
  return sections.filter(holdsEntries).map(({ key, entries, starts }) => ({
    key,
    entries: entries.map(({ name, value }, i) => ({ name, value, start: starts.at(i) as number })),
  }));
}

const holdsEntries = ({ entries }: JsonSection): boolean =>
  entries.length > 0 && entries.every(({ value }) => isObject(value as never));

/** An offset on one of the lines of an entry belongs to it. */
export function subjectAt(document: IncrementalJson, offset: number): FormSubject {
  const { text } = document;
  for (const section of document.sections) {
    if (offset < section.open || offset > section.close || !holdsEntries(section)) continue;
    const index = section.entries.findIndex((_, i) => {
      const [start, end] = [section.starts.at(i) as number, section.ends.at(i) as number];
      if (start <= offset && offset <= end) return true;
      const between = offset < start ? text.slice(offset, start) : text.slice(end, offset);
      return between.length < 200 && !between.includes('\n');
    });
    if (index >= 0) return subjectOfEntry(text, section, index);
  }
  return wholeDocument(document);
}

/** An index behind the last means the document. */
export function subjectOf(document: IncrementalJson, path: JsonPath): FormSubject {
  const section = document.sections.find(({ key }) => key === path[0]);
  if (section === undefined || !holdsEntries(section)) return wholeDocument(document);
  const step = path[1];
  const index = typeof step === 'number' ? step : section.entries.findIndex(({ name }) => name === step);
  return index < 0 || index >= section.entries.length
    ? wholeDocument(document)
    : subjectOfEntry(document.text, section, index);
}

function subjectOfEntry(text: string, section: JsonSection, index: number): FormSubject {
  const [start, end] = [section.starts.at(index) as number, section.ends.at(index) as number];
  const name = section.entries[index]?.name ?? null;
  const from = name === null ? start : valueBehindKey(text, start);
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  // Includes leading white space, so that new lines are indented like it.
  const begin = text.slice(lineStart, from).trim() === '' ? lineStart : from;
  return {
    path: [section.key, name ?? index],
    text: text.slice(begin, end),
    start: begin,
    cuts: [],
    place: { index, count: section.entries.length },
  };
}

function valueBehindKey(text: string, start: number): number {
  const key = valueFrom(text, start)?.end ?? start;
  return key + (/^\s*:\s*/.exec(text.slice(key, key + 200))?.[0].length ?? 0);
}

function wholeDocument({ text, sections }: IncrementalJson): FormSubject {
  const cuts: { readonly at: number; readonly length: number }[] = [];
  let [left, from, cut] = ['', 0, 0];
  for (const section of [...sections].filter(holdsEntries).sort((a, b) => a.open - b.open)) {
    left += text.slice(from, section.open);
    cuts.push({ at: section.open - cut, length: section.close - section.open });
    cut += section.close - section.open;
    from = section.close;
  }
  return { path: [], text: left + text.slice(from), start: 0, cuts, place: null };
}

export function wholeOffset({ start, cuts }: FormSubject, offset: number): number {
  return cuts.reduce((at, { at: cut, length }) => (cut <= offset ? at + length : at), start + offset);
}

/** Null: outside of the subject. */
export function ownOffset(subject: FormSubject, offset: number): number | null {
  let own = offset - subject.start;
  for (const { at, length } of subject.cuts) {
    if (own < at) break;
    if (own < at + length) return null;
    own -= length;
  }
  return own >= 0 && own <= subject.text.length ? own : null;
}
