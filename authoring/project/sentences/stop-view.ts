import type { Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Stop } from '#engine/kernel/explain/stops.ts';
import { phraseOf, voiceOf } from './speak.ts';
import type { SpokenGame } from './spoken-game.ts';

export interface ValueView {
  readonly name: string;
  readonly value: string;
}
export interface StopView {
  /** Null after an event of the rules. */
  readonly path: string | null;
  readonly sentence: string;
  /** Index of the event after which it stopped; null: before an effect. */
  readonly event: number | null;
  /** Of the effect: card, owner, target; null: none. */
  readonly source: string | null;
  readonly self: string | null;
  readonly target: string | null;
  readonly names: readonly ValueView[];
  /** Outermost first. */
  readonly running: readonly { readonly path: string; readonly sentence: string }[];
  /** Values of inner nodes by path. */
  readonly values: readonly { readonly path: string; readonly value: string }[];
}

interface Telling {
  readonly system: RuleSystem;
  readonly documents: Documents;
  readonly speak: SpokenGame;
  readonly locale: Locale;
  readonly nodeAt: (path: string) => unknown;
}

const words = {
  nothing: { ja: 'なし', en: 'none' },
  yes: { ja: 'はい', en: 'yes' },
  no: { ja: 'いいえ', en: 'no' },
  between: { ja: '、', en: ', ' },
} as const;

export function stopView(stop: Stop, { system, documents, speak, locale, nodeAt }: Telling): StopView {
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
