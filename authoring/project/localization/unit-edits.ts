import { type Node, parseTree } from 'jsonc-parser';
import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';

export const emptyUnitsText = '{\n  "formatVersion": 1,\n  "units": {}\n}\n';

/** One line, keys in this order. */
function writtenUnit({ t, h, s, same, forms, reading, n, ok }: TranslationUnit): string {
  const parts = [`"t": ${JSON.stringify(t)}`, `"h": ${JSON.stringify(h)}`, `"s": ${JSON.stringify(s)}`];
  if (same === true) parts.push('"same": true');
  if (forms !== undefined) {
    const its = Object.entries(forms).map(([form, word]) => `"${form}": ${JSON.stringify(word)}`);
    parts.push(`"forms": { ${its.join(', ')} }`);
  }
  if (reading !== undefined) parts.push(`"reading": ${JSON.stringify(reading)}`);
  if (n !== undefined) parts.push(`"n": ${JSON.stringify(n)}`);
  if (ok !== undefined) {
    const waivers = ok.map(
      ({ code, why, of }) =>
        `{ "code": ${JSON.stringify(code)}, "why": ${JSON.stringify(why)}, "of": ${JSON.stringify(of)} }`,
    );
    parts.push(`"ok": [${waivers.join(', ')}]`);
  }
  return `{ ${parts.join(', ')} }`;
}

export interface UnitToPut {
  readonly key: string;
  readonly unit: TranslationUnit;
}

interface LineToPut {
  readonly key: string;
  readonly value: string;
}

/**
 * Sets units and keeps all else verbatim. `order`: all text keys, for places. Null: the text is no file of
 * translations.
 */
export function putUnits(text: string, units: readonly UnitToPut[], order: readonly string[]): TextEdit[] | null {
  const node = sectionOf(text, 'units');
  const lines = units.map(({ key, unit }) => ({ key, value: writtenUnit(unit) }));
  return node === null ? null : putLines(text, node, lines, order);
}

/** The same for any object with one line per text. */
export function putLines(text: string, node: Node, lines: readonly LineToPut[], order: readonly string[]): TextEdit[] {
  const properties = node.children ?? [];
  const there = new Map(properties.map((property) => [String(property.children?.[0]?.value), property]));
  const edits: TextEdit[] = [];
  const news: LineToPut[] = [];
  for (const one of lines) {
    const value = there.get(one.key)?.children?.[1];
    if (value === undefined) {
      news.push(one);
      continue;
    }
    if (text.slice(value.offset, value.offset + value.length) !== one.value)
      edits.push({ offset: value.offset, length: value.length, text: one.value });
  }
  if (news.length === 0) return edits;
  const places = new Map(order.map((key, at) => [key, at]));
  const placeOf = (key: string): number => places.get(key) ?? order.length;
  news.sort((a, b) => placeOf(a.key) - placeOf(b.key));
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const line = ({ key, value }: LineToPut): string => `${JSON.stringify(key)}: ${value}`;
  const first = properties[0];
  if (first === undefined) {
    const indent = indentAt(text, node.offset);
    const written = news.map((one) => `${newLine}${indent}  ${line(one)}`).join(',');
    return [...edits, { offset: node.offset, length: node.length, text: `{${written}${newLine}${indent}}` }];
  }
  const indent = indentAt(text, first.offset);
  const standing = order.filter((key) => there.has(key));
  let next = 0;
  let after: Node | undefined;
  for (const one of news) {
    while (next < standing.length && placeOf(standing[next] as string) < placeOf(one.key))
      after = there.get(standing[next++] as string);
    const behind = placeOf(one.key) === order.length ? properties.at(-1) : after;
    edits.push(
      behind === undefined
        ? { offset: first.offset, length: 0, text: `${line(one)},${newLine}${indent}` }
        : { offset: behind.offset + behind.length, length: 0, text: `,${newLine}${indent}${line(one)}` },
    );
  }
  return edits;
}

/** Null if it does not exist. */
export function sectionOf(text: string, name: 'units' | 'questions'): Node | null {
  const root = parseTree(text, [], { disallowComments: true });
  const section = root?.type === 'object' ? propertyOf(root, name)?.children?.[1] : undefined;
  return section?.type === 'object' ? section : null;
}

function propertyOf(object: Node, key: string): Node | undefined {
  return object.children?.findLast((property) => property.children?.[0]?.value === key);
}

function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
