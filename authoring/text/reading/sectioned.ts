import { spliceChunks } from '#engine/kernel/basics/chunks.ts';
import { withLongMaps } from '#engine/kernel/basics/long-maps.ts';
import type { SplicedText } from '../edits/spliced-text.ts';
import type { TextDifference } from '../edits/text-edit.ts';
import { deepest as deepestAllowed } from '../json/depth.ts';
import { type KeyedValue, parsedEntry } from '../json/entry-value.ts';
import { firstFault, type JsonFault, keysIn } from '../json/parse-json.ts';
import { editSection, type Section, type SectionKinds, splitText, type ValueExtent } from '../json/sections.ts';
import type { DocumentFacts } from '../schema/facts.ts';
import { factsOf } from '../schema/facts.ts';
import type { Format } from '../schema/format-registry.ts';
import { type Sections, sectionsOf } from '../schema/sections-of.ts';
import { entryReader, hasDoubles, isMapOf, isPlainName, isSame, type ParsedEntry } from './entry-reader.ts';
import { ChunkedList } from './run-list.ts';
import { type ShapeFault, shapeFaults } from './schema-problems.ts';

export interface ReadSection extends Section {
  readonly entries: ChunkedList<ParsedEntry>;
  /** The values of a list; null for a map, which is built when the document's value is read. */
  readonly list: readonly unknown[] | null;
}

export interface DocumentHead {
  readonly value: { readonly [key: string]: unknown };
  readonly shape: readonly ShapeFault[];
  readonly facts: DocumentFacts;
}

/** Valid JSON, read entry by entry, without duplicate keys. */
export interface SectionedDocument {
  readonly text: SplicedText;
  readonly head: DocumentHead;
  readonly sections: readonly ReadSection[];
  readonly value: unknown;
  readonly deepest: number;
}

export type SectionedUpdate =
  | { readonly kind: 'sound'; readonly document: SectionedDocument; readonly edit: SectionEdit }
  | { readonly kind: 'broken'; readonly fault: JsonFault };

export interface SectionEdit {
  readonly section: string;
  readonly before: readonly ParsedEntry[];
  readonly after: readonly ParsedEntry[];
}

/** Null if the format or the text has no entries that can be read independently. */
export function parseByEntries(
  text: SplicedText,
  value: unknown,
  format: Format,
  known: SectionedDocument | undefined,
): SectionedDocument | null {
  const sections = sectionsOf(format.schema, format.definitions);
  if (sections.size === 0) return null;
  const split = splitText(text.toString(), kindsOf(sections));
  if (split === null || split.sections.length === 0 || typeof value !== 'object' || value === null) return null;
  const whole = value as { readonly [key: string]: unknown };
  const empty = Object.fromEntries(split.sections.map(({ key, kind }) => [key, kind === 'list' ? [] : {}]));
  const bare = { ...whole, ...empty };
  const deepest = Math.max(split.deepest, ...split.sections.map(({ extents }) => deepestIn(extents)));
  if (deepest > deepestAllowed) return null;
  if (keysIn(bare) !== split.keys) return null;
  const head = headOf(bare, format, known?.head);
  const read: ReadSection[] = [];
  for (const { extents, ...section } of split.sections) {
    const values = namedIn(whole[section.key], section.kind);
    const isWhole = values.length === extents.length && values.length <= (sections.get(section.key)?.most ?? 0);
    if (!isWhole || values.some((one, i) => hasDoubles(one, extents[i] as ValueExtent))) return null;
    const before = known?.sections.find(({ key }) => key === section.key);
    const entryOf = rememberedEntry(entryReader(format, bare, section.key), before?.entries ?? []);
    const all = values.map(entryOf);
    const entries = ChunkedList.of(all);
    if (section.kind === 'map' && !isMapOf(entries)) return null;
    read.push({ ...section, entries, list: section.kind === 'list' ? all.map((one) => one.value) : null });
  }
  return { text, head, sections: read, value: withSections(bare, read), deepest };
}

const kinds = new WeakMap<Sections, SectionKinds>();
function kindsOf(sections: Sections): SectionKinds {
  const before = kinds.get(sections);
  if (before !== undefined) return before;
  const made = new Map([...sections].map(([key, { kind }]) => [key, kind] as const));
  kinds.set(sections, made);
  return made;
}

const deepestIn = (extents: readonly ValueExtent[]): number =>
  extents.reduce((most, one) => Math.max(most, one.deepest + 2), 0);

function headOf(value: DocumentHead['value'], format: Format, known: DocumentHead | undefined): DocumentHead {
  if (known !== undefined && JSON.stringify(known.value) === JSON.stringify(value)) return known;
  const faults = format.validate(value) ? [] : (format.validate.errors ?? []);
  const shape = shapeFaults(faults, value, format.schema, format.definitions);
  return { value, shape, facts: factsOf(format.schema, value, format.definitions) };
}

function namedIn(section: unknown, kind: Section['kind']): readonly KeyedValue[] {
  if (kind === 'list') return (section as readonly unknown[]).map((value) => ({ name: null, value }));
  return Object.entries(section as object).map(([name, value]) => ({ name, value: value as unknown }));
}

