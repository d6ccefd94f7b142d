import { cellText, type NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import { isSame, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Locale } from '../words/locale.ts';

/** Booleans as ticks. */
export function shownText(column: SheetColumn, entry: JsonObject, names: NamesById, locale: Locale): string {
  const value = partAt(entry, column.path);
  if (column.cell.kind === 'json') return summary(value);
  return cellText(column.cell, value, names, locale).replace(/\s*\n\s*/g, ' ');
}

/** A short form of structured values: their texts, else JSON. */
function summary(value: Json | undefined): string {
  if (value === undefined) return '';
  const texts: string[] = [];
  const gather = (part: Json): void => {
    if (Array.isArray(part)) for (const one of part as readonly Json[]) gather(one);
    else if (typeof part === 'object' && part !== null) {
      const { text, name } = part as JsonObject;
      const said = typeof text === 'string' ? text : name;
      if (typeof said === 'string') texts.push(said);
      else for (const one of Object.values(part)) gather(one as Json);
    }
  };
  gather(value);
  const all = texts.length > 0 ? texts.join(' ') : JSON.stringify(value);
  return all.slice(0, 200).replace(/\s*\n\s*/g, ' ');
}

/** Null: unchanged. */
export function savedText(
  column: SheetColumn,
  entry: JsonObject,
  before: JsonObject | undefined,
  names: NamesById,
  locale: Locale,
): string | null {
  if (before === undefined || before === entry) return null;
  const [now, then] = [partAt(entry, column.path), partAt(before, column.path)];
  return isSame(now, then) ? null : shownText(column, before, names, locale);
}

export function editedText(column: SheetColumn, entry: JsonObject, names: NamesById, locale: Locale): string {
  return cellText(column.cell, partAt(entry, column.path), names, locale);
}
