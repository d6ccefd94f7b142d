import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Explanation, Link } from '#engine/kernel/explain/explanation.ts';
import type { Documents, RuleSystem, Text } from '#engine/kernel/system.ts';
import { fill } from '../messages.ts';
import { phraseOf, type Voice, voiceOf } from './speak.ts';
import { type SpokenGame, speakGame } from './spoken-game.ts';

/** One link of the chain in words; what kind of link it is, the report's schema says. */
export interface ToldLink {
  readonly kind: Link['kind'];
  readonly text: Text;
  readonly rule?: string;
  readonly step?: string;
  readonly path?: string;
  readonly card?: Json;
  /** What the piece is called whose text it is. */
  readonly name?: Text;
  readonly values?: readonly { readonly path: string; readonly text: Text; readonly value: Json }[];
  readonly entry?: number | null;
  readonly answer?: JsonObject;
  readonly event?: number;
}
/** A rule that had a part in it. */
export interface ToldRule {
  readonly id: string;
  readonly chapter: string;
  readonly page: string;
  readonly text: Text;
}
/** What altered the amount. */
export interface ToldEdit {
  readonly amount: number;
  readonly rule: string;
  /** The piece whose text or print it is, and in words. */
  readonly card: Json;
  /** What that piece is called; null where only a rule did it. */
  readonly name: Text | null;
  readonly path: string | null;
  /** By how much, as it is said: `−2`, `×2`. */
  readonly said: Text;
  readonly text: Text;
}
/** Why an event came out as it did, in data and in words. */
export interface Explained {
  /** Its place among all events of the game. */
  readonly index: number;
  readonly event: JsonObject;
  readonly text: Text;
  /** The entry of the log it follows from; -1: the set-up. */
  readonly entry: number;
  readonly cause: { readonly answer: JsonObject; readonly text: Text } | null;
  readonly value: { readonly base: number; readonly amount: number; readonly edits: readonly ToldEdit[] } | null;
  /** What led to it, the nearest first. */
  readonly chain: readonly ToldLink[];
  readonly rules: readonly ToldRule[];
}

/** What became of it, where it was not simply done. */
const states: { readonly [status: string]: Text } = {
  cancelled: { ja: '（打ち消された）', en: ' (cancelled)' },
  prevented: { ja: '（禁じられている）', en: ' (prevented)' },
  replaced: { ja: '（置き換えられ、起きなかった）', en: ' (replaced: it did not come about)' },
  failed: { ja: '（できなかった）', en: ' (it could not be done)' },
};
const links = {
  setUp: { ja: 'セットアップ', en: 'Set-up' },
  during: { ja: 'これに割り込んだ：{event}', en: 'In answer to: {event}' },
  after: { ja: 'これに続いた：{event}', en: 'After: {event}' },
  putOff: { ja: 'ここまで後回しにされた。きっかけ：{event}', en: 'Put off until now, since: {event}' },
  answer: { ja: '選ばれた行動：{answer}', en: 'The answer: {answer}' },
  only: { ja: 'ほかに選べなかった：{answer}', en: 'The only answer there was: {answer}' },
  noText: { ja: '（規則の文はまだない）', en: '(no sentence yet)' },
} as const satisfies { readonly [name: string]: Text };

