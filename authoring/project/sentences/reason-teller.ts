import { fill } from '#authoring/text/messages/messages.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Documents, RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import { writtenAt } from '../documents/effect-place.ts';
import { phraseOf, voiceOf } from './speak.ts';
import { type SpokenGame, speakGame } from './spoken-game.ts';
import type { Voice } from './voice.ts';

export interface RuleView {
  readonly id: string;
  readonly chapter: string;
  readonly page: string;
  readonly text: Text;
}
export interface EditView {
  readonly amount: number;
  readonly rule: string;
  readonly card: Json;
  /** Null if only a rule did it. */
  readonly name: Text | null;
  readonly path: string | null;
  /** Such as `−2`, `×2`. */
  readonly said: Text;
  readonly text: Text;
}
const states: { readonly [status: string]: Text } = {
  cancelled: { ja: '（打ち消された）', en: ' (cancelled)' },
  prevented: { ja: '（禁じられている）', en: ' (prevented)' },
  replaced: { ja: '（置き換えられ、起きなかった）', en: ' (replaced: it did not happen)' },
  failed: { ja: '（できなかった）', en: ' (it could not be done)' },
};
const noText: Text = { ja: '（規則の文はまだない）', en: '(no sentence yet)' };

/** Turns reasons into sentences and collects the rules involved. */
export class ReasonSentences {
  private readonly system: Pick<RuleSystem, 'words' | 'language'>;
  private readonly documents: Documents;
  private readonly games: { readonly [locale in Locale]: SpokenGame };
  private readonly voice: Voice;
  private readonly rules = new Set<string>();

  constructor(system: Pick<RuleSystem, 'words' | 'language'>, documents: Documents) {
    const { words } = system;
    this.system = system;
    this.documents = documents;
    this.games = { ja: speakGame(words, documents, 'ja'), en: speakGame(words, documents, 'en') };
    this.voice = voiceOf(system, (locale, id) => words.label(documents, locale, id));
  }

  both(say: (game: SpokenGame, locale: Locale) => string): Text {
    return { ja: say(this.games.ja, 'ja'), en: say(this.games.en, 'en') };
  }
  event(event: JsonObject): Text {
    const state = states[String(event['status'])];
    return this.both((game, locale) => `${game.event(event)}${state?.[locale] ?? ''}`);
  }
  node(node: unknown): Text {
    return this.both((_, locale) => phraseOf(node, locale, this.voice));
  }
  label(name: string, field?: string): Text {
    return this.both((_, locale) => this.system.words.label(this.documents, locale, bare(name), field));
  }
  /** Also records the rule as involved. */
  rule(rule: string): Text {
    this.rules.add(rule);
    const known = this.system.words.rules[rule];
    return known === undefined ? noText : { ja: known.ja, en: known.en };
  }
  hadPart(rules: readonly string[]): void {
    for (const rule of rules) this.rules.add(rule);
  }
  get toldRules(): readonly RuleView[] {
    return [...this.rules].flatMap((id) => {
      const known = this.system.words.rules[id];
      if (known === undefined) return [];
      return [{ id, chapter: known.chapter, page: known.page, text: { ja: known.ja, en: known.en } }];
    });
  }

  edit(edit: JsonObject): EditView {
    const { amount, rule, effect } = edit;
    const field = ['card', 'source', 'skill', 'bot', 'by'].find((one) => typeof edit[one] === 'string') ?? '';
    const card = edit[field] ?? null;
    const name = typeof card === 'string' ? this.label(card, field) : { ja: '', en: '' };
    const said = this.both((game) => game.told({ edits: [edit] }).edits[0]?.said ?? '');
    const sentence = this.rule(String(rule));
    const text =
      card === null ? sentence : fill({ ja: '{name}：{sentence}', en: '{name}: {sentence}' }, { name, sentence });
    const named = card === null ? null : name;
    const path = (edit['path'] ?? this.wayTo(card, effect ?? null)) as string | null;
    return { amount: Number(amount), rule: String(rule), card, name: named, path, said, text };
  }

  /** Null if it does not exist. */
  private wayTo(card: Json, effect: Json): string | null {
    if (typeof card !== 'string' || typeof effect !== 'string') return null;
    const way = `${bare(card)}/effects/${effect}`;
    return writtenAt(this.documents, way) === undefined ? null : way;
  }
}

const bare = (name: string): string => name.replace(/#[0-9]+$/, '');
