import { renderTemplate, type TemplateValues } from '#authoring/text/messages/filled.ts';
import { isWide } from '#authoring/text/messages/punctuation.ts';
import { isObject, isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { printedWord, spokenByItself } from '#engine/kernel/documents/printed-words.ts';
import type { Speaking } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { naturalPhrase } from './natural-phrases.ts';
import { opKey } from './system-keys.ts';
import type { Voice } from './voice.ts';

/** `name` resolves ids. Words in other languages than the game's own come from the translations in `documents`. */
export function voiceOf(
  system: Pick<RuleSystem, 'language' | 'words'>,
  name: Voice['name'],
  documents: Documents = {},
): Voice {
  return {
    say: (locale, key, text) => printedWord(documents, locale, key, text).text,
    ops: opsOf(system.words.groups)(system.language),
    groups: system.words.groups,
    name,
  };
}

/** One map per game, so that caches by identity, such as the grammar's, work. */
const opsOf = memoizeByKey((_: Voice['groups']) =>
  memoizeByKey((language: RuleSystem['language']): Voice['ops'] => new Map(language.ops.map((op) => [op.id, op]))),
);

interface Speech {
  readonly locale: string;
  readonly voice: Voice;
}

const gap = '…';

export function phraseOf(node: unknown, locale: string, voice: Voice): string {
  return phrase(node, locale, voice, 'whole');
}

/** `any`: one of the selected, as `a PC` for `all PCs`. */
function phrase(node: unknown, locale: string, voice: Voice, form: 'whole' | 'any'): string {
  if (typeof node === 'number') return String(node).replace('-', '−');
  if (!isObject(node)) return gap;
  const op = voice.ops.get(String(node['op']));
  if (op === undefined) return gap;
  const its = form === 'any' && op.any !== undefined ? 'any' : 'whole';
  const own = saidWithin(node, op, locale, voice) ?? naturally(node, op, { locale, voice }, form);
  if (own !== undefined) return own;
  const fitting = its === 'whole' ? sayingFor(node, op, voice, locale) : undefined;
  const usual = voice.isPrinted && its === 'whole' ? usualFor(node, op, locale) : undefined;
  const text = usual ?? fitting ?? voice.say(locale, opKey(op.id, its), its === 'any' ? (op.any ?? op.text) : op.text);
  return filledBy(text, node, op, { locale, voice });
}

function naturally(node: JsonObject, op: Op, { locale, voice }: Speech, form: 'whole' | 'any'): string | undefined {
  if (voice.isLiteral === true || (locale !== 'ja' && locale !== 'en')) return undefined;
  return naturalPhrase(node, op, form, {
    locale,
    voice,
    phrase: (inner, its, inForm = undefined) => phrase(inner, locale, its, inForm ?? 'whole'),
    filled: (text, of, its, by) => filledBy(text, of, its, { locale, voice: by }),
    effects: (its) => sayField('do', node, op, { locale, voice: its }),
  });
}

function filledBy(text: string, node: JsonObject, op: Op, { locale, voice }: Speech): string {
  const say = (field: string): string => sayField(field, node, op, { locale, voice });
  const said = renderTemplate(text, {
    ...fillerOf(node, locale, voice),
    say,
    any: (field) => (isObject(node[field]) ? phrase(node[field], locale, voice, 'any') : say(field)),
  });
  return (said.includes('  ') ? said.replace(/ {2,}/g, ' ') : said).trim();
}

/** A sentence that merges a node with an inner one, as 「PCがいない」 for `not` and `exists`. */
function saidWithin(node: JsonObject, op: Op, locale: string, voice: Voice): string | undefined {
  for (const [field, inner] of Object.entries(node)) {
    const its = isObject(inner) ? voice.ops.get(String(inner['op'])) : undefined;
    if (its === undefined || !isObject(inner)) continue;
    const text = sayingFor(inner, its, voice, locale, { op: op.id, field });
    if (text !== undefined) return filledBy(text, inner, its, { locale, voice });
  }
  return undefined;
}

/** A variant of the sentence, by the counter of its selection or by the enclosing op. */
function sayingFor(
  node: JsonObject,
  op: Op,
  voice: Voice,
  locale: string,
  within?: { readonly op: string; readonly field: string },
): string | undefined {
  if (locale !== 'ja' && locale !== 'en') return undefined;
  const found = op.also?.find(
    (one) =>
      (one.said !== undefined || one.literal !== undefined) &&
      one.within?.op === within?.op &&
      one.within?.field === within?.field &&
      (one.literal === undefined || typeof node[one.literal] === 'number') &&
      Object.entries(one.said ?? {}).every(([field, words]) => words.includes(counterOf(node[field], voice) ?? '')),
  );
  return found?.[locale];
}

export const literally = <V extends Voice>(voice: V): V => ({ ...voice, isLiteral: true });
export const asPrinted = <V extends Voice>(voice: V): V => ({ ...voice, isPrinted: true });

function usualFor(node: JsonObject, op: Op, locale: string): string | undefined {
  const found = op.also?.find(
    ({ usual, with: only = {} }) =>
      usual === true &&
      Object.entries(only).every(([field, value]) => isSame((node[field] ?? null) as Json, value as Json)),
  );
  return locale === 'ja' || locale === 'en' ? found?.[locale] : undefined;
}

export function sayField(field: string, node: JsonObject, op: Op, { locale, voice }: Speech): string {
  const shape = op.fields[field];
  if (shape === undefined) return gap;
  const written = node[field];
  if (written === undefined) return shape.optional ? '' : gap;
  const speaking: Speaking = {
    locale,
    node: (inner) => phraseOf(inner, locale, voice),
    word: (group, id) => {
      const its = voice.groups[group]?.[id];
      return its === undefined ? voice.name(locale, id) : voice.say(locale, `${group}/${id}`, its);
    },
  };
  return speakable(shape.schema, written) ? shape.speak(speaking, written) : gap;
}

export function fillerOf(node: JsonObject, locale: string, voice: Voice): Omit<TemplateValues, 'say' | 'any'> {
  return {
    isSeveral: (field) => {
      const written = node[field];
      return isObject(written) ? voice.ops.get(String(written['op']))?.any !== undefined : written !== 1;
    },
    counter: (field) => counterOf(node[field], voice),
    isSet: (field) => node[field] === true,
    number: (field) => {
      const written = node[field];
      return typeof written === 'number' ? written : undefined;
    },
    between: locale === 'ja' ? '・' : isWide(locale) ? '、' : ', ',
    isBare: spokenByItself(locale) === null,
  };
}

/** A filter has the counter of what it filters. */
function counterOf(node: unknown, voice: Voice): string | undefined {
  if (!isObject(node)) return undefined;
  if (node['op'] === 'where') return counterOf(node['of'], voice);
  return voice.ops.get(String(node['op']))?.counter;
}

export function sentenceOf(effects: unknown, locale: string, voice: Voice): string {
  const phrases = (Array.isArray(effects) ? effects : []).map((node) => phraseOf(node, locale, voice));
  if (isWide(locale)) return phrases.map((phrase) => `${phrase}。`).join('');
  return phrases.map((phrase) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`).join(' ');
}

function speakable(schema: { readonly [keyword: string]: unknown }, written: unknown): boolean {
  return schema['type'] !== 'array' || Array.isArray(written);
}
