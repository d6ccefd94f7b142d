import { type Node, parseTree } from 'jsonc-parser';
import type { Unit } from '../formats/units.ts';
import type { TextEdit } from '../text-edit.ts';

/** Where the translations of a document lie. */
export function unitsPath(locale: string, source: string): string {
  return `l10n/${locale}/${source}`;
}

/** The text of a file of translations that holds none yet. `schema` is its address, seen from the file. */
export function emptyUnitsText(schema: string): string {
  return `{\n  "$schema": ${JSON.stringify(schema)},\n  "formatVersion": 1,\n  "units": {}\n}\n`;
}

/** A unit is one line, in this order of keys. */
export function writtenUnit({ t, h, s, same }: Unit): string {
  const parts = [`"t": ${JSON.stringify(t)}`, `"h": ${JSON.stringify(h)}`, `"s": ${JSON.stringify(s)}`];
  if (same === true) parts.push('"same": true');
  return `{ ${parts.join(', ')} }`;
}

/**
 * The edits that make a unit stand in a file of translations, and leave every other character as it is. A new one comes
 * after the last of `before` that is there (the keys of the texts before it), else first. Null when the text is no such
 * file.
 */
export function putUnit(text: string, key: string, unit: Unit, before: readonly string[]): TextEdit[] | null {
  const units = unitsNode(text);
  if (units === null) return null;
  const written = writtenUnit(unit);
  const value = propertyOf(units, key)?.children?.[1];
  if (value !== undefined) {
    const isSame = text.slice(value.offset, value.offset + value.length) === written;
    return isSame ? [] : [{ offset: value.offset, length: value.length, text: written }];
  }
  const line = `${JSON.stringify(key)}: ${written}`;
  const properties = units.children ?? [];
  const first = properties[0];
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  if (first === undefined) {
    const indent = indentAt(text, units.offset);
    const inside = `{${newLine}${indent}  ${line}${newLine}${indent}}`;
    return [{ offset: units.offset, length: units.length, text: inside }];
  }
  const indent = indentAt(text, first.offset);
  const after = [...before]
    .reverse()
    .map((one) => propertyOf(units, one))
    .find((one) => one !== undefined);
  if (after === undefined) return [{ offset: first.offset, length: 0, text: `${line},${newLine}${indent}` }];
  return [{ offset: after.offset + after.length, length: 0, text: `,${newLine}${indent}${line}` }];
}

/** The edits that take a unit out, with its line. Null when the text is no file of translations. */
export function removeUnit(text: string, key: string): TextEdit[] | null {
  const units = unitsNode(text);
  if (units === null) return null;
  const properties = units.children ?? [];
  const index = properties.findIndex((property) => property.children?.[0]?.value === key);
  const property = properties[index];
  if (property === undefined) return [];
  const next = properties[index + 1];
  const last = properties[index - 1];
  if (next !== undefined) return [{ offset: property.offset, length: next.offset - property.offset, text: '' }];
  const end = property.offset + property.length;
  if (last === undefined) return [{ offset: units.offset, length: units.length, text: '{}' }];
  const start = last.offset + last.length;
  return [{ offset: start, length: end - start, text: '' }];
}

function unitsNode(text: string): Node | null {
  const root = parseTree(text, [], { disallowComments: true });
  const units = root?.type === 'object' ? propertyOf(root, 'units')?.children?.[1] : undefined;
  return units?.type === 'object' ? units : null;
}

function propertyOf(object: Node, key: string): Node | undefined {
  return object.children?.findLast((property) => property.children?.[0]?.value === key);
}

/** The white space that the line of an offset begins with. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
