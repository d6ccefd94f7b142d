import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { SplicedText } from '../edits/spliced-text.ts';
import { differenceBetween, type TextDifference } from '../edits/text-edit.ts';
import { type KeyedValue, parsedEntry, valueFrom } from './entry-value.ts';
import { editSection, firstFrom, type Section, type SectionKind, splitText, type Touched } from './sections.ts';

// Incremental parse of a long document: only the edited entry of one list is parsed again.

export interface JsonSection extends Section {
  readonly entries: readonly KeyedValue[];
}
export interface IncrementalJson {
  readonly text: string;
  readonly value: Json;
  readonly sections: readonly JsonSection[];
}

interface Written {
  readonly text: string;
}

/** Null if it is not JSON. `share` may replace a value with an equal one that is in memory already. */
export function readJson(
  written: string | Written,
  share: (value: Json) => Json = (value) => value,
): IncrementalJson | null {
  const source = typeof written === 'string' ? { text: written } : written;
  let value: Json;
  try {
    value = share(JSON.parse(source.text) as Json);
  } catch {
    return null;
  }
  return isObject(value) ? new WholeJson(source, value) : { text: source.text, value, sections: [] };
}

/** Finds its sections on first use, as most callers never ask for them. */
class WholeJson implements IncrementalJson {
  readonly value: JsonObject;
  private readonly written: Written;
  private found: readonly JsonSection[] | null = null;

  constructor(written: Written, value: JsonObject) {
    this.written = written;
    this.value = value;
  }

  get text(): string {
    return this.written.text;
  }

  get sections(): readonly JsonSection[] {
    this.found ??= sectionsOf(this.text, this.value);
    return this.found;
  }
}

function sectionsOf(text: string, document: JsonObject): readonly JsonSection[] {
  const kinds = new Map(Object.entries(document).flatMap(([key, part]) => kindOf(part).map((kind) => [key, kind])));
  const sections = splitText(text, kinds)?.sections.map(({ extents: _, ...section }): JsonSection => {
    return { ...section, entries: entriesOf(document[section.key], section.kind) };
  });
  const isWhole = sections?.every(({ entries, starts }) => entries.length === starts.length);
  return isWhole === true ? (sections ?? []) : [];
}

function kindOf(part: Json | undefined): readonly SectionKind[] {
  if (Array.isArray(part)) return ['list'];
  return isObject(part) ? ['map'] : [];
}

function entriesOf(part: Json | undefined, kind: SectionKind): readonly KeyedValue[] {
  if (kind === 'list') return (part as readonly Json[]).map((value) => ({ name: null, value }));
  return Object.entries(part as object).map(([name, value]) => ({ name, value: value as unknown }));
}

interface Made {
  readonly spliced: SplicedText;
  readonly difference: TextDifference;
}

/** Values outside the edit keep their identity. Null if it is not JSON. `made`: the edit, if known. */
export function updateJson(
  before: IncrementalJson,
  text: string,
  share?: (value: Json) => Json,
  made?: Made,
): IncrementalJson | null {
  if (text === before.text) return before;
  const spliced = made?.spliced ?? new SplicedText(text);
  const difference = made?.difference ?? differenceBetween(before.text, text);
  const section = sectionAround(before, difference);
  if (section === undefined) return readJson(text, share);
  const found = editSection(section, spliced, difference, (written) => parsedEntry(written, section.kind));
  if (found?.kind === 'broken') return null;
  const edited = found && withEntries(section, found, difference);
  return edited === null ? readJson(text, share) : withSection(before, section, edited, { text, difference });
}

const sectionAround = ({ sections }: IncrementalJson, { from, before }: TextDifference): JsonSection | undefined =>
  sections.find(({ open, close }) => from >= open && before <= close);

function withEntries(
  section: JsonSection,
  { first, last, extents, read }: Touched<KeyedValue> & { readonly kind: 'entries' },
  { before, after }: TextDifference,
): JsonSection | null {
  const shift = after - before;
  const entries = section.entries.toSpliced(first, last - first, ...read);
  if (section.kind === 'map' && new Set(entries.map(({ name }) => name)).size < entries.length) return null;
  return {
    ...section,
    close: section.close + shift,
    starts: section.starts.spliced(
      { first, last },
      extents.map(({ start }) => start),
      shift,
    ),
    ends: section.ends.spliced(
      { first, last },
      extents.map(({ end }) => end),
      shift,
    ),
    entries,
  };
}

function withSection(
  { value, sections }: IncrementalJson,
  old: JsonSection,
  now: JsonSection,
  { text, difference }: { readonly text: string; readonly difference: TextDifference },
): IncrementalJson {
  const shift = difference.after - difference.before;
  return {
    text,
    value: { ...(value as object), [now.key]: valueFrom(now.kind, now.entries) } as Json,
    sections: sections.map((one) => (one === old ? now : one.open < old.open ? one : shifted(one, shift))),
  };
}

const shifted = (section: JsonSection, shift: number): JsonSection => ({
  ...section,
  open: section.open + shift,
  close: section.close + shift,
  starts: section.starts.shifted(shift),
  ends: section.ends.shifted(shift),
});

/** A stretch that is not JSON now: entries `first` to `last` are being edited. */
export interface EditedEntries {
  readonly section: JsonSection;
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** By how much everything behind has moved. */
  readonly shift: number;
}

/** Which entries of a document are being edited; null if the edit is not within entries. */
export function editedEntries(before: IncrementalJson, text: string): EditedEntries | null {
  const difference = differenceBetween(before.text, text);
  const section = sectionAround(before, difference);
  if (section === undefined) return null;
  const { starts, ends } = section;
  const first = firstFrom(ends, difference.from);
  const last = Math.max(first, firstFrom(starts, difference.before + 1));
  const shift = difference.after - difference.before;
  const start = Math.min(starts.at(first) ?? difference.from, difference.from);
  const end = Math.max((ends.at(last - 1) ?? 0) + shift, difference.after);
  return { section, first, last, start, end, shift };
}
