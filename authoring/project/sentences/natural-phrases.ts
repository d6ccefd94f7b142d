import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import {
  asQuality,
  type Called,
  calledIn,
  chosenThing,
  firstMention,
  inFront,
  pronounFor,
  someThing,
  thatNumber,
  withoutName,
} from './called-things.ts';
import { mayDo } from './japanese-verbs.ts';
import type { Voice } from './voice.ts';

/** What the phrases here are made of. */
export interface Phrases {
  readonly locale: 'ja' | 'en';
  readonly voice: Voice;
  phrase(node: unknown, voice: Voice, form?: 'any'): string;
  filled(text: string, node: JsonObject, op: Op, voice: Voice): string;
  effects(voice: Voice): string;
}

const between = { all: { ja: '、かつ', en: ' and ' }, any: { ja: '、または', en: ' or ' } } as const;

/** Phrases that say a node as people do, where the sentence of its op only serves to be read back. */
export function naturalPhrase(node: JsonObject, op: Op, form: 'whole' | 'any', speech: Phrases): string | undefined {
  const { locale, voice } = speech;
  const called = calledIn(node, voice.called, locale);
  if (called !== undefined) return called;
  switch (op.id) {
    case 'all':
    case 'any': {
      const said = (node['of'] as readonly Json[]).map((one) => speech.phrase(one, voice));
      return said.length < 2 ? said[0] : said.join(between[op.id][locale]);
    }
    case 'not':
      return negated(speech.phrase(node['of'], voice), locale);
    case 'modify':
      return changed(node, op, speech);
    case 'may':
      return locale === 'ja' ? optionally(node['do'], speech) : undefined;
    case 'chosenBy':
      return speech.filled(op.text[locale].replace('{name}', chosenThing[locale]), node, op, voice);
    case 'where':
      return chosenByQuality(node, form, speech);
    default:
      return typeof node['as'] === 'string' ? introducing(node, node['as'], op, speech) : undefined;
  }
}

/** Undefined: only the sentence of the op can deny it. */
function negated(said: string, locale: 'ja' | 'en'): string | undefined {
  if (locale === 'ja') {
    const end = /(?:である|[がに]いる|がある|できる)$/.exec(said)?.[0];
    return end === undefined ? undefined : `${said.slice(0, -end.length)}${denials[end] ?? ''}`;
  }
  return said.match(/\bis\b/g)?.length === 1 ? said.replace(/\bis\b/, 'is not') : undefined;
}
const denials: { readonly [end: string]: string } = {
  ...{ である: 'でない', がいる: 'がいない', にいる: 'にいない' },
  ...{ がある: 'がない', できる: 'できない' },
};

/** As cards print it: 「自分の戦闘＋1」. */
function changed(node: JsonObject, op: Op, { locale, voice, filled }: Phrases): string | undefined {
  const { add } = node;
  if (typeof add !== 'number' || !op.text[locale].includes('{number}')) return undefined;
  const by = `${add < 0 ? '−' : locale === 'ja' ? '＋' : '+'}${Math.abs(add)}`;
  return filled(locale === 'ja' ? `{of}の{number}${by}` : `{number} of {of} ${by}`, node, op, voice);
}

function optionally(effects: unknown, { voice, phrase }: Phrases): string | undefined {
  const said = Array.isArray(effects) ? effects.map((one) => phrase(one, voice)) : [];
  return mayDo(said);
}

const calling = (voice: Voice, name: string, its: Called): Voice => ({
  ...voice,
  called: new Map([...(voice.called ?? []), [name, its]]),
});

function introducing(node: JsonObject, name: string, op: Op, speech: Phrases): string {
  const { locale, voice } = speech;
  const { what: choice, do: effects } = node;
  const of = isObject(choice ?? null) ? (choice as JsonObject)['of'] : node['of'];
  const areSeveral = op.id === 'eachChooses' || (isObject(choice ?? null) && (choice as JsonObject)['op'] === 'upTo');
  const one = op.id === 'remember' ? thatNumber[locale] : pronounOf(of, speech);
  const then = !areSeveral ? one : locale === 'en' ? 'those' : one === 'それ' ? 'それら' : one;
  const first = node['by'] === undefined ? firstMention(effects, name) : null;
  const what = first === null ? undefined : introduced(node, speech);
  if (what !== undefined) return speech.effects(calling(voice, name, { first, what, then }));
  const later = calling(voice, name, { first: null, what: then, then });
  return speech.filled(counted[op.id]?.[locale] ?? withoutName(op.text[locale]), node, op, later);
}
const counted: { readonly [op: string]: { readonly ja: string; readonly en: string } } = {
  remember: { ja: '{amount}を数え、{do}', en: 'count {amount}: {do}' },
};

function pronounOf(of: Json | undefined, { locale, voice, phrase }: Phrases): string {
  let inner = of;
  while (isObject(inner ?? null) && (inner as JsonObject)['op'] === 'where') inner = (inner as JsonObject)['of'];
  return pronounFor(inner === undefined ? '' : phrase(inner, voice, 'any'), locale);
}

/** `a card in your hand`, where an effect names it. */
function introduced({ op, of, what, amount }: JsonObject, speech: Phrases): string | undefined {
  const { locale, voice, phrase, filled } = speech;
  if (op === 'remember') return phrase(amount, voice);
  if (op === 'each') {
    const any = phrase(of, voice, 'any');
    if (locale === 'ja') return `${any}それぞれ`;
    const one = any.replace(/^(?:an? |an(?=other ))/, 'each ');
    return one !== any ? one : `each of ${phrase(of, voice)}`;
  }
  if (op !== 'choose' || !isObject(what ?? null)) return undefined;
  const choice = voice.ops.get(String((what as JsonObject)['op']));
  const isAnyNumber = choice?.id === 'upTo' && (what as JsonObject)['amount'] === undefined;
  const text = choice?.id === 'upTo' && locale === 'en' ? choice.text.en : choice?.also?.[0]?.[locale];
  return choice === undefined || text === undefined || isAnyNumber
    ? undefined
    : filled(text, what as JsonObject, choice, voice);
}

function chosenByQuality(node: JsonObject, form: 'whole' | 'any', speech: Phrases): string {
  const { locale, voice, phrase } = speech;
  const those = phrase(node['of'], voice, form === 'any' ? 'any' : undefined);
  const pronoun = pronounOf(node['of'], speech);
  const said = phrase(node['if'], calling(voice, String(node['as']), { first: null, what: '', then: someThing }));
  const quality = asQuality(said, locale, form === 'any');
  if (quality !== null) return locale === 'ja' ? `${quality}${those}` : `${those} ${quality}`;
  const whole = said.replaceAll(someThing, pronoun);
  return locale === 'ja' ? `${those}のうち、${inFront(whole)}もの` : `${those} where ${whole}`;
}
