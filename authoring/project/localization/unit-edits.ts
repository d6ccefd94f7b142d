import { type Node, parseTree } from 'jsonc-parser';
import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import type { Unit } from '#authoring/text/formats/units.ts';

/** The text of a file of translations that holds none yet. */
export const emptyUnitsText = '{\n  "formatVersion": 1,\n  "units": {}\n}\n';

/** A unit is one line, in this order of keys. */
function writtenUnit({ t, h, s, same, forms, n, ok }: Unit): string {
  const parts = [`"t": ${JSON.stringify(t)}`, `"h": ${JSON.stringify(h)}`, `"s": ${JSON.stringify(s)}`];
  if (same === true) parts.push('"same": true');
  if (forms !== undefined) {
    const its = Object.entries(forms).map(([form, word]) => `"${form}": ${JSON.stringify(word)}`);
    parts.push(`"forms": { ${its.join(', ')} }`);
  }
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

/** A unit that is to stand under a key. */
export interface UnitToPut {
  readonly key: string;
  readonly unit: Unit;
}

/** A line that is to stand under a key. */
interface LineToPut {
  readonly key: string;
  readonly value: string;
}

/**
 * The edits that make units stand in a file of translations, and leave every other character as it is. A new one comes
 * after the nearest text before it in `order` (the keys of all texts) that is there, else first. Null when the text is no
 * such file.
 */
export function putUnits(text: string, units: readonly UnitToPut[], order: readonly string[]): TextEdit[] | null {
  const node = sectionOf(text, 'units');
  const lines = units.map(({ key, unit }) => ({ key, value: writtenUnit(unit) }));
  return node === null ? null : putLines(text, node, lines, order);
}

/** The same of lines of any object that has one for each text. */
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
  // What stands there, in the order of the texts: the last before each new one is found by going along
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

/** An object of the document that has a line for each text; null where there is none. */
export function sectionOf(text: string, name: 'units' | 'questions'): Node | null {
  const root = parseTree(text, [], { disallowComments: true });
  const section = root?.type === 'object' ? propertyOf(root, name)?.children?.[1] : undefined;
  return section?.type === 'object' ? section : null;
}

function propertyOf(object: Node, key: string): Node | undefined {
  return object.children?.findLast((property) => property.children?.[0]?.value === key);
}

/** The white space that the line of an offset begins with. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
