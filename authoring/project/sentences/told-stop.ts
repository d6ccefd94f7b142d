import type { Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Stop } from '#engine/kernel/explain/stops.ts';
import { phraseOf, voiceOf } from './speak.ts';
import type { SpokenGame } from './spoken-game.ts';

/** Something that is known where a game stands still, in words. */
export interface ToldValue {
  readonly name: string;
  readonly value: string;
}
/** Where a game stands still, in words. */
export interface ToldStop {
  /** The effect; null after an event of the rules alone. */
  readonly path: string | null;
  /** What is about to be done, or what has happened. */
  readonly sentence: string;
  /** The event after which it stands, by its place among all; null: it stands before an effect. */
  readonly event: number | null;
  /** What the text stands on, whose it is, what it is aimed at; null: nothing, nobody. */
  readonly source: string | null;
  readonly self: string | null;
  readonly target: string | null;
  readonly names: readonly ToldValue[];
  /** The effects that run, from the outermost. */
  readonly running: readonly { readonly path: string; readonly sentence: string }[];
  /** What the nodes inside come to, by their paths. */
  readonly values: readonly { readonly path: string; readonly value: string }[];
}

/** What a stop is told with: a game, the documents that it is played on, and who speaks of it. */
interface Telling {
  readonly system: RuleSystem;
  readonly documents: Documents;
  readonly speak: SpokenGame;
  readonly locale: Locale;
  /** The effect at a path, as it is written. */
  readonly nodeAt: (path: string) => unknown;
}

const words = {
  nothing: { ja: 'なし', en: 'none' },
  yes: { ja: 'はい', en: 'yes' },
  no: { ja: 'いいえ', en: 'no' },
  between: { ja: '、', en: ', ' },
} as const;

/** A stop in words. */
export function toldStop(stop: Stop, { system, documents, speak, locale, nodeAt }: Telling): ToldStop {
  const voice = voiceOf(system, (spoken, id) => system.words.label(documents, spoken, id));
  const named = (thing: Json): string => speak.name('', thing);
  const nameOf = (thing: Json): string | null => (typeof thing === 'string' ? named(thing) : null);
  const said = (value: Json): string => {
    if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][locale];
    if (typeof value === 'number') return String(value).replace('-', '−');
    if (!Array.isArray(value)) return nameOf(value) ?? words.nothing[locale];
    return value.length === 0 ? words.nothing[locale] : value.map(named).join(words.between[locale]);
  };
  const sentence = (node: unknown): string => phraseOf(node, locale, voice);
  return {
    path: stop.path,
    sentence: stop.event === null || stop.about === null ? sentence(stop.node) : speak.event(stop.about),
    event: stop.event,
    source: nameOf(stop.source),
    self: nameOf(stop.self),
    target: nameOf(stop.target),
    names: Object.entries(stop.names).map(([name, value]) => ({ name, value: said(value) })),
    running: stop.running.map((path) => ({ path, sentence: sentence(nodeAt(path)) })),
    values: stop.values.map(({ path, value }) => ({ path, value: said(value) })),
  };
}
