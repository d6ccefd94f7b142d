import { fillerOf, type Voice } from '#authoring/project/sentences/speak.ts';
import { filled } from '#authoring/text/messages/filled.ts';
import { fieldsOf, outlineOf, type Template, templateOf } from '#authoring/text/messages/template.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Op } from '#engine/kernel/language/op.ts';

/** A stretch of a sentence: words, or the place of a field. `isAny`: there the field speaks of one of what it names. */
export type Stretch =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'place'; readonly field: string; readonly isAny: boolean };

// Letters that stand in no text of ours: a sentence is filled as any other, with places instead of what fields say.
const [opens, opensAny, closes] = ['\ue000', '\ue001', '\ue002'];

/** The sentence of a node as words and places, as it is spoken with what is written in it. */
export function stretchesOf(
  node: JsonObject,
  op: Op,
  form: 'whole' | 'any',
  { locale, voice }: { readonly locale: Locale; readonly voice: Voice },
): readonly Stretch[] {
  const isSaid = (field: string) => node[field] !== undefined || op.fields[field]?.optional !== true;
  const marked = (sign: string) => (field: string) => (isSaid(field) ? `${sign}${field}${closes}` : '');
  const text = form === 'any' ? (op.any ?? op.text) : op.text;
  const said = filled(text[locale], { ...fillerOf(node, locale, voice), say: marked(opens), any: marked(opensAny) });
  const places = new RegExp(`([${opens}${opensAny}]\\w+${closes})`);
  return said
    .replace(/ {2,}/g, ' ')
    .split(places)
    .flatMap((part): readonly Stretch[] => {
      if (part === '') return [];
      const [sign] = part;
      if (sign !== opens && sign !== opensAny) return [{ kind: 'words', text: part }];
      return [{ kind: 'place', field: part.slice(1, -1), isAny: sign === opensAny }];
    });
}

/** What a sentence would say besides if an optional field stood there; null: nothing of its own. */
export function saidWith(field: string, op: Op, locale: Locale): string | null {
  const parts = templateOf(op.text[locale]);
  const outline = (found: string | null) =>
    found === null ? '' : outlineOf(found, (one) => (one === field ? '…' : '')).trim();
  return [smallestPart(parts, field), aroundPlace(parts, field)].map(outline).find(isSaid) ?? null;
}

/** What a sentence says around the place of a field, to the next place on either side; null: nothing. */
export function saidAround(at: number, all: readonly Stretch[]): string | null {
  const wordsAt = (i: number): string => {
    const one = all[i];
    return one?.kind === 'words' ? one.text : '';
  };
  const said = `${wordsAt(at - 1)}…${wordsAt(at + 1)}`.replace(/^[\s、。，,]+|[\s、。，,]+$/g, '');
  return isSaid(said) ? said : null;
}

/** Whether there are words, and not only the place of what they are about. */
const isSaid = (text: string): boolean => /[\p{L}\p{N}＋－＝＜＞=<>]/u.test(text);

/** The innermost words in brackets, or of a flag, that speak of a field, as a template. */
function smallestPart(parts: Template, field: string): string | null {
  for (const part of parts) {
    if (part.kind === 'flag' && part.field === field) return part.words;
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

/** The place of a field that stands in no brackets, or alone in them, with the words on either side of it. */
function aroundPlace(parts: Template, field: string): string | null {
  const holds = (part: Template[number]): boolean =>
    part.kind === 'optional' ? fieldsOf(textOf(part.part)).has(field) : fieldsOf(partText(part)).has(field);
  const at = parts.findIndex(holds);
  if (at < 0) return null;
  const words = (part: Template[number] | undefined) => (part?.kind === 'text' ? part.text : '');
  return `${words(parts[at - 1])}{${field}}${words(parts[at + 1])}`;
}

/** A template as it is written, as far as help on a field needs it. */
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
      return part.many;
    case 'counter':
      return part.otherwise;
    case 'flag':
    case 'optional':
      return '';
  }
}
