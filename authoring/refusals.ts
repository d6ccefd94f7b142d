import type { JsonObject } from '#engine/kernel/json.ts';
import { EngineFault } from '#engine/kernel/problem.ts';
import { Refused, type RuleSystem, type Text } from '#engine/kernel/system.ts';
import type { Reason, Why } from '#engine/kernel/why.ts';
import { fill } from './messages.ts';
import { BadEntries } from './playable.ts';

/** What the kernel refuses, whatever the game. Systems have sentences of their own. */
const sentences: { readonly [code: string]: Text } = {
  illegal: { ja: 'いまその答えはできません。{reason}', en: 'That answer is not legal now. {reason}' },
  ambiguous: {
    ja: 'その答えは1つに決まりません。もっと項目を書いてください。',
    en: 'That answer means several; give more of its fields.',
  },
  stopped: {
    ja: 'ゲームはブレークポイントで止まっています。先に resume で進めてください。',
    en: 'The game stands at a breakpoint: resume it first.',
  },
  over: { ja: 'ゲームはもう終わっています。', en: 'The game is over.' },
  otherSystem: { ja: '別のゲーム（{system}）の記録です。', en: 'This was saved from another game ({system}).' },
  otherContent: {
    ja: '別の内容で遊ばれた記録です（contentHash {contentHash}）。',
    en: 'This was played on other content (contentHash {contentHash}).',
  },
  tooManyPlayers: { ja: 'プレイヤーは{most}人までです。', en: 'There can be {most} players at most.' },
  noOverlay: { ja: 'このゲームは、内容を上に重ねられません。', en: 'This game takes no content laid over it.' },
  badEntries: { ja: '上に重ねた内容に誤りがあります：{problem}', en: 'The content laid over has an error: {problem}' },
  loop: { ja: 'カードの効果が終わりません：{chain}', en: 'Effects of the content never end: {chain}' },
  depth: {
    ja: 'カードの効果がどこまでも重なります：{chain}',
    en: 'Effects of the content pile up without end: {chain}',
  },
  missing: {
    ja: '記録が、いまの内容にないものを指しています：{chain}',
    en: 'Something is named that is no longer there: {chain}',
  },
  other: { ja: 'できません（{code}）。{data}', en: 'This cannot be done ({code}). {data}' },
};

/** Why an answer is legal or not, by the reason. */
const reasons: { readonly [R in Reason]: Text } = {
  offered: { ja: 'いまできます。{reason}', en: 'It is legal now. {reason}' },
  excluded: { ja: 'ルールにより、いまはできません。{reason}', en: 'A rule forbids it now. {reason}' },
  unfit: {
    ja: 'それは対象になりません（{field}：{value}）。{reason}',
    en: 'It is not open for that ({field}: {value}). {reason}',
  },
  unknown: {
    ja: '卓に「{value}」というものはありません（{field}）。{reason}',
    en: 'There is no "{value}" on the table ({field}). {reason}',
  },
  notNow: { ja: 'いまは別のことを決めています。{reason}', en: 'Something else is being decided now. {reason}' },
  noSuchAction: { ja: '「{value}」という行動はありません。', en: 'There is no action "{value}".' },
  over: { ja: 'いま決めることはありません。', en: 'Nothing is being decided now.' },
};

/** Why an answer is legal or not, in a sentence with that of the rule. */
export function whyText({ rule, reason: kind, field, asked }: Why, answer: JsonObject, system: RuleSystem): Text {
  const rules = [rule, ...(asked === undefined ? [] : [asked.rule])].map((one) => reason(one, system));
  const [ja, en] = (['ja', 'en'] as const).map((locale) =>
    rules.map((one) => (typeof one === 'string' ? one : one[locale])).filter((one) => one !== ''),
  ) as [string[], string[]];
  const value = answer[kind === 'noSuchAction' ? 'do' : (field ?? '')];
  return fill(reasons[kind], {
    field: field ?? 'do',
    value: value ?? '…',
    reason: { ja: ja.join('　'), en: en.join(' ') },
  });
}

/** Why something could not be done. */
export interface Refusal {
  readonly code: string;
  readonly text: Text;
  readonly rule: string | null;
  readonly data: JsonObject;
  /** The effects of the content that ran when the engine gave up; null when it was not the engine. */
  readonly chain: readonly string[] | null;
}

/** An error in words; null when it is a defect of ours. */
export function refusalOf(error: unknown, system: RuleSystem | undefined): Refusal | null {
  if (error instanceof Refused) return refusal(error.refusal.code, error.refusal.data, system);
  if (error instanceof EngineFault) {
    const chain = shortened(error.effects);
    return { ...refusal(error.code, { chain: shortened(error.chain) }, system), chain };
  }
  if (error instanceof BadEntries) return refusal('badEntries', { problem: { ...error.text } }, system);
  return null;
}

function refusal(code: string, data: JsonObject, system: RuleSystem | undefined): Refusal {
  const rule = typeof data['rule'] === 'string' ? data['rule'] : null;
  const sentence = system?.words.refusals[code] ?? sentences[code];
  const text =
    sentence === undefined
      ? fill(sentences['other'] as Text, { code, data })
      : fill(sentence, { ...data, reason: rule === null ? '' : reason(rule, system) });
  return { code, text, rule, data, chain: null };
}

function reason(rule: string, system: RuleSystem | undefined): Text | string {
  const words = ruleText(rule, system);
  if (words === null) return rule === 'KERNEL' ? '' : rule;
  return { ja: `${words.ja}（${rule}）`, en: `${words.en} (${rule})` };
}

/** The sentence of a rule; null when the system's list has none. */
export function ruleText(rule: string, system: RuleSystem | undefined): Text | null {
  const words = system?.words.rules[rule];
  return words === undefined ? null : { ja: words.ja, en: words.en };
}

/** A long chain goes round: its beginning and its end say enough. */
export function shortened(chain: readonly string[]): readonly string[] {
  return chain.length <= 12 ? chain : [...chain.slice(0, 6), '…', ...chain.slice(-6)];
}
