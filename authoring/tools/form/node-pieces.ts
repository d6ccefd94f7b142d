import { fillerOf } from '#authoring/project/sentences/speak.ts';
import type { Voice } from '#authoring/project/sentences/voice.ts';
import { renderTemplate } from '#authoring/text/messages/filled.ts';
import { fieldsOf, outlineOf, type Template, templateOf } from '#authoring/text/messages/template.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Op } from '#engine/kernel/language/op.ts';

/** `isAny`: the field is in the form for a single one of several. */
export type SentencePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'place'; readonly field: string; readonly isAny: boolean };

// Private-use characters mark the places while the template is filled.
const [opens, opensAny, closes] = ['\ue000', '\ue001', '\ue002'];

export function stretchesOf(
  node: JsonObject,
  op: Op,
  form: 'whole' | 'any',
  { locale, voice }: { readonly locale: Locale; readonly voice: Voice },
): readonly SentencePart[] {
  const isSaid = (field: string) => node[field] !== undefined || op.fields[field]?.optional !== true;
  const marked = (sign: string) => (field: string) => (isSaid(field) ? `${sign}${field}${closes}` : '');
  const text = form === 'any' ? (op.any ?? op.text) : op.text;
  const said = renderTemplate(text[locale], {
    ...fillerOf(node, locale, voice),
    say: marked(opens),
    any: marked(opensAny),
  });
  const places = new RegExp(`([${opens}${opensAny}]\\w+${closes})`);
  return said
    .replace(/ {2,}/g, ' ')
    .split(places)
    .flatMap((part): readonly SentencePart[] => {
      if (part === '') return [];
      const [sign] = part;
      if (sign !== opens && sign !== opensAny) return [{ kind: 'words', text: part }];
      return [{ kind: 'place', field: part.slice(1, -1), isAny: sign === opensAny }];
    });
}

/** What the sentence would gain with an optional field; null: nothing. */
export function saidWith(field: string, op: Op, locale: Locale): string | null {
  const parts = templateOf(op.text[locale]);
  const outline = (found: string | null) =>
    found === null ? '' : outlineOf(found, (one) => (one === field ? '…' : '')).trim();
  return [smallestPart(parts, field), aroundPlace(parts, field)].map(outline).find(isSaid) ?? null;
}

/** Up to the adjacent places; null: nothing. */
export function saidAround(at: number, all: readonly SentencePart[]): string | null {
  const wordsAt = (i: number): string => {
    const one = all[i];
    return one?.kind === 'words' ? one.text : '';
  };
  const said = `${wordsAt(at - 1)}…${wordsAt(at + 1)}`.replace(/^[\s、。，,]+|[\s、。，,]+$/g, '');
  return isSaid(said) ? said : null;
}

const isSaid = (text: string): boolean => /[\p{L}\p{N}＋－＝＜＞=<>]/u.test(text);

/** The innermost optional part or flag with the field, as a template. */
function smallestPart(parts: Template, field: string): string | null {
  for (const part of parts) {
    if (part.kind === 'flag' && part.field === field) return textOf(part.words);
    if (part.kind === 'counted') {
      const inner = smallestPart(part.many, field);
      if (inner !== null) return inner;
    }
    if (part.kind !== 'optional') continue;
    const inner = smallestPart(part.part, field) ?? smallestPart(part.otherwise, field);
    if (inner !== null) return inner;
    const text = textOf(part.part);
    if (fieldsOf(text).has(field)) return text;
  }
  return null;
}

/** The words on both sides of a place outside of brackets. */
function aroundPlace(parts: Template, field: string): string | null {
  const holds = (part: Template[number]): boolean =>
    part.kind === 'optional' ? fieldsOf(textOf(part.part)).has(field) : fieldsOf(partText(part)).has(field);
  const at = parts.findIndex(holds);
  if (at < 0) return null;
  const words = (part: Template[number] | undefined) => (part?.kind === 'text' ? part.text : '');
  return `${words(parts[at - 1])}{${field}}${words(parts[at + 1])}`;
}

function textOf(parts: Template): string {
  return parts.map(partText).join('');
}

function partText(part: Template[number]): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'places':
      return part.fields.map((field) => `{${field}}`).join('');
    case 'any':
      return `{${part.field}}`;
    case 'counted':
      return `{${part.field}} ${textOf(part.many)}`;
    case 'number':
      return textOf(part.many);
    case 'counter':
      return part.otherwise;
    case 'flag':
    case 'optional':
      return '';
  }
}
