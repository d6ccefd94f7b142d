import { type Node, parseTree } from 'jsonc-parser';
import type { Unit } from '../formats/units.ts';
import type { TextEdit } from '../text-edit.ts';

/** The text of a file of translations that holds none yet. */
export const emptyUnitsText = '{\n  "formatVersion": 1,\n  "units": {}\n}\n';

/** A unit is one line, in this order of keys. */
export function writtenUnit({ t, h, s, same, forms, n, ok }: Unit): string {
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

/**
 * The edits that make units stand in a file of translations, and leave every other character as it is. A new one comes
 * after the nearest text before it in `order` (the keys of all texts) that is there, else first. Null when the text is no
 * such file.
 */
export function putUnits(text: string, units: readonly UnitToPut[], order: readonly string[]): TextEdit[] | null {
  const node = unitsNode(text);
  if (node === null) return null;
  const properties = node.children ?? [];
  const there = new Map(properties.map((property) => [String(property.children?.[0]?.value), property]));
  const edits: TextEdit[] = [];
  const news: UnitToPut[] = [];
  for (const one of units) {
    const value = there.get(one.key)?.children?.[1];
    if (value === undefined) {
      news.push(one);
      continue;
    }
    const written = writtenUnit(one.unit);
    if (text.slice(value.offset, value.offset + value.length) !== written)
      edits.push({ offset: value.offset, length: value.length, text: written });
  }
  if (news.length === 0) return edits;
  const places = new Map(order.map((key, at) => [key, at]));
  const placeOf = (key: string): number => places.get(key) ?? order.length;
  news.sort((a, b) => placeOf(a.key) - placeOf(b.key));
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const line = ({ key, unit }: UnitToPut): string => `${JSON.stringify(key)}: ${writtenUnit(unit)}`;
  const first = properties[0];
  if (first === undefined) {
    const indent = indentAt(text, node.offset);
    const lines = news.map((one) => `${newLine}${indent}  ${line(one)}`).join(',');
    return [...edits, { offset: node.offset, length: node.length, text: `{${lines}${newLine}${indent}}` }];
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
