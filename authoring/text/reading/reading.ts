import { type Chunks, chunksOf, mapChunks } from '#engine/kernel/basics/chunks.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { SplicedText } from '../edits/spliced-text.ts';
import type { TextFile } from '../files/project-file.ts';
import { type JsonFault, type ParsedJson, parseJson } from '../json/parse-json.ts';
import { type JsonPath, Lines, startOfFile } from '../json/positions.ts';
import { firstFrom } from '../json/sections.ts';
import { soundJson } from '../json/sound-json.ts';
import { treeOf } from '../json/tree-of.ts';
import type { Problem, Range } from '../problems/problem.ts';
import { problemAt, problemFromDraft } from '../problems/tell.ts';
import { type DocumentFacts, factsOf, type SourceUnit } from '../schema/facts.ts';
import type { Format } from '../schema/format-registry.ts';
import type { ParsedEntry } from './entry-reader.ts';
import { type HiddenCharacter, hiddenAfter, hiddenCharacters, hiddenIn } from './hidden-characters.ts';
import { asFacts, type GatheredFacts, gatheredFacts } from './placed-facts.ts';
import { placesIn, spanIn } from './positions-in.ts';
import { type ShapeFault, shapeFaults } from './schema-problems.ts';
import { applyEdit, parseByEntries, type SectionedDocument } from './sectioned.ts';

/** A parsed and validated document. Depends on file and format only, so it is made once per version. */
export interface ParsedDocument {
  readonly file: TextFile;
  readonly format: Format;
  readonly value: unknown;
  /** Valid JSON and valid by its schema: usable in play. */
  readonly sound: boolean;
  /** Valid JSON: ids that it does not declare are really missing. */
  readonly legible: boolean;
  /** Facts for the other documents of the project. */
  readonly facts: DocumentFacts;
  /** Facts of a document that is `apart` (visible to itself only); else the same as `facts`. */
  readonly own: DocumentFacts;
  readonly problems: readonly Problem[];
  place(path: JsonPath, mark?: ShapeFault['mark']): Range;
}

/** Parts that are checked independently: entries, or the document without them. */
export interface PartsOf {
  readonly values: readonly unknown[];
  pathOf(index: number): JsonPath;
}

const nothingSaid: DocumentFacts = { ids: [], references: [], named: [], units: [], art: [], doubles: [] };

interface Memory {
  readonly document: SectionedDocument;
  readonly facts: GatheredFacts;
  readonly hidden: readonly HiddenCharacter[];
  readonly reading: ParsedDocument;
}
type Readings = Map<Format, ParsedDocument>;

const readings = new WeakMap<TextFile, Readings>();
const before = new WeakMap<TextFile, Readings>();
const memories = new WeakMap<ParsedDocument, Memory>();
const gatheredBy = new WeakMap<DocumentFacts, GatheredFacts>();

/** Registers that a file follows another, to read it incrementally. A cache hint only: results do not depend on it. */
export function linkVersions(file: TextFile, old: TextFile): void {
  const known = readings.get(old) ?? before.get(old);
  if (known !== undefined) before.set(file, known);
}

/** Cached: same value for the same file and format. */
export function parsedDocumentOf(file: TextFile, format: Format): ParsedDocument {
  const known = readings.get(file) ?? new Map<Format, ParsedDocument>();
  readings.set(file, known);
  const found = known.get(format);
  if (found !== undefined) return found;
  const old = before.get(file)?.get(format);
  const reading = read(file, format, old && memories.get(old));
  known.set(format, reading);
  before.delete(file);
  return reading;
}

/** The last version that was valid JSON. For editing help only, never for play. */
export function lastValidDocument(reading: ParsedDocument): ParsedDocument | undefined {
  return reading.legible ? reading : memories.get(reading)?.reading;
}

/** Undefined if the document is not read by entries. */
export function documentOf(reading: ParsedDocument): SectionedDocument | undefined {
  return reading.legible ? memories.get(reading)?.document : undefined;
}