/** Reuses known entries that are equal. */
function rememberedEntry(
  read: (named: KeyedValue) => ParsedEntry,
  known: Iterable<ParsedEntry>,
): (named: KeyedValue) => ParsedEntry {
  const byText = new Map(Array.from(known, (entry) => [JSON.stringify([entry.name, entry.value]), entry]));
  if (byText.size === 0) return read;
  return (named) => byText.get(JSON.stringify([named.name, named.value])) ?? read(named);
}

function withSections(bare: DocumentHead['value'], sections: readonly ReadSection[]): unknown {
  const value: { [key: string]: unknown } = { ...bare };
  for (const { key, list } of sections) if (list !== null) value[key] = list;
  const maps = sections.filter(({ kind }) => kind === 'map');
  return maps.length === 0 ? value : withLongMaps(value, new Map(maps.map(({ key, entries }) => [key, entries.runs])));
}

/** Applies an edit; null if it touches more than the entries of one section. */
export function applyEdit(
  document: SectionedDocument,
  text: SplicedText,
  difference: TextDifference,
  format: Format,
): SectionedUpdate | null {
  const { head, sections } = document;
  const section = sections.find(({ open, close }) => difference.from >= open && difference.before <= close);
  if (section === undefined) return null;
  const found = editSection(section, text, difference, (written, extent) => {
    const named = parsedEntry(written, section.kind);
    return named && { named, isPlain: !hasDoubles(named, extent) && extent.deepest + 2 <= deepestAllowed };
  });
  if (found === null) return null;
  if (found.kind === 'broken')
    return mayBeTooDeep(document.deepest, text, found.start, difference) ? null : brokenAt(section, text, found);
  if (!found.read.every(({ isPlain }) => isPlain)) return null;
  const before = section.entries.slice(found.first, found.last);
  const read = entryReader(format, head.value, section.key);
  const other = rememberedEntry(read, before.length === found.read.length ? [] : before);
  const after = found.read.map(({ named }, i) => {
    const old = before.length === found.read.length ? before[i] : undefined;
    return old !== undefined && isSame(old, named) ? old : other(named);
  });
  const edited = withEntries(section, found, after, difference);
  const most = sectionsOf(format.schema, format.definitions).get(section.key)?.most ?? 0;
  if (edited === null || edited.entries.length > most) return null;
  const shift = difference.after - difference.before;
  const now = sections.map((one) => (one === section ? edited : one.open < section.open ? one : shifted(one, shift)));
  const isSameValue = edited.entries === section.entries;
  const value = isSameValue ? document.value : withSections(head.value, now);
  return {
    kind: 'sound',
    document: { text, head, sections: now, value, deepest: Math.max(document.deepest, deepestIn(found.extents)) },
    edit: { section: section.key, before, after },
  };
}

/** Null if a key is duplicate now. */
function withEntries(
  section: ReadSection,
  { first, last, extents }: { readonly first: number; readonly last: number; readonly extents: readonly ValueExtent[] },
  after: readonly ParsedEntry[],
  difference: TextDifference,
): ReadSection | null {
  const shift = difference.after - difference.before;
  const place = {
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
  };
  const isAlike = last - first === after.length && after.every((one, i) => one === section.entries.at(first + i));
  if (isAlike) return { ...section, ...place };
  const { list } = section;
  if (list !== null) {
    const values = after.map((one) => one.value);
    const { entries: all } = section;
    const isAsMany = after.length === last - first;
    const entries = isAsMany
      ? all.spliced(first, last - first, after)
      : ChunkedList.of([...all].toSpliced(first, last - first, ...after));
    return { ...section, ...place, entries, list: spliceChunks(list, first, last - first, values) };
  }
  const entries = section.entries.spliced(first, last - first, after);
  const isNamedSo =
    after.length === last - first && after.every(({ name }, i) => name === section.entries.at(first + i)?.name);
  return isNamedSo || (after.every(({ name }) => isPlainName(name)) && isMapOf(entries))
    ? { ...section, ...place, entries }
    : null;
}

const shifted = (section: ReadSection, shift: number): ReadSection => ({
  ...section,
  open: section.open + shift,
  close: section.close + shift,
  starts: section.starts.shifted(shift),
  ends: section.ends.shifted(shift),
});

/** Whether unclosed brackets could make the rest nest too deep. */
function mayBeTooDeep(deepest: number, text: SplicedText, start: number, { after }: TextDifference): boolean {
  const { end } = text.lineAround(after, after);
  const opened = text.slice(start, end).replace(/[^[{]/g, '').length;
  return opened + deepest > deepestAllowed;
}

function brokenAt(
  { key, kind }: Section,
  text: SplicedText,
  { index, start }: { readonly index: number; readonly start: number },
): SectionedUpdate {
  const [open, entry] = kind === 'list' ? ['[', '0,'] : ['{', '"":0,'];
  return {
    kind: 'broken',
    fault: firstFault(text, `{${JSON.stringify(key)}:${open}${index === 0 ? '' : entry}`, start),
  };
}
