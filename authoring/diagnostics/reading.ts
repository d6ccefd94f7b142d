import type { Format } from '../ground.ts';
import { type JsonFault, type ParsedJson, parseJson } from '../json/parse-json.ts';
import { type JsonPath, Lines, startOfFile } from '../json/positions.ts';
import { treeOf } from '../json/tree-of.ts';
import type { Problem, Range } from '../problem.ts';
import type { TextFile } from '../project-file.ts';
import { type Facts, factsOf } from '../schema/facts.ts';
import { type Difference, differenceBetween } from '../text-edit.ts';
import { type Hidden, hiddenAfter, hiddenCharacters, hiddenIn } from './hidden-characters.ts';
import { asFacts, type GatheredFacts, gatheredFacts } from './placed-facts.ts';
import { placesIn, spanIn } from './positions-in.ts';
import { type ShapeFault, shapeFaults } from './schema-problems.ts';
import { followed, type Sectioned, sectioned } from './sectioned.ts';
import { tell, tellOf } from './tell.ts';

/** One document, read along its format. It depends on nothing else, so it is made once for each version. */
export interface Reading {
  readonly file: TextFile;
  readonly format: Format;
  /** Of a broken document what could be understood. */
  readonly value: unknown;
  /** It is JSON and has its shape: play and checks may build on it. */
  readonly sound: boolean;
  /** It is JSON: what it does not declare, it really does not declare. */
  readonly legible: boolean;
  /** What it says to the other documents of the project. */
  readonly facts: Facts;
  /** Of a document that stands apart, what it says to itself; else the same. */
  readonly own: Facts;
  readonly problems: readonly Problem[];
  /** Where a part is marked. */
  place(path: JsonPath, mark?: ShapeFault['mark']): Range;
}

/** A part of a document that is looked at by itself: one of its entries, or what it is without them. */
export interface Part {
  readonly path: JsonPath;
  readonly value: unknown;
}

const nothingSaid: Facts = { ids: [], references: [], named: [], units: [], doubles: [] };

/** What is remembered of a text to read the one that follows it. */
interface Memory {
  readonly document: Sectioned;
  readonly facts: GatheredFacts;
  readonly hidden: readonly Hidden[];
  readonly lines: Later<Lines>;
  readonly reading: Reading;
}
type Readings = Map<Format, Reading>;

const readings = new WeakMap<TextFile, Readings>();
const before = new WeakMap<TextFile, Readings>();
const memories = new WeakMap<Reading, Memory>();

/**
 * Says that a text was made of another one: what did not change is not read again. It is a memory only, and nothing that
 * is found hangs on it.
 */
export function succeed(file: TextFile, old: TextFile): void {
  const known = readings.get(old) ?? before.get(old);
  if (known !== undefined) before.set(file, known);
}

/** The reading of a document; the same value as long as the file and the format are the same. */
export function readingOf(file: TextFile, format: Format): Reading {
  const known = readings.get(file) ?? new Map<Format, Reading>();
  readings.set(file, known);
  const found = known.get(format);
  if (found !== undefined) return found;
  const old = before.get(file)?.get(format);
  const reading = read(file, format, old && memories.get(old));
  known.set(format, reading);
  before.delete(file);
  return reading;
}

/** What the document said when its text was JSON last; of one that is, itself. For whoever writes, never for play. */
export function lastLegible(reading: Reading): Reading | undefined {
  return reading.legible ? reading : memories.get(reading)?.reading;
}

/** The parts of a document that hang on themselves alone; an unchanged entry is the same value as before. */
export function partsOf(reading: Reading): readonly Part[] {
  const { document } = reading.legible ? (memories.get(reading) ?? {}) : {};
  if (document === undefined || document.value !== reading.value) return [{ path: [], value: reading.value }];
  const entries = document.sections.flatMap(({ key, entries }) =>
    entries.map(({ name, value }, index): Part => ({ path: [key, name ?? index], value })),
  );
  return [{ path: [], value: document.head.value }, ...entries];
}

function read(file: TextFile, format: Format, memory: Memory | undefined): Reading {
  const { text } = file;
  const difference = memory === undefined ? undefined : differenceBetween(memory.document.text, text);
  const hidden = memory && difference ? hiddenAfter(memory.hidden, text, difference) : hiddenIn(text);
  const lines = linesAfter(memory, text, difference);
  const found = memory && difference && followed(memory.document, text, difference, format);
  if (found?.kind === 'sound') {
    const facts = gatheredFacts(found.document, memory && { facts: memory.facts, edit: found.edit });
    return soundReading(file, format, { document: found.document, facts, hidden, lines });
  }
  if (found?.kind === 'broken' && memory && difference) {
    const root = later(() => treeOf(text));
    const broken = { value: undefined, sound: false, faults: [found.fault], root };
    // What was remembered is held on to anyway: its lines are counted once for all that is typed until the text is sound.
    const counted = lines.known() === undefined ? later(() => memory.lines().after(text, difference)) : lines;
    return wholeReading(file, format, broken, hidden, counted, memory);
  }
  const value = parsed(text);
  const document = value === undefined ? null : sectioned(text, value, format, memory?.document);
  if (document !== null) return soundReading(file, format, { document, facts: gatheredFacts(document), hidden, lines });
  const { root: _, ...whole } = parseJson(text);
  const root = later(() => treeOf(text));
  return wholeReading(file, format, { ...whole, root }, hidden, lines, memory);
}

