import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { IdUse, ProjectIndex } from '#authoring/project/index/project-index.ts';
import { referenceAt, referredAt } from '#authoring/project/index/reference-at.ts';
import { entrySentence } from '#authoring/project/sentences/entry-sentence.ts';
import { phraseOf, voiceOf } from '#authoring/project/sentences/speak.ts';
import type { Voice } from '#authoring/project/sentences/voice.ts';
import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import { tagsOf, type Views, viewsAt, viewsInside, viewsOf } from '#authoring/text/schema/views.ts';
import { isObject, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { aboutOf } from '../completion/drafting.ts';
import { type CompletionPlace, placeAt } from '../completion/place.ts';

export interface HoverRequest {
  readonly file: string;
  readonly text: string;
  readonly schema: Schema;
  readonly definitions: Definitions;
  readonly system: RuleSystem | null;
  readonly index: ProjectIndex | null;
  readonly locale: Locale;
}

export interface Hover {
  readonly offset: number;
  readonly length: number;
  readonly parts: readonly HoverPart[];
}
export type HoverPart =
  | { readonly kind: 'meaning'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string; readonly page: string }
  | { readonly kind: 'sentence'; readonly text: string }
  | {
      readonly kind: 'thing';
      readonly id: string;
      readonly name: string;
      readonly others: readonly string[];
      readonly uses: Uses;
    };
interface Uses {
  readonly references: number;
  readonly playtests: number;
}

export function hoverAt(looked: HoverRequest, offset: number): Hover | null {
  const { text, schema, definitions } = looked;
  const place = placeAt(text, offset);
  if (place === null || place.length === 0) return null;
  const referred = referredIn(looked, place, offset);
  if (referred !== null) return referred;
  const written = textOf(text.slice(place.offset, place.offset + place.length));
  const isKey = place.stands === 'key';
  const around = isKey ? place.path : place.path.slice(0, -1);
  const step = isKey ? String(written) : place.path.at(-1);
  if (step === undefined) return null;
  const outer = viewsAt(schema, place.document, around, definitions);
  const inside = viewsOf(viewsInside(outer, step), isKey ? undefined : written, definitions);
  const node = partAt(place.document, around);
  const option = isKey ? undefined : optionOf(outer, step, written, definitions);
  const parts: HoverPart[] = [
    ...meaningOf(option === undefined ? inside : [option], isKey ? undefined : written, looked.locale),
    ...rulesOf(option, looked),
    ...(isKey ? [] : sentenceOf(node, option !== undefined, step, looked)),
    ...(isKey ? [] : thingOf(inside, written, looked)),
  ];
  return parts.length === 0 ? null : { offset: place.offset, length: place.length, parts };
}

function referredIn(
  { text, file, index, locale }: HoverRequest,
  { path }: CompletionPlace,
  offset: number,
): Hover | null {
  const reference = index === null ? null : referenceAt(text, offset);
  if (index === null || reference === null) return null;
  const found = referredAt(index, file, path, reference.id);
  if (found === undefined) return null;
  return { offset: reference.offset, length: reference.length, parts: [thing(found, index, locale)] };
}

function textOf(token: string): unknown {
  try {
    return JSON.parse(token) as unknown;
  } catch {
    return token;
  }
}

function optionOf(views: Views, step: string | number, word: unknown, definitions: Definitions): Schema | undefined {
  const unions = views.filter((view) => view['discriminator'] !== undefined).map((union) => tagsOf(union, definitions));
  return unions.find(({ tag }) => tag === step)?.options.get(word);
}

function meaningOf(views: Views, word: unknown, locale: Locale): readonly HoverPart[] {
  for (const view of views) {
    const at = ((view['enum'] ?? []) as readonly unknown[]).indexOf(word);
    const said = (locale === 'ja' ? view['x-enum-descriptions-ja'] : view['enumDescriptions']) as
      | readonly string[]
      | undefined;
    const meaning = said?.[at];
    if (at >= 0 && meaning !== undefined) return [{ kind: 'meaning', text: meaning }];
  }
  const text = views.map((view) => aboutOf(view, locale)).find((one) => one !== '');
  return text === undefined ? [] : [{ kind: 'meaning', text }];
}

function rulesOf(option: Schema | undefined, { system, locale }: HoverRequest): readonly HoverPart[] {
  const ids = (option?.['x-rules'] ?? []) as readonly string[];
  return ids.flatMap((id): HoverPart[] => {
    const rule = system?.words.rules[id];
    return rule === undefined ? [] : [{ kind: 'rule', id, text: rule[locale], page: rule.page }];
  });
}

/** The sentence of a node, or of an entry at its id. */
function sentenceOf(node: unknown, isOp: boolean, step: string | number, looked: HoverRequest): readonly HoverPart[] {
  const { system, index, locale } = looked;
  if (system === null || !isObject(node)) return [];
  const voice = voiceFor(system, index);
  if (isOp) return [{ kind: 'sentence', text: phraseOf(node, locale, voice) }];
  const isEntry = step === 'id' && Array.isArray(node['do']);
  return isEntry ? [{ kind: 'sentence', text: entrySentence(node as JsonObject, locale, voice) }] : [];
}

export function voiceFor(system: RuleSystem, index: ProjectIndex | null): Voice {
  return voiceOf(system, (locale, id) => {
    const found = index?.declarations.findLast((one) => one.id === id);
    return found === undefined ? id : nameOf(found, locale);
  });
}

/** In another language if there is none in this. */
export function nameOf({ id, names }: Declaration, locale: string): string {
  return names[locale] ?? Object.values(names)[0] ?? id;
}

function thingOf(views: Views, id: unknown, { index, locale }: HoverRequest): readonly HoverPart[] {
  if (index === null || typeof id !== 'string') return [];
  const kinds = views.flatMap((view) => ['x-id', 'x-id-of', 'x-name-of'].flatMap((word) => listed(view[word])));
  const found = kinds.length === 0 ? undefined : index.declared(kinds, id);
  return found === undefined ? [] : [thing(found, index, locale)];
}

function thing(found: Declaration, index: ProjectIndex, locale: Locale): HoverPart {
  const name = nameOf(found, locale);
  const others = [...new Set([...Object.values(found.names), ...Object.values(found.readings)])].filter(
    (one) => one !== name,
  );
  return { kind: 'thing', id: found.id, name, others, uses: usesOf(found, index) };
}

const playtests: readonly IdUse['sort'][] = ['playtest'];
const own: readonly IdUse['sort'][] = ['unit'];

function usesOf(declaration: Declaration, index: ProjectIndex): Uses {
  const uses = index.usesOf(declaration).filter(({ sort }) => !own.includes(sort));
  const tests = uses.filter(({ sort }) => playtests.includes(sort)).length;
  return { references: uses.length - tests, playtests: tests };
}

function listed(annotation: unknown): readonly string[] {
  if (typeof annotation === 'string') return [annotation];
  return Array.isArray(annotation) ? (annotation as readonly string[]) : [];
}
