/**
 * The one language of sentences with places, for all words files and all ops:
 * - `{field}` what the field says. Such places side by side are set apart like a list, those that say nothing left out
 * - `{field:any}` one of what it names; `{field:one}` the same, or `one of …`
 * - `{field|gains|gain}` the word for one, or for any other number
 * - `{of#つ}` the word that it is counted with, or the one that stands here
 * - `{flag?irreducible }` the words where the flag is set
 * - `{amount*card|cards}` the amount with what it counts: `1 card`, `3 cards`, and `X cards` where it is worked out, as
 *   the end of the sentence then says
 * - `[in {field}|here]` left out when a place in it says nothing, or what stands after the bar in its stead. Brackets
 *   without a place are brackets.
 *
 * `docs/templates.md` tells it to translators.
 */
export type Template = readonly Part[];

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'places'; readonly fields: readonly string[] }
  | { readonly kind: 'any'; readonly field: string; readonly isOne: boolean }
  | { readonly kind: 'counter'; readonly field: string; readonly otherwise: string }
  | { readonly kind: 'flag'; readonly field: string; readonly words: string }
  | { readonly kind: 'number'; readonly field: string; readonly one: string; readonly many: string }
  | { readonly kind: 'counted'; readonly field: string; readonly one: Template; readonly many: Template }
  | { readonly kind: 'optional'; readonly part: Template; readonly otherwise: Template };

/** Why a text is no template, and where. */
export interface TemplateFault {
  readonly code: 'unclosed' | 'unopened' | 'place' | 'alternatives';
  readonly at: number;
}

interface Parsed {
  readonly parts: Template;
  readonly faults: readonly TemplateFault[];
}

/** Sentences are few, and are filled again and again. */
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

/** What is read as far as it can be: faults are told where words are written, not where they are spoken. */
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

function placeOf(inside: string, at: number, faults: TemplateFault[]): Part {
  const [whole, field = '', sign = '', words = ''] = /^(\w+)(?:([:|*?#])(.*))?$/s.exec(inside) ?? [];
  const alternatives = splitAtBars(words);
  const [one = '', many = one] = alternatives;
  if (whole === undefined || (sign === ':' && words !== 'any' && words !== 'one')) faults.push({ code: 'place', at });
  if ('|*'.includes(sign) && alternatives.length > 2) faults.push({ code: 'alternatives', at });
  switch (sign) {
    case ':':
      return { kind: 'any', field, isOne: words === 'one' };
    case '#':
      return { kind: 'counter', field, otherwise: words };
    case '?':
      return { kind: 'flag', field, words };
    case '|':
      return { kind: 'number', field, one, many };
    case '*': {
      const start = at + field.length + 2;
      return {
        kind: 'counted',
        field,
        one: partsOf(one, start, faults),
        many: alternatives.length < 2 ? partsOf(one, start, []) : partsOf(many, start + one.length + 1, faults),
      };
    }
    default:
      return { kind: 'places', fields: [field] };
  }
}

/** Where the brace or bracket here is closed. */
function endOf(text: string, at: number): number | undefined {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if ('{['.includes(text.charAt(end))) depth++;
    else if ('}]'.includes(text.charAt(end)) && --depth === 0) return end;
  }
  return undefined;
}

/** Split at bars that stand in no brace or bracket of their own. */
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

/** The fields that a sentence speaks of. */
export function fieldsOf(text: string): ReadonlySet<string> {
  const fields = new Set<string>();
  const look = (parts: Template): void => {
    for (const part of parts) {
      if ('field' in part) fields.add(part.field);
      if (part.kind === 'places') for (const field of part.fields) fields.add(field);
      if (part.kind === 'optional') for (const inner of [part.part, part.otherwise]) look(inner);
      if (part.kind === 'counted') for (const inner of [part.one, part.many]) look(inner);
    }
  };
  look(templateOf(text));
  return fields;
}

/** A sentence as help: with its places, of alternatives the first and of numbers the plural. */
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
        return part.words;
      case 'number':
        return part.many;
      case 'counted':
        return `${place(part.field)} ${all(part.many)}`;
      case 'optional':
        return all(part.part);
    }
  }
  return all(templateOf(text));
}
