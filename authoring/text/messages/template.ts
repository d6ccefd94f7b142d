/**
 * Template language of all sentences with places, in words files and ops. For translators: `docs/reference/templates.md`.
 * - `{field}` the value; adjacent places become a list, empty ones left out
 * - `{field:any}` one of the named; `{field:one}` the same, or `one of …`
 * - `{field|gains|gain}` singular or plural, by the number; a third alternative is for 0, as in
 *   `{count|one row|{count} rows|no rows}`, where an empty first means the same as the second
 * - `{of#つ}` the Japanese counter of the field, or the given one
 * - `{flag?irreducible }` the words if the flag is set, or `{flag?set|not set}`
 * - `{amount*card|cards}` number with noun: `1 card`, `3 cards`, or `X cards, where X is …` if it is computed
 * - `[in {field}|here]` left out, or replaced by the alternative, if a place in it is empty; without a place, brackets
 *   are literal
 */
export type Template = readonly Part[];

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'places'; readonly fields: readonly string[] }
  | { readonly kind: 'any'; readonly field: string; readonly isOne: boolean }
  | { readonly kind: 'counter'; readonly field: string; readonly otherwise: string }
  | { readonly kind: 'flag'; readonly field: string; readonly words: Template; readonly otherwise: Template }
  | ({ readonly kind: 'number'; readonly none: Template | undefined } & ByNumber)
  | ({ readonly kind: 'counted' } & ByNumber)
  | { readonly kind: 'optional'; readonly part: Template; readonly otherwise: Template };

interface ByNumber {
  readonly field: string;
  readonly one: Template;
  readonly many: Template;
}

export interface TemplateFault {
  readonly code: 'unclosed' | 'unopened' | 'place' | 'alternatives';
  readonly at: number;
}

interface Parsed {
  readonly parts: Template;
  readonly faults: readonly TemplateFault[];
}

const known = new Map<string, Parsed>();
const mostKnown = 10_000;

function parsed(text: string): Parsed {
  const before = known.get(text);
  if (before !== undefined) return before;
  const faults: TemplateFault[] = [];
  const made = { parts: partsOf(text, 0, faults), faults };
  if (known.size >= mostKnown) known.clear();
  known.set(text, made);
  return made;
}

/** Faulty templates are rendered as far as possible; faults are reported where they are written. */
export const templateOf = (text: string): Template => parsed(text).parts;
export const templateFaults = (text: string): readonly TemplateFault[] => parsed(text).faults;

function partsOf(text: string, from: number, faults: TemplateFault[]): Template {
  const parts: Part[] = [];
  let plain = '';
  const put = (part: Part) => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
    const last = parts.at(-1);
    if (part.kind === 'places' && last?.kind === 'places')
      parts[parts.length - 1] = { kind: 'places', fields: [...last.fields, ...part.fields] };
    else parts.push(part);
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '}') faults.push({ code: 'unopened', at: from + at });
    if (sign !== '{' && sign !== '[') {
      plain += sign;
      continue;
    }
    const end = endOf(text, at);
    const inside = text.slice(at + 1, end ?? text.length);
    if (sign === '[' && !inside.includes('{')) plain += text.slice(at, end === undefined ? text.length : end + 1);
    else if (end === undefined) faults.push({ code: 'unclosed', at: from + at });
    if (sign === '{') put(placeOf(inside, from + at, faults));
    else if (inside.includes('{')) {
      const alternatives = splitAtBars(inside);
      const [part = '', otherwise = ''] = alternatives;
      if (alternatives.length > 2) faults.push({ code: 'alternatives', at: from + at });
      const start = from + at + 1;
      const both = [partsOf(part, start, faults), partsOf(otherwise, start + part.length + 1, faults)] as const;
      put({ kind: 'optional', part: both[0], otherwise: both[1] });
    }
    at = end ?? text.length;
  }
  if (plain !== '') parts.push({ kind: 'text', text: plain });
  return parts;
}

const mostAlternatives: Readonly<Record<string, number>> = { '|': 3, '*': 2, '?': 2 };

function placeOf(inside: string, at: number, faults: TemplateFault[]): Part {
  const [whole, field = '', sign = '', words = ''] = /^(\w+)(?:([:|*?#])(.*))?$/s.exec(inside) ?? [];
  const alternatives = splitAtBars(words);
  if (whole === undefined || (sign === ':' && words !== 'any' && words !== 'one')) faults.push({ code: 'place', at });
  if (alternatives.length > (mostAlternatives[sign] ?? alternatives.length)) faults.push({ code: 'alternatives', at });
  const inner = (index: number): Template => {
    const before = alternatives.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
    return partsOf(alternatives[index] ?? '', at + field.length + 2 + before, faults);
  };
  switch (sign) {
    case ':':
      return { kind: 'any', field, isOne: words === 'one' };
    case '#':
      return { kind: 'counter', field, otherwise: words };
    case '?':
      return { kind: 'flag', field, words: inner(0), otherwise: inner(1) };
    case '|': {
      const [one, hasNone] = [inner(0), alternatives.length > 2];
      const many = alternatives.length < 2 ? one : inner(1);
      const first = hasNone && alternatives[0] === '' ? many : one;
      return { kind: 'number', field, one: first, many, none: hasNone ? inner(2) : undefined };
    }
    case '*': {
      const one = inner(0);
      return { kind: 'counted', field, one, many: alternatives.length < 2 ? one : inner(1) };
    }
    default:
      return { kind: 'places', fields: [field] };
  }
}

function endOf(text: string, at: number): number | undefined {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if ('{['.includes(text.charAt(end))) depth++;
    else if ('}]'.includes(text.charAt(end)) && --depth === 0) return end;
  }
  return undefined;
}

/** Splits at bars outside of braces and brackets. */
function splitAtBars(text: string): readonly string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if ('{['.includes(sign)) depth++;
    if ('}]'.includes(sign)) depth--;
    if (sign === '|' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

/** The templates inside of a part. */
export function innerOf(part: Part): readonly Template[] {
  switch (part.kind) {
    case 'optional':
      return [part.part, part.otherwise];
    case 'flag':
      return [part.words, part.otherwise];
    case 'counted':
      return [part.one, part.many];
    case 'number':
      return [part.one, part.many, ...(part.none === undefined ? [] : [part.none])];
    default:
      return [];
  }
}

export function fieldsOf(text: string): ReadonlySet<string> {
  const fields = new Set<string>();
  const look = (parts: Template): void => {
    for (const part of parts) {
      if ('field' in part) fields.add(part.field);
      if (part.kind === 'places') for (const field of part.fields) fields.add(field);
      for (const inner of innerOf(part)) look(inner);
    }
  };
  look(templateOf(text));
  return fields;
}

/** A sentence as help: with its places, the first of alternatives and the plural. */
export function outlineOf(text: string, place: (field: string) => string): string {
  const all = (parts: Template): string => parts.map(one).join('');
  function one(part: Part): string {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'places':
        return part.fields.map(place).join('');
      case 'any':
        return place(part.field);
      case 'counter':
        return part.otherwise;
      case 'flag':
        return all(part.words);
      case 'number':
        return all(part.many);
      case 'counted':
        return `${place(part.field)} ${all(part.many)}`;
      case 'optional':
        return all(part.part);
    }
  }
  return all(templateOf(text));
}
