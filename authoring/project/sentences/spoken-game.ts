import { fillIn, isolatedName } from '#authoring/text/messages/messages.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import { resultName } from '#engine/kernel/contract/outcome.ts';
import type { Documents, SystemWords } from '#engine/kernel/contract/system.ts';
import { valueGroups } from '#engine/kernel/contract/value-groups.ts';
import type { EventOrigin } from '#engine/kernel/observers/event-origins.ts';

export interface EventView {
  readonly kind: string;
  readonly sentence: string;
  readonly base: number | null;
  readonly amount: number | null;
  readonly edits: readonly { readonly amount: number; readonly said: string; readonly reason: string }[];
  /** The card that caused it; null: a rule did. */
  readonly cause: { readonly name: string; readonly label: string } | null;
  /** Path of the effect; null: none. */
  readonly path: string | null;
  /** Index of the event that it follows from; null: none or unknown. */
  readonly parent: number | null;
  /** What the rule book calls it here; null: nothing special. */
  readonly because: string | null;
  /** Null: an effect did it. */
  readonly rule: string | null;
  /** The event that deferred it; null: not deferred. */
  readonly since: string | null;
}
export interface EventCause {
  readonly origin: EventOrigin;
  readonly since: JsonObject | null;
}

export interface SpokenGame {
  answer(answer: JsonObject): string;
  /** Distinct sentences: the effect of a card is named only if needed. */
  answers(answers: readonly JsonObject[]): readonly string[];
  /** An answer or a cheat. */
  entry(entry: JsonObject): string;
  prompt(step: string, about: JsonObject): string;
  event(event: JsonObject): string;
  told(event: JsonObject, whence?: EventCause): EventView;
  rule(rule: string): string;
  result(result: string): string;
  name(field: string, value: Json): string;
  labels(table: Json): Readonly<Record<string, string>>;
}

const secretly: Text = { ja: '[{by}：]伏せて答えた', en: '[{by}: ]Answered in secret' };

