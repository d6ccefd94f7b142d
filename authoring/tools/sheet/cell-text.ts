import type { Json } from '#engine/kernel/basics/json.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import type { CellKind, CellWord, SingleCell } from './column.ts';

export type NamesById = ReadonlyMap<string, Text>;

export const namesOf = (things: readonly CellWord[]): NamesById =>
  new Map(things.map(({ id, label }) => [String(id), label]));

const between: Readonly<Record<Locale, string>> = { ja: '・', en: ', ' };

export function cellText(cell: CellKind, value: Json | undefined, names: NamesById, locale: Locale): string {
  if (value === undefined) return '';
  if (cell.kind === 'list' && Array.isArray(value))
    return value.map((one: Json) => singleText(cell.of, one, names, locale)).join(between[locale]);
  return cell.kind === 'json' || cell.kind === 'list' ? JSON.stringify(value) : singleText(cell, value, names, locale);
}

function singleText(cell: SingleCell, value: Json, names: NamesById, locale: Locale): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  if (cell.kind === 'word') return cell.words.find(({ id }) => id === value)?.label[locale] ?? String(value);
  return cell.kind === 'name' ? (names.get(String(value))?.[locale] ?? String(value)) : String(value);
}
