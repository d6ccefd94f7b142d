import type { KeyedValue } from '../json/entry-value.ts';
import { keysIn } from '../json/parse-json.ts';
import type { ValueExtent } from '../json/sections.ts';
import { type DocumentFacts, factsOf, noFacts, saysFacts } from '../schema/facts.ts';
import type { Format } from '../schema/format-registry.ts';
import type { ChunkedList } from './run-list.ts';
import { type ShapeFault, shapeFaults } from './schema-problems.ts';

/** An entry, read by itself; its paths start at the entry. */
export interface ParsedEntry extends KeyedValue {
  readonly shape: readonly ShapeFault[];
  readonly facts: DocumentFacts;
}

export const hasDoubles = ({ name, value }: KeyedValue, { keys }: ValueExtent): boolean =>
  keysIn(value) + (name === null ? 0 : 1) !== keys;

const noFaults: readonly ShapeFault[] = [];

/** Reads an entry as the only one of a document of its format. */
export function entryReader(format: Format, head: object, key: string): (named: KeyedValue) => ParsedEntry {
  const says = saysFacts(format.schema);
  const inside = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}/`;
  return ({ name, value }) => {
    const document = { ...head, [key]: name === null ? [value] : { [name]: value } };
    const faults = format.validate(document)
      ? []
      : (format.validate.errors ?? []).filter(({ instancePath }) => instancePath.startsWith(inside));
    const shape = shapeFaults(faults, document, format.schema, format.definitions);
    return {
      name,
      value,
      shape: shape.length === 0 ? noFaults : shape.map((fault) => ({ ...fault, path: fault.path.slice(2) })),
      facts: says ? factsOf(format.schema, { [key]: document[key as never] }, format.definitions, 2) : noFacts,
    };
  };
}

export const isSame = (one: KeyedValue, other: KeyedValue): boolean =>
  one.name === other.name && JSON.stringify(one.value) === JSON.stringify(other.value);

/** Whether the names are unique and keep their order in a JS object. */
export function isMapOf(entries: ChunkedList<ParsedEntry>): boolean {
  const names = new Set<string | null>();
  for (const { name } of entries) {
    if (!isPlainName(name)) return false;
    names.add(name);
  }
  return names.size === entries.length;
}

/** A key that keeps its place in a JS object: not an index and not `__proto__`. */
export const isPlainName = (name: string | null): boolean =>
  name !== null && name !== '__proto__' && !/^(?:0|[1-9]\d*)$/.test(name);