/** The source texts in chunks, so that long lists are not concatenated. */
export const textRunsOf = (reading: ParsedDocument): Chunks<SourceUnit> => factsInChunks(reading, 'units');

export function factsInChunks<K extends 'units' | 'references'>(
  { facts, own }: ParsedDocument,
  kind: K,
): Chunks<DocumentFacts[K][number]> {
  const gathered: GatheredFacts[K] | undefined = facts === own ? gatheredBy.get(own)?.[kind] : undefined;
  return gathered?.inRuns() ?? chunksOf<DocumentFacts[K][number]>(facts[kind]);
}

/** An entry that has not changed since the document was valid JSON, nor has anything before it. */
export interface KnownEntry {
  readonly key: string;
  /** Offset after the opening bracket of the list. */
  readonly open: number;
  readonly index: number;
  readonly start: number;
}

/** The last known entry that begins before an offset; null if none. */
export function entryBefore(reading: ParsedDocument, text: SplicedText, offset: number): KnownEntry | null {
  const document = memories.get(reading)?.document;
  if (document === undefined) return null;
  const end = Math.min(offset, text.differenceFrom(document.text).from);
  const section = document.sections.findLast(({ kind, open }) => kind === 'list' && open < end);
  if (section === undefined) return null;
  const { key, open, starts } = section;
  const index = firstFrom(starts, end) - 1;
  return index < 0 ? null : { key, open, index, start: starts.at(index) as number };
}

/** The parts of a document, in chunks. An unchanged chunk keeps its identity. */
export function partsOf(reading: ParsedDocument): readonly PartsOf[] {
  const { document } = reading.legible ? (memories.get(reading) ?? {}) : {};
  const whole = (value: unknown): PartsOf => ({ values: [value], pathOf: () => [] });
  if (document === undefined || document.value !== reading.value) return [whole(reading.value)];
  const entries = document.sections.flatMap(({ key, entries: all }) => {
    let start = 0;
    return all.runs.map((run): PartsOf => {
      const from = start;
      start += run.length;
      return { values: valuesOf(run), pathOf: (i) => [key, run[i]?.name ?? from + i] };
    });
  });
  return [whole(document.head.value), ...entries];
}

const valuesOf = memoizeByKey((run: readonly ParsedEntry[]): readonly unknown[] => run.map(({ value }) => value));

function read(file: TextFile, format: Format, memory: Memory | undefined): ParsedDocument {
  const text = file.spliced ?? memory?.document.text.become(file.text) ?? new SplicedText(file.text);
  const difference = memory && text.differenceFrom(memory.document.text);
  const hidden = memory && difference ? hiddenAfter(memory.hidden, text, difference) : hiddenIn(file.text);
  const lines = later(() => new Lines(text));
  const found = memory && difference && applyEdit(memory.document, text, difference, format);
  if (found?.kind === 'sound') {
    const facts = gatheredFacts(found.document, memory && { facts: memory.facts, edit: found.edit });
    return soundReading(file, format, { document: found.document, facts, hidden }, lines);
  }
  const root = later(() => treeOf(file.text));
  if (found?.kind === 'broken') {
    const broken = { value: undefined, sound: false, faults: [found.fault], root };
    return wholeReading(file, format, broken, hidden, lines, memory);
  }
  const value = soundJson(file.text);
  const document = value === undefined ? null : parseByEntries(text, value, format, memory?.document);
  if (document !== null) return soundReading(file, format, { document, facts: gatheredFacts(document), hidden }, lines);
  const { root: _, ...whole } = parseJson(file.text);
  return wholeReading(file, format, { ...whole, root }, hidden, lines, memory);
}

