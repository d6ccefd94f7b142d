import { isObject } from '#engine/kernel/basics/json.ts';
import type { Format } from '../ground.ts';
import { keysIn } from '../json/parse-json.ts';
import type { Extent, SectionKind } from '../json/sections.ts';
import { type Facts, factsOf } from '../schema/facts.ts';
import { type ShapeFault, shapeFaults } from './schema-problems.ts';

/** An entry of a document, read by itself. It hangs on its own value alone: paths are paths inside it. */
export interface Entry {
  /** The key that it stands under; null in a list. */
  readonly name: string | null;
  readonly value: unknown;
  readonly shape: readonly ShapeFault[];
  readonly facts: Facts;
}

/** The value that a text holds in this extent; undefined when it is no JSON. */
export function valueIn(text: string, { start, end }: Extent, kind: SectionKind): Named | undefined {
  try {
    const part = text.slice(start, end);
    if (kind === 'list') return { name: null, value: JSON.parse(part) as unknown };
    const [only] = Object.entries(JSON.parse(`{${part}}`) as { readonly [key: string]: unknown });
    return only && { name: only[0], value: only[1] };
  } catch {
    return undefined;
  }
}
export interface Named {
  readonly name: string | null;
  readonly value: unknown;
}

/** Whether a key stands twice somewhere in an entry. */
export const hasDoubles = ({ name, value }: Named, { keys }: Extent): boolean =>
  keysIn(value) + (name === null ? 0 : 1) !== keys;

/** Reads an entry along its format, as the only one of a document. */
export function entryReader(format: Format, head: object, key: string): (named: Named) => Entry {
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
      shape: shape.map((fault) => ({ ...fault, path: fault.path.slice(2) })),
      facts: insideOf(factsOf(format.schema, { [key]: document[key as never] }, format.definitions)),
    };
  };
}

/** The facts with paths inside the only entry. */
function insideOf({ ids, references, named, units, doubles }: Facts): Facts {
  return {
    ids: ids.map(within),
    references: references.map(within),
    named: named.map(within),
    units: units.map(within),
    doubles: doubles.map(within),
  };
}
const within = <One extends { readonly path: Facts['ids'][number]['path'] }>(one: One): One => ({
  ...one,
  path: one.path.slice(2),
});

/** Whether an entry says what another one said. */
export const isSame = (one: Named, other: Named): boolean =>
  one.name === other.name && JSON.stringify(one.value) === JSON.stringify(other.value);

/** The values of entries, as the document holds them. */
export function valueFrom(kind: SectionKind, entries: readonly Entry[]): unknown {
  if (kind === 'list') return entries.map(({ value }) => value);
  const map: { [name: string]: unknown } = {};
  for (const { name, value } of entries) map[name ?? ''] = value;
  return map;
}

export const isMapOf = (value: unknown, entries: readonly Entry[]): boolean =>
  isObject(value as never) && Object.keys(value as object).length === entries.length;
