import { isObject, type JsonObject } from '#engine/kernel/json.ts';
import type { ContentProblem } from '#engine/kernel/system.ts';
import { damageTypes, timings } from '../vocabulary.ts';
import groups from '../words/groups.json' with { type: 'json' };
import { at, entriesOf, nodesIn, type Project } from './documents.ts';

type Entry = ReturnType<typeof entriesOf>[number]['value'];
interface Mismatch {
  readonly code: string;
  readonly data: JsonObject;
}

const known = new WeakMap<object, readonly Mismatch[]>();

/** Printed texts that say other numbers, kinds of damage or timing than their effects. */
export function checkPrintedText(project: Project): ContentProblem[] {
  return entriesOf(project).flatMap((entry) => {
    const { value } = entry;
    if (value.text === undefined) return [];
    const found = known.get(value) ?? mismatches(value, value.text);
    known.set(value, found);
    return found.map(({ code, data }) => at(entry, ['text'], code, 'warning', data));
  });
}

function mismatches(entry: Entry, text: string): readonly Mismatch[] {
  const nodes = [entry.do, entry.if, typeof entry.when === 'string' ? undefined : entry.when].flatMap((part) =>
    nodesIn(part).map(({ node }) => node),
  );
  return [...numbers(nodes, text), ...damageKinds(nodes, text), ...timing(entry, text)];
}

/** How a text counts what an effect does: by the word behind the number. */
const counted: { readonly [op: string]: RegExp } = {
  damage: /(\d+)点|(\d+) (?:physical |cognitive )?damage/g,
  reduce: /(\d+)点|by (\d+)/g,
  increase: /(\d+)点|\+(\d+)|by (\d+)/g,
  heal: /(\d+)(?:点)?回復|(\d+)点|[Hh]eal(?:s|ed)? (\d+)/g,
  draw: /(\d+)枚|(\d+) cards?/g,
  gainAp: /(\d+)個|(\d+) AP/g,
};

/** A number of an effect that its text gives otherwise. A text that gives none says nothing wrong. */
function numbers(nodes: readonly JsonObject[], printed: string): readonly Mismatch[] {
  const text = halfWidth(printed);
  for (const node of nodes) {
    const { op, amount } = node;
    const pattern = counted[String(op)];
    if (pattern === undefined || typeof amount !== 'number') continue;
    const said = [...text.matchAll(pattern)].map((found) => Number(found.slice(1).find((one) => one !== undefined)));
    if (said.length > 0 && !said.includes(amount))
      return [{ code: 'EFT007', data: { op: String(op), amount, said: [...new Set(said)].join('・') } }];
  }
  return [];
}

/** The kinds of damage that are dealt or met, against those that are named. */
function damageKinds(nodes: readonly JsonObject[], text: string): readonly Mismatch[] {
  const meant = new Set(nodes.map((node) => node['type']));
  const named = damageTypes.filter((type) =>
    Object.values(groups.damageType[type]).some((word) => text.includes(word)),
  );
  const unsaid = damageTypes.find((type) => meant.has(type) && !named.includes(type));
  const wrong = named.find((type) => !meant.has(type));
  if (unsaid === undefined || wrong === undefined) return [];
  return [{ code: 'EFT008', data: { meant: { ...groups.damageType[unsaid] }, said: { ...groups.damageType[wrong] } } }];
}

/** A header in brackets that is the word of another time; 割り込み where it is none. */
function timing(entry: Entry, text: string): readonly Mismatch[] {
  const when = typeof entry.when === 'string' ? entry.when : null;
  const header = timings.find((one) =>
    Object.values(groups.timing[one]).some((word) => text.includes(`【${word}】`) || text.includes(`[${word}]`)),
  );
  if (header !== undefined && header !== when)
    return [{ code: 'EFT009', data: { said: { ...groups.timing[header] }, when: when ?? opOf(entry.when) } }];
  if (/割り込み|\[Interrupt\]/.test(text) && entry.interrupt !== true)
    return [{ code: 'EFT009', data: { said: { ja: '割り込み', en: 'Interrupt' }, when: when ?? opOf(entry.when) } }];
  return [];
}
const opOf = (when: unknown): string => (isObject(when as never) ? String((when as JsonObject)['op']) : '');

/** Digits as a designer types them, full-width or in kanji up to ten. */
function halfWidth(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - '０'.charCodeAt(0)))
    .replace(/[一二三四五六七八九十](?=[点枚個])/g, (digit) => String('一二三四五六七八九十'.indexOf(digit) + 1));
}
