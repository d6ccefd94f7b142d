import { getLocation } from 'jsonc-parser';
import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import { asSchema, schemaOf, sortsIn } from '../table/table-parts.ts';
import type { AlterableTable } from './alterable.ts';
import type { ConsoleCompletion } from './console-line.ts';

const asPut = /^\s*(?:put|置く|おく)[\s\u3000]+(?=\{)/i;

/** The text of the object; null: not a `put` line. */
export function putIn(line: string): string | null {
  const found = asPut.exec(line);
  return found === null ? null : line.slice(found[0].length);
}

/** Null: incomplete JSON. */
export function readPut(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function putCompletions(line: string, table: AlterableTable): readonly ConsoleCompletion[] {
  const text = putIn(line);
  if (text === null) return [];
  const { path, isAtPropertyKey } = getLocation(text, text.length);
  const steps = (isAtPropertyKey ? path.slice(0, -1) : path).map(String);
  const [, typed = ''] = /"?([^"{}:,[\]\s]*)$/.exec(text) ?? [];
  const before = line.slice(0, line.length - typed.length).replace(/"$/, '');
  let here = table.shape.table;
  for (const [i, step] of steps.entries())
    here = schemaOf(here, step, partAt(table.map.table, steps.slice(0, i + 1)) ?? null);
  const begun = typed.toLowerCase();
  const fits = (key: string, name: string) =>
    key.toLowerCase().startsWith(begun) ||
    (begun !== '' && name.toLowerCase().includes(begun) && !/^[a-z]/i.test(begun));
  if (isAtPropertyKey) {
    const there = partAt(table.map.table, steps) ?? {};
    const keys = [
      ...new Set([...Object.keys(asSchema(here['properties'])), ...(isObject(there) ? Object.keys(there) : [])]),
    ];
    return keys
      .filter((key) => asSchema(asSchema(here['properties'])[key])['readOnly'] !== true)
      .map((key) => ({ key, name: table.pathName([...steps, key], steps.length) }))
      .filter(({ key, name }) => fits(key, name))
      .map(({ key, name }) => ({ line: `${before}"${key}": `, label: name, detail: key }));
  }
  const words = Array.isArray(here['enum'])
    ? (here['enum'] as readonly Json[]).filter((one) => typeof one === 'string')
    : [];
  const names = [...words, ...table.thingsOf(sortsIn(here, 'x-name-of') ?? [])] as readonly string[];
  return names
    .filter((id) => fits(id, table.naming(id)))
    .map((id) => ({ line: `${before}"${id}"`, label: table.naming(id), detail: id }));
}
