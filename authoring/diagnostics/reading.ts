import type { Format } from '../ground.ts';
import { parseJson } from '../json/parse-json.ts';
import { type JsonPath, Lines, nodeAt, spanOfKey, spanOfThing, spanOfValue, startOfFile } from '../json/positions.ts';
import type { Problem, Range } from '../problem.ts';
import type { TextFile } from '../project-file.ts';
import { type Facts, factsOf } from '../schema/facts.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { type ShapeFault, shapeFaults } from './schema-problems.ts';
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

const nothingSaid: Facts = { ids: [], references: [], named: [], units: [], doubles: [] };

const readings = new WeakMap<TextFile, Map<Format, Reading>>();

/** The reading of a document; the same value as long as the file and the format are the same. */
export function readingOf(file: TextFile, format: Format): Reading {
  const known = readings.get(file) ?? new Map<Format, Reading>();
  readings.set(file, known);
  const reading = known.get(format) ?? read(file, format);
  known.set(format, reading);
  return reading;
}

function read(file: TextFile, format: Format): Reading {
  const { text, path } = file;
  const parsed = parseJson(text);
  let lines: Lines | undefined;
  const linesOf = (): Lines => {
    lines ??= new Lines(text);
    return lines;
  };
  const rangeAt = (offset: number, length: number): Range => linesOf().range(offset, length);
  const place = (at: JsonPath, mark: ShapeFault['mark'] = 'value'): Range => {
    const node = nodeAt(parsed.root, at);
    if (node === undefined) return startOfFile;
    const { offset, length } =
      typeof mark === 'object' ? spanOfKey(node, mark.key) : mark === 'thing' ? spanOfThing(node) : spanOfValue(node);
    return rangeAt(offset, length);
  };
  const problems: Problem[] = [];
  if (file.bom === true) problems.push(tell('ENC002', path, startOfFile, {}));
  for (const fault of parsed.faults) {
    problems.push(tellOf(fault, path, rangeAt(fault.offset, fault.length)));
  }
  problems.push(...hiddenCharacters(path, text, linesOf));
  let isShaped = parsed.sound;
  if (parsed.sound && !format.validate(parsed.value)) {
    isShaped = false;
    const faults = shapeFaults(format.validate.errors ?? [], parsed.value, format.schema, format.definitions);
    for (const fault of faults) {
      problems.push(tellOf(fault, path, place(fault.path, fault.mark)));
    }
  }
  const own = factsOf(format.schema, parsed.value, format.definitions);
  const facts = format.apart === true ? nothingSaid : own;
  for (const double of own.doubles) {
    problems.push(tell('IDS003', path, place(double.path), { id: double.id }));
  }
  const sound = isShaped && parsed.faults.length === 0 && own.doubles.length === 0;
  return { file, format, value: parsed.value, sound, legible: parsed.sound, facts, own, problems, place };
}
