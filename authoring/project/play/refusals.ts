import { didYouMean, fill } from '#authoring/text/messages/messages.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { type Documents, RefusalError, type RuleSystem, type Text } from '#engine/kernel/contract/system.ts';
import type { Why } from '#engine/kernel/decisions/why.ts';
import { OverlayError } from './playable.ts';
import { ruleSentence, whyText } from './why-text.ts';

/** Refusals of the kernel; games have their own. */
const sentences: { readonly [code: string]: Text } = {
  illegal: { ja: '{reason}', en: '{reason}' },
  ambiguous: {
    ja: 'その答えは1つに決まりません。もっと項目を書いてください。',
    en: 'That answer matches several options; give more of its fields.',
  },
  stopped: {
    ja: 'ゲームはブレークポイントで止まっています。先に resume で進めてください。',
    en: 'The game is stopped at a breakpoint: resume it first.',
  },
  over: { ja: 'ゲームはもう終わっています。', en: 'The game is over.' },
  otherSystem: {
    ja: '別のゲーム（{system}）の記録です。このプロジェクトのゲームは {own} です。',
    en: 'This was saved from another game ({system}); this project is for {own}.',
  },
  otherContent: {
    ja: '別の内容で遊ばれた記録です（contentHash {contentHash}）。',
    en: 'This was played with different content (contentHash {contentHash}).',
  },
  wrongNumberOfPrograms: {
    ja: '席は{seats}つです。プログラムは1つ（すべての席を受け持つ）か、席ごとに{seats}つ選んでください（いまは{programs}つ）。',
    en: 'There are {seats} seats: choose one program for all of them, or {seats}, one for each seat (now {programs}).',
  },
  tooManyPlayers: { ja: 'プレイヤーは{most}人までです。', en: 'There can be at most {most} players.' },
  tooFewPlayers: { ja: 'プレイヤーは{least}人からです。', en: 'There must be at least {least} players.' },
  noSuchOption: {
    ja: 'このゲームに {option} という指定はありません。あるのは{known}です。{instead}',
    en: 'This game has no option {option}. Its options: {known}. {instead}',
  },
  noSuchChoice: {
    ja: '{option} に「{given}」は選べません。選べるのは{known}です。{instead}',
    en: '{option} cannot be "{given}". Choose one of: {known}. {instead}',
  },
  oneChoice: { ja: '{option} に選べるのは1つだけです。', en: '{option} takes only one choice.' },
  noOverlay: { ja: 'このゲームは、内容を上に重ねられません。', en: 'This game does not support additional content.' },
  badEntries: { ja: '上に重ねた内容に誤りがあります：{problem}', en: 'The additional content has an error: {problem}' },
  loop: { ja: 'カードの効果が終わりません：{chain}', en: 'Card effects never end: {chain}' },
  depth: {
    ja: 'カードの効果がどこまでも重なります：{chain}',
    en: 'Card effects nest without end: {chain}',
  },
  noEnd: {
    ja: '{decisions}回答えても、ゲームが終わりません。',
    en: 'The game has not ended after {decisions} answers.',
  },
  missing: {
    ja: '記録が、いまの内容にないものを指しています：{chain}',
    en: 'The record refers to something that the current content does not have: {chain}',
  },
  other: { ja: 'できません（{code}）。{data}', en: 'This cannot be done ({code}). {data}' },
};

export interface ExplainedRefusal {
  readonly code: string;
  readonly text: Text;
  readonly rule: string | null;
  readonly data: JsonObject;
  /** Effects that were running when the engine gave up; null for other refusals. */
  readonly chain: readonly string[] | null;
}

/** Null for unexpected errors. */
export function refusalOf(
  error: unknown,
  system: RuleSystem | undefined,
  documents: Documents = {},
): ExplainedRefusal | null {
  if (error instanceof RefusalError) return refusal(error.refusal.code, error.refusal.data, system, documents);
  if (error instanceof EngineFault) {
    const chain = shortened(error.effects);
    return { ...refusal(error.code, { chain: [...error.chain] }, system, documents), chain };
  }
  if (error instanceof OverlayError) return refusal('badEntries', { problem: { ...error.text } }, system, documents);
  return null;
}

export function refusal(
  code: string,
  whole: JsonObject,
  system: RuleSystem | undefined,
  documents: Documents = {},
): ExplainedRefusal {
  const data = Array.isArray(whole['chain']) ? { ...whole, chain: shortened(whole['chain']) } : whole;
  const rule = typeof data['rule'] === 'string' ? data['rule'] : null;
  const sentence = system?.words.refusals[code] ?? sentences[code];
  const near = nearestOf(data);
  const reason = reasonOf(data, system, documents) ?? (rule === null ? '' : ruleSentence(rule, system));
  const text =
    sentence === undefined
      ? fill(sentences['other'] as Text, { code, data })
      : fill(sentence, { ...data, reason, instead: didYouMean(near) });
  return { code, text, rule, data: near === undefined ? data : { ...data, nearest: near }, chain: null };
}

function nearestOf({ given, known }: JsonObject): string | undefined {
  return typeof given === 'string' && Array.isArray(known) ? nearest(given, known as readonly string[]) : undefined;
}

function reasonOf({ why, answer }: JsonObject, system: RuleSystem | undefined, documents: Documents): Text | null {
  if (system === undefined || !isObject(why) || !isObject(answer)) return null;
  return whyText(why as unknown as Why, answer, system, documents);
}

/** Null if the system has no such rule. */
export function ruleText(rule: string, system: RuleSystem | undefined): Text | null {
  const words = system?.words.rules[rule];
  return words === undefined ? null : { ja: words.ja, en: words.en };
}

/** Endless chains repeat, so the middle is left out. */
export function shortened(chain: readonly string[]): readonly string[] {
  return chain.length <= 12 ? chain : [...chain.slice(0, 6), '…', ...chain.slice(-6)];
}