/** Puts an explanation into words: sentences of the game, of its content and of its rules. */
export function explained({ words, language }: RuleSystem, documents: Documents, found: Explanation): Explained {
  const locales: readonly Locale[] = ['ja', 'en'];
  const games = Object.fromEntries(locales.map((one) => [one, speakGame(words, documents, one)]));
  const voice: Voice = voiceOf({ language, words }, (locale, id) => words.label(documents, locale, id));
  const both = (say: (game: SpokenGame, locale: Locale) => string): Text => ({
    ja: say(games['ja'] as SpokenGame, 'ja'),
    en: say(games['en'] as SpokenGame, 'en'),
  });
  const rules = new Set<string>();

  const eventText = (event: JsonObject): Text => {
    const state = states[String(event['status'])];
    return both((game, locale) => `${game.event(event)}${state?.[locale] ?? ''}`);
  };
  const ruleSentence = (rule: string): Text => {
    rules.add(rule);
    const known = words.rules[rule];
    return known === undefined ? links.noText : { ja: known.ja, en: known.en };
  };

  function told(link: Link): ToldLink {
    switch (link.kind) {
      case 'step':
        return { kind: 'step', rule: link.rule, step: link.step, text: ruleSentence(link.rule) };
      case 'effect': {
        for (const rule of link.rules) rules.add(rule);
        const values = link.values.map(({ path, node, value }) => ({
          path,
          value,
          text: both((_, locale) => phraseOf(node, locale, voice)),
        }));
        const text = both((_, locale) => phraseOf(link.node, locale, voice));
        const [list = ''] = link.path.split('/');
        const name = both((game) => game.name(list, link.source));
        return { kind: 'effect', path: link.path, card: link.source, name, text, values };
      }
      case 'answer': {
        const answer = both((game) => game.entry(link.answer));
        const text = fill(link.entry === null ? links.only : links.answer, { answer });
        if (link.rule !== 'KERNEL') rules.add(link.rule);
        return { kind: 'answer', rule: link.rule, entry: link.entry, answer: link.answer, text };
      }
      case 'during':
        return { kind: 'during', text: fill(links.during, { event: eventText(link.about) }) };
      case 'after':
      case 'putOff': {
        const event = link.about === null ? '' : eventText(link.about);
        return { kind: link.kind, event: link.event, text: fill(links[link.kind], { event }) };
      }
    }
  }

  function toldEdit(edit: JsonObject): ToldEdit {
    const { amount, rule, path = null } = edit;
    // Edits name the piece in one of the fields of answers and events.
    const field = ['card', 'source', 'skill', 'bot', 'by'].find((one) => typeof edit[one] === 'string') ?? '';
    const card = edit[field] ?? null;
    const name = both((_, locale) =>
      typeof card === 'string' ? words.label(documents, locale, bare(card), field) : '',
    );
    const said = both((game) => game.told({ edits: [edit] }).edits[0]?.said ?? '');
    const sentence = ruleSentence(String(rule));
    const text =
      card === null ? sentence : fill({ ja: '{name}：{sentence}', en: '{name}: {sentence}' }, { name, sentence });
    const named = card === null ? null : name;
    return { amount: Number(amount), rule: String(rule), card, name: named, path: path as string | null, said, text };
  }

  const { event, entry, cause, chain } = found;
  if (typeof event['rule'] === 'string') ruleSentence(event['rule']);
  const { base, amount } = event;
  const value =
    typeof base === 'number' && typeof amount === 'number'
      ? { base, amount, edits: ((event['edits'] ?? []) as readonly JsonObject[]).map(toldEdit) }
      : null;
  return {
    index: found.index,
    event,
    text: eventText(event),
    entry,
    cause:
      cause === null ? null : { answer: cause as JsonObject, text: both((game) => game.entry(cause as JsonObject)) },
    value,
    chain: chain.filter(isWorthTelling).map(told),
    rules: [...rules].flatMap((id) => {
      const known = words.rules[id];
      if (known === undefined) return [];
      return [{ id, chapter: known.chapter, page: known.page, text: { ja: known.ja, en: known.en } }];
    }),
  };
}

/** Not what everybody knows: the one who could decline, and a rule twice in a row. */
function isWorthTelling(link: Link, i: number, all: readonly Link[]): boolean {
  if (link.kind === 'answer') return link.rule !== 'KERNEL' || link.entry !== null;
  const before = all[i - 1];
  return !(link.kind === 'step' && before?.kind === 'step' && before.rule === link.rule);
}

const bare = (name: string): string => name.replace(/#[0-9]+$/, '');
