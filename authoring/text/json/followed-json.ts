import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { SplicedText } from '../edits/spliced-text.ts';
import { type Difference, differenceBetween } from '../edits/text-edit.ts';
import { type Named, parsedEntry, valueFrom } from './entry-value.ts';
import { firstFrom, type Section, type SectionKind, splitText, type Touched, touched } from './sections.ts';

// A long document from key to key: what was typed lies in one entry of one list, and only that is parsed again.

/** The entries under one key at the top of a document. */
export interface JsonSection extends Section {
  readonly entries: readonly Named[];
}
/** A text that is JSON, what it says, and where the entries of its lists and maps stand. */
export interface FollowedJson {
  readonly text: string;
  readonly value: Json;
  readonly sections: readonly JsonSection[];
}

/** A text that is written out when somebody asks for it. */
interface Written {
  readonly text: string;
}

/** Reads a whole text; null when it is no JSON. `share` may give a value that says the same, as one that is held already. */
export function readJson(
  written: string | Written,
  share: (value: Json) => Json = (value) => value,
): FollowedJson | null {
  const source = typeof written === 'string' ? { text: written } : written;
  let value: Json;
  try {
    value = share(JSON.parse(source.text) as Json);
  } catch {
    return null;
  }
  return isObject(value) ? new WholeJson(source, value) : { text: source.text, value, sections: [] };
}

/** A document that was read as a whole. Of most nobody asks where their entries stand: that is found out when it is asked. */
class WholeJson implements FollowedJson {
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

function entriesOf(part: Json | undefined, kind: SectionKind): readonly Named[] {
  if (kind === 'list') return (part as readonly Json[]).map((value) => ({ name: null, value }));
  return Object.entries(part as object).map(([name, value]) => ({ name, value: value as unknown }));
}

/** How a text was made of the one before, where somebody knows it. */
interface Made {
  readonly spliced: SplicedText;
  readonly difference: Difference;
}

/**
 * What a text says that was made of another one by an edit. All that the edit did not touch is the same values as before.
 * Null when it is no JSON.
 */
export function followJson(
  before: FollowedJson,
  text: string,
  share?: (value: Json) => Json,
  made?: Made,
): FollowedJson | null {
  if (text === before.text) return before;
  const spliced = made?.spliced ?? new SplicedText(text);
  const difference = made?.difference ?? differenceBetween(before.text, text);
  const section = sectionAround(before, difference);
  if (section === undefined) return readJson(text, share);
  const found = touched(section, spliced, difference, (written) => parsedEntry(written, section.kind));
  if (found?.kind === 'broken') return null;
  const edited = found && withEntries(section, found, difference);
  return edited === null ? readJson(text, share) : withSection(before, section, edited, { text, difference });
}

const sectionAround = ({ sections }: FollowedJson, { from, before }: Difference): JsonSection | undefined =>
  sections.find(({ open, close }) => from >= open && before <= close);

/** The section with the entries that stand there now; null when a key of it stands twice. */
function withEntries(
  section: JsonSection,
  { first, last, extents, read }: Touched<Named> & { readonly kind: 'entries' },
  { before, after }: Difference,
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
  { value, sections }: FollowedJson,
  old: JsonSection,
  now: JsonSection,
  { text, difference }: { readonly text: string; readonly difference: Difference },
): FollowedJson {
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

/** A stretch of a text that is no JSON at the moment: the entries from `first` on stood there that are being written. */
export interface InWriting {
  readonly section: JsonSection;
  readonly first: number;
  /** The first entry behind it. */
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** By how much all behind it stands further on. */
  readonly shift: number;
}

/** Which entries of a document are being written, in a text that was made of it; null when it is more than entries. */
export function inWriting(before: FollowedJson, text: string): InWriting | null {
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