function soundReading(
  file: TextFile,
  format: Format,
  made: Omit<Memory, 'reading'>,
  lines: () => Lines,
): ParsedDocument {
  const { document, hidden } = made;
  const findSpan = later(() => placesIn(document));
  const place: ParsedDocument['place'] = (path, mark = 'value') => {
    const span = findSpan()(path, mark);
    return span === null ? startOfFile : lines().range(span.offset, span.length);
  };
  const { shape, doubles } = faultsIn(document);
  const own = asFacts(made.facts);
  gatheredBy.set(own, made.facts);
  const reading: ParsedDocument = {
    ...{ file, format, value: document.value, legible: true, place, own },
    sound: shape.length === 0 && doubles.length === 0,
    facts: format.apart === true ? nothingSaid : own,
    problems: problemsOf(file, { hidden, lines, faults: [], shape, doubles, place }),
  };
  memories.set(reading, { ...made, reading });
  return reading;
}

function faultsIn({ head, sections }: SectionedDocument): Pick<Found, 'shape' | 'doubles'> {
  const shape: ShapeFault[] = [...head.shape];
  const doubles: DocumentFacts['doubles'][number][] = [...head.facts.doubles];
  for (const { key, entries } of sections) {
    let start = 0;
    const { runs } = entries;
    const sound = areSound(runs);
    for (const [r, run] of runs.entries()) {
      if (sound[r] !== true)
        for (const [index, { name, shape: its, facts }] of run.entries()) {
          for (const fault of its) shape.push({ ...fault, path: [key, name ?? start + index, ...fault.path] });
          for (const one of facts.doubles) doubles.push({ ...one, path: [key, name ?? start + index, ...one.path] });
        }
      start += run.length;
    }
  }
  return { shape, doubles };
}
const areSound = mapChunks((run: readonly ParsedEntry[]): boolean =>
  run.every(({ shape, facts }) => shape.length === 0 && facts.doubles.length === 0),
);

function wholeReading(
  file: TextFile,
  format: Format,
  { value, sound: legible, faults, root }: Omit<ParsedJson, 'root'> & { readonly root: () => ParsedJson['root'] },
  hidden: readonly HiddenCharacter[],
  lines: () => Lines,
  memory: Memory | undefined,
): ParsedDocument {
  const place: ParsedDocument['place'] = (path, mark = 'value') => {
    const span = spanIn(root(), path, mark);
    return span === null ? startOfFile : lines().range(span.offset, span.length);
  };
  const isShaped = legible && format.validate(value);
  const shape =
    !legible || isShaped ? [] : shapeFaults(format.validate.errors ?? [], value, format.schema, format.definitions);
  const own = factsOf(format.schema, value, format.definitions);
  const reading: ParsedDocument = {
    ...{ file, format, value, legible, place, own },
    sound: isShaped && faults.length === 0 && own.doubles.length === 0,
    facts: format.apart === true ? nothingSaid : own,
    problems: problemsOf(file, { hidden, lines, faults, shape, doubles: own.doubles, place }),
  };
  // Undo may bring back an earlier text
  if (memory !== undefined) memories.set(reading, memory);
  return reading;
}

interface Found {
  readonly hidden: readonly HiddenCharacter[];
  readonly lines: () => Lines;
  readonly faults: readonly JsonFault[];
  readonly shape: readonly ShapeFault[];
  readonly doubles: DocumentFacts['doubles'];
  readonly place: ParsedDocument['place'];
}

function problemsOf(
  { path, bom }: TextFile,
  { hidden, lines, faults, shape, doubles, place }: Found,
): readonly Problem[] {
  return [
    ...(bom === true ? [problemAt('ENC002', path, startOfFile, {})] : []),
    ...faults.map((fault) => problemFromDraft(fault, path, lines().range(fault.offset, fault.length))),
    ...hiddenCharacters(path, hidden, lines),
    ...shape.map((fault) => problemFromDraft(fault, path, place(fault.path, fault.mark))),
    ...doubles.map((double) => problemAt('IDS003', path, place(double.path), { id: double.id })),
  ];
}

function later<Made>(make: () => Made): () => Made {
  let made: { readonly one: Made } | null = null;
  return () => {
    made ??= { one: make() };
    return made.one;
  };
}