/** Does not hold on to what was remembered: of a text that nobody asks for its lines, the next one counts its own. */
function linesAfter(memory: Memory | undefined, text: string, difference: Difference | undefined): Later<Lines> {
  const known = memory?.lines.known();
  if (known === undefined || difference === undefined) return later(() => new Lines(text));
  const lines = known.after(text, difference);
  return later(() => lines, lines);
}

/** A document that is read entry by entry. */
function soundReading(file: TextFile, format: Format, made: Omit<Memory, 'reading'>): Reading {
  const { document, hidden, lines } = made;
  const findSpan = later(() => placesIn(document));
  const place: Reading['place'] = (path, mark = 'value') => {
    const span = findSpan()(path, mark);
    return span === null ? startOfFile : lines().range(span.offset, span.length);
  };
  const { shape, doubles } = faultsIn(document);
  const own = asFacts(made.facts);
  const reading: Reading = {
    ...{ file, format, value: document.value, legible: true, place, own },
    sound: shape.length === 0 && doubles.length === 0,
    facts: format.apart === true ? nothingSaid : own,
    problems: problemsOf(file, { hidden, lines, faults: [], shape, doubles, place }),
  };
  memories.set(reading, { ...made, reading });
  return reading;
}

function faultsIn({ head, sections }: Sectioned): Pick<Found, 'shape' | 'doubles'> {
  const shape: ShapeFault[] = [...head.shape];
  const doubles: Facts['doubles'][number][] = [...head.facts.doubles];
  for (const { key, entries } of sections)
    for (const [index, { name, shape: its, facts }] of entries.entries()) {
      for (const fault of its) shape.push({ ...fault, path: [key, name ?? index, ...fault.path] });
      for (const one of facts.doubles) doubles.push({ ...one, path: [key, name ?? index, ...one.path] });
    }
  return { shape, doubles };
}

/** A document that is read as a whole, or is none. */
function wholeReading(
  file: TextFile,
  format: Format,
  { value, sound: legible, faults, root }: Omit<ParsedJson, 'root'> & { readonly root: () => ParsedJson['root'] },
  hidden: readonly Hidden[],
  lines: Later<Lines>,
  memory: Memory | undefined,
): Reading {
  const place: Reading['place'] = (path, mark = 'value') => {
    const span = spanIn(root(), path, mark);
    return span === null ? startOfFile : lines().range(span.offset, span.length);
  };
  const isShaped = legible && format.validate(value);
  const shape =
    !legible || isShaped ? [] : shapeFaults(format.validate.errors ?? [], value, format.schema, format.definitions);
  const own = factsOf(format.schema, value, format.definitions);
  const reading: Reading = {
    ...{ file, format, value, legible, place, own },
    sound: isShaped && faults.length === 0 && own.doubles.length === 0,
    facts: format.apart === true ? nothingSaid : own,
    problems: problemsOf(file, { hidden, lines, faults, shape, doubles: own.doubles, place }),
  };
  // The text that comes next may be one of those that went before
  if (memory !== undefined) memories.set(reading, memory);
  return reading;
}

interface Found {
  readonly hidden: readonly Hidden[];
  readonly lines: () => Lines;
  readonly faults: readonly JsonFault[];
  readonly shape: readonly ShapeFault[];
  readonly doubles: Facts['doubles'];
  readonly place: Reading['place'];
}

function problemsOf(
  { path, bom }: TextFile,
  { hidden, lines, faults, shape, doubles, place }: Found,
): readonly Problem[] {
  return [
    ...(bom === true ? [tell('ENC002', path, startOfFile, {})] : []),
    ...faults.map((fault) => tellOf(fault, path, lines().range(fault.offset, fault.length))),
    ...hiddenCharacters(path, hidden, lines),
    ...shape.map((fault) => tellOf(fault, path, place(fault.path, fault.mark))),
    ...doubles.map((double) => tell('IDS003', path, place(double.path), { id: double.id })),
  ];
}

/** The value of a text; undefined when it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What is made when it is first asked for. */
interface Later<Made> {
  (): Made;
  known(): Made | undefined;
}

function later<Made>(make: () => Made, already?: Made): Later<Made> {
  let made: { readonly one: Made } | null = already === undefined ? null : { one: already };
  const ask = (): Made => {
    made ??= { one: make() };
    return made.one;
  };
  return Object.assign(ask, { known: () => made?.one });
}
