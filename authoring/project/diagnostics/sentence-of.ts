import { didYouMean, fill } from '#authoring/text/messages/messages.ts';
import { outlineOf } from '#authoring/text/messages/template.ts';
import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import type { ContentProblem, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { phraseOf, voiceOf } from '../sentences/speak.ts';

/** Data of problems that are words of the effect language. */
const opFields = ['op', 'from', 'suited', 'readers', 'needed'] as const;
const timeFields = ['when', 'times'] as const;
/** Data that are triggers or words of a text. */
const triggerFields = ['said', 'meant'] as const;
const locales = ['ja', 'en'] as const;

/** The sentence of a problem that the rules of a game found. `more`: data that is said in other words. */
export function sentenceOf(
  system: RuleSystem,
  documents: Documents,
  problem: Pick<ContentProblem, 'code' | 'file' | 'path' | 'data'>,
  more: { readonly [name: string]: Json | Text } = {},
): Text {
  const { code, file, path, data } = problem;
  const sentence = system.words.problems[code];
  if (sentence === undefined) throw new Error(`no sentence for ${code} of ${system.id}`);
  const spoken = { ...spokenOps(system, documents, nodesAround(documents[file], path), data), ...more };
  return fill(sentence, { ...data, ...spoken, instead: didYouMean(spoken['nearest'] ?? data['nearest']) });
}

/**
 * Words of JSON in a problem, as sentences: an effect by what it does, a time by its name. `nodes`: those it is about.
 */
export function spokenOps(
  system: RuleSystem,
  documents: Documents,
  nodes: readonly JsonObject[],
  data: { readonly [name: string]: unknown },
): { readonly [name: string]: Json } {
  const ops = new Map(system.language.ops.map((op) => [op.id, op]));
  const voice = voiceOf(system, (locale, id) => system.words.label(documents, locale, id));
  const inBoth = (say: (locale: Locale) => string): Text => ({ ja: say('ja'), en: say('en') });

  function said(id: string): Text | null {
    const op = ops.get(id);
    if (op === undefined) return null;
    const node = nodes.find((one) => one['op'] === id);
    if (node !== undefined) return inBoth((locale) => phraseOf(node, locale, voice));
    return inBoth((locale) => outlineOf(op.text[locale], () => '…').trim());
  }

  const spoken: { [name: string]: Json } = {};
  for (const field of opFields) {
    const value = data[field];
    const words = (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'string' ? said(one) : null));
    if (words.every((one) => one !== null)) spoken[field] = quoted(words);
  }
  // What is meant instead of a word of the language is another of them
  const { nearest } = data;
  const wordFor = data['op'] !== undefined ? said : data['when'] !== undefined ? timeOf : () => null;
  const meant = typeof nearest === 'string' ? wordFor(nearest) : null;
  if (meant !== null) spoken['nearest'] = { ja: meant.ja, en: meant.en };
  for (const [fields, wordOf] of [[timeFields, timeOf] as const, [triggerFields, triggerOf] as const])
    for (const field of fields) {
      const value = data[field];
      if (Array.isArray(value)) spoken[field] = value.map((one: Json) => wordOf(String(one)) ?? one) as Json;
      else if (typeof value === 'string') spoken[field] = (wordOf(value) ?? value) as Json;
    }
  return spoken;

  function timeOf(id: string): Text | null {
    return system.words.groups['timing']?.[id] ?? triggerOf(id);
  }
  function triggerOf(id: string): Text | null {
    return ops.get(id)?.sort === 'trigger' ? said(id) : null;
  }
}

const marks = { ja: ['「', '」'], en: ['“', '”'] } as const;
const between = { ja: '', en: ', ' } as const;

function quoted(words: readonly Text[]): Json {
  const all = (locale: Locale) =>
    words.map((one) => `${marks[locale][0]}${one[locale]}${marks[locale][1]}`).join(between[locale]);
  return Object.fromEntries(locales.map((locale) => [locale, all(locale)]));
}

/** The nodes at a place, in it and around it, nearest first. */
function nodesAround(document: Json | undefined, path: ContentProblem['path']): readonly JsonObject[] {
  const around = path.map((_, length) => partAt(document, path.slice(0, path.length - length)));
  const inside = nodesIn(around[0]).map(({ node }) => node);
  return [...inside, ...around.filter((one): one is JsonObject => one !== undefined && isObject(one))];
}