export function speakGame(words: SystemWords, documents: Documents, locale: Locale): SpokenGame {
  const called = new Map<string, Map<string, string>>();
  /** Copy numbers are given only to make sentences distinct. */
  let withCopies = false;

  function label(name: string, field = ''): string {
    const asked = withCopies || !name.includes('#') ? name : name.replace(/#[0-9]+$/, '');
    const ofField = called.get(field) ?? new Map<string, string>();
    called.set(field, ofField);
    const known = ofField.get(asked) ?? isolatedName(words.label(documents, locale, asked, field));
    ofField.set(asked, known);
    return known === asked ? name : known;
  }

  /** A name of the project, else a word of the game, preferably of the group named like the field. */
  function speak(field: string, value: Json): Json {
    if (Array.isArray(value)) return value.map((one: Json) => speak(field, one));
    // The game may have words for true and false.
    if (typeof value === 'boolean') return words.groups[field]?.[String(value)]?.[locale] ?? null;
    if (typeof value !== 'string') return value;
    const said = label(value, field);
    if (said !== value) return said;
    const group = words.groups[field]?.[value] ?? valueGroups(words).find((one) => value in one)?.[value];
    return group?.[locale] ?? value;
  }

  function say(sentence: Text | undefined, about: JsonObject): string {
    const spoken = Object.fromEntries(
      Object.entries(about).map(([field, value]) => [
        field,
        field === 'effect' ? effectOf(about) : speak(field, value),
      ]),
    );
    if (sentence !== undefined) return asSentence(fillIn(sentence, spoken, locale).trimEnd());
    return Object.values(spoken)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join(' ');
  }

  /** An effect is named by what the card prints, not by its id. */
  function effectOf(about: JsonObject): Json {
    const { effect } = about;
    if (typeof effect !== 'string') return null;
    for (const [field, on] of Object.entries(about)) {
      const path = `${String(on).replace(/#[0-9]+$/, '')}/effects/${effect}`;
      const said = label(path, field);
      if (said !== path) return said;
    }
    return effect;
  }

  const event = (one: JsonObject) => say(words.events[String(one['kind'])], one);
  function answer(one: JsonObject): string {
    const cheat = one['cheat'];
    if (isObject(cheat)) return cheated(cheat);
    return say(words.answers[String(one['do'])] ?? (one['do'] === 'secret' ? secretly : undefined), one);
  }

  function cheated(cheat: JsonObject): string {
    const [word = '', about] = Object.entries(cheat)[0] ?? [];
    const sentence = words.cheats[word];
    if (sentence !== undefined && isObject(about)) return say(sentence, about);
    return `${Object.keys(cheat).join(' ')} ${Object.values(cheat).map(plain).join(' ')}`;
  }

  const short = ({ effect: _, ...rest }: JsonObject): string => answer(rest);

  function answers(all: readonly JsonObject[]): readonly string[] {
    const first = all.map(short);
    const isAlone = (said: readonly string[], i: number) =>
      said.indexOf(said[i] as string) === said.lastIndexOf(said[i] as string);
    withCopies = true;
    const second = all.map((one, i) => (isAlone(first, i) ? (first[i] as string) : short(one)));
    const third = all.map((one, i) => (isAlone(second, i) ? (second[i] as string) : answer(one)));
    withCopies = false;
    return third;
  }

  return {
    answer,
    answers,
    entry: short,
    prompt: (step, about) => say(words.prompts[step] ?? words.prompts['KERNEL'], about),
    event,
    told(one, whence) {
      const saying = becauseOf(whence?.origin.steps ?? []);
      const edits = Array.isArray(one['edits']) ? (one['edits'] as readonly JsonObject[]) : [];
      return {
        kind: String(one['kind']),
        sentence: event(one),
        base: typeof one['base'] === 'number' ? one['base'] : null,
        amount: typeof one['amount'] === 'number' ? one['amount'] : null,
        edits: edits.map((edit) => ({ amount: Number(edit['amount']), said: saidOf(edit), reason: reasonOf(edit) })),
        cause: causeOf(one),
        path: typeof one['path'] === 'string' ? one['path'] : null,
        parent: whence?.origin.parent ?? null,
        because: saying?.said ?? null,
        rule: saying?.rule ?? ruleOf(one, whence),
        since: whence?.since == null ? null : event(whence.since),
      };
    },
    rule(rule) {
      const text = words.rules[rule];
      return text === undefined ? '' : `${text[locale]} (${rule})`;
    },
    result: (result) => resultName(words.results, result)[locale],
    name: (field, value) => fillIn({ ja: '{value}', en: '{value}' }, { value: speak(field, value) }, locale),
    labels(table) {
      const labels: { [name: string]: string } = {};
      for (const name of namesIn(table)) labels[name] = label(name);
      return labels;
    },
  };

  function becauseOf(steps: EventOrigin['steps']): { readonly said: string; readonly rule: string } | null {
    const found = steps.find(({ step }) => words.origins?.[step] !== undefined);
    return found === undefined ? null : { said: words.origins?.[found.step]?.[locale] ?? '', rule: found.rule };
  }

  /** A prevented event has the rule that prevents it. */
  function ruleOf({ rule, status }: JsonObject, whence: EventCause | undefined): string | null {
    const found = status === 'applied' ? (whence?.origin.rule ?? rule) : (rule ?? whence?.origin.rule);
    return typeof found === 'string' && words.rules[found] !== undefined ? found : null;
  }

  function causeOf({ cause, path }: JsonObject): EventView['cause'] {
    return typeof cause === 'string' && typeof path === 'string'
      ? { name: cause, label: String(speak(path.split('/')[0] ?? '', cause)) }
      : null;
  }

  /** Other layers than addition have a word of the game. */
  function saidOf(edit: JsonObject): string {
    const amount = Number(edit['amount']);
    const word = words.groups['editLayer']?.[String(edit['layer'])];
    return word === undefined ? `${amount < 0 ? '−' : '+'}${Math.abs(amount)}` : say(word, edit);
  }

  function reasonOf(edit: JsonObject): string {
    for (const field of ['card', 'source', 'skill', 'bot']) {
      const name = edit[field];
      if (typeof name === 'string') return label(name, field);
    }
    const word = words.groups['editRule']?.[String(edit['rule'])];
    return word === undefined ? String(edit['rule']) : say(word, edit);
  }

  function plain(value: Json): string {
    if (!isObject(value)) return Array.isArray(value) ? value.map(plain).join(' ') : label(String(value));
    return Object.entries(value)
      .map(([key, one]) => `${label(key)} ${plain(one)}`)
      .join(' ');
  }
}

function asSentence(said: string): string {
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

const endsInDigit = (key: string): boolean => key.charCodeAt(key.length - 1) >> 4 === 3;

function namesIn(value: Json, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value.includes('#') ? value.slice(0, value.indexOf('#')) : value);
  else if (Array.isArray(value)) for (const one of value as readonly Json[]) namesIn(one, found);
  else if (isObject(value)) {
    for (const [key, one] of Object.entries(value)) {
      found.add(key);
      // Numbered slots of an area that has a name itself.
      if (endsInDigit(key)) found.add(key.replace(/[0-9]+$/, ''));
      namesIn(one, found);
    }
  }
  return found;
}
