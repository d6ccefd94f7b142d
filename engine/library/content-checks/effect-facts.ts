import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { factsOf, tagged } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { CountedNumber } from './counted-number.ts';
import type { TextTables } from './text-tables.ts';

/** What effects do, as far as texts mention it. */
export interface EffectSummary {
  readonly numbers: readonly CountedNumber[];
  /** Effects without amount that occur several times: a text may give their number. */
  readonly repeated: readonly { readonly times: number; readonly unit: string }[];
  readonly kinds: readonly string[];
  readonly harms: boolean;
  readonly attributes: readonly string[];
  readonly names: readonly string[];
  readonly cards: readonly string[];
}

/** Collects the facts of an entry's effects, condition and trigger. `names`: what its text could name, by id. */
export type EffectReader = (
  parts: readonly unknown[],
  counted: readonly CountedNumber[],
  names: ReadonlyMap<string, string>,
) => EffectSummary;

export function effectReader({
  language,
  kinds,
  attributes,
  oneFewer,
  unitOfField = {},
  mayOmit = [],
}: TextTables): EffectReader {
  const facts = factsOf(language);
  const harming = tagged(language, 'harms');
  const withOneEach = new Set(
    language.ops
      .filter(({ sort, fields, facts: { unit } }) => sort === 'effect' && unit && !fields['amount'])
      .map(({ id }) => id),
  );
  const unitBy = ({ op }: JsonObject): string | undefined => facts.get(String(op))?.unit;
  const selected = (of: unknown): string => (isObject(of as JsonObject) && unitBy(of as JsonObject)) || 'any';

  function countedAt(node: JsonObject, key: string, value: number): CountedNumber {
    const op = String(node['op']);
    const fewer = oneFewer[key];
    if (fewer !== undefined) return { value, also: value - 1, unit: fewer, op };
    const unit = unitOf(node, key);
    return mayOmit.includes(key) && unit === 'any' ? { value, unit, op, mayOmit: true } : { value, unit, op };
  }

  function unitOf(node: JsonObject, key: string): string {
    if (key === 'amount') return unitBy(node) ?? selected(node['of']);
    if (key === 'add') return 'added';
    if (key === 'times') return 'times';
    if (unitOfField[key] !== undefined) return unitOfField[key];
    const value = node['value'] ?? node['a'];
    if (!isObject(value)) return 'any';
    return value['op'] === 'count' ? selected(value['of']) : (unitBy(value) ?? 'any');
  }

  // One pass: a project has tens of thousands of texts
  const sought = [kinds, attributes].map(({ ids, fields }) => ({ ids: new Set<unknown>(ids), fields }));

  return (parts, counted, names) => {
    const numbers: CountedNumber[] = [];
    const ones: CountedNumber[] = [];
    const cards: string[] = [];
    const gains = new Map<string, number>();
    const [kindsNamed, attributesNamed, thingsNamed] = [[] as string[], [] as string[], [] as string[]];
    const named = [kindsNamed, attributesNamed];
    let harms = false;
    const lookAt = (node: JsonObject, key: string, value: unknown): void => {
      if (typeof value === 'number') {
        if (value !== 0) numbers.push(countedAt(node, key, Math.abs(value)));
        return;
      }
      if (key === 'card' && typeof value === 'string') cards.push(value);
      const words: readonly unknown[] = Array.isArray(value) ? value : [value];
      for (let i = 0; i < sought.length; i++) {
        const { ids, fields } = sought[i] as (typeof sought)[number];
        if (!fields.includes(key)) continue;
        for (const word of words) if (ids.has(word)) named[i]?.push(word as string);
      }
      for (const word of words) if (names.has(word as string)) thingsNamed.push(word as string);
    };
    for (const part of parts)
      for (const { op, node } of nodesIn(part)) {
        if (withOneEach.has(op)) gains.set(op, (gains.get(op) ?? 0) + 1);
        if (op === 'one') ones.push({ value: 1, unit: selected(node['of']), op });
        harms ||= harming.has(op);
        for (const key in node) lookAt(node, key, node[key]);
      }
    return {
      numbers: [...numbers, ...ones, ...counted],
      repeated: [...gains].flatMap(([op, times]) => (times > 1 ? [{ times, unit: facts.get(op)?.unit ?? 'any' }] : [])),
      ...{ kinds: kindsNamed, harms, attributes: attributesNamed, names: thingsNamed, cards },
    };
  };
}
