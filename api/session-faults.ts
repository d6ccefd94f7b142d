import { fill } from '#authoring/messages.ts';
import type { Json, JsonObject } from '#engine/kernel/json.ts';
import { EngineFault } from '#engine/kernel/problem.ts';
import { Refused, type RuleSystem, type Text } from '#engine/kernel/system.ts';
import type { SessionError } from './session-api.ts';

/** What a request can be answered with instead of what it asked for. Systems add their own refusals. */
const sentences: { readonly [code: string]: Text } = {
  notJson: { ja: '1行が1つのJSONとして読めません。', en: 'The line is not one JSON value.' },
  badRequest: {
    ja: '要求の形が違います：{where}：{problem}',
    en: 'The request has the wrong shape: {where}: {problem}',
  },
  unknownCall: { ja: '「{call}」という呼び出しはありません。{instead}', en: 'There is no call "{call}". {instead}' },
  noProject: { ja: 'プロジェクトがまだ読まれていません。', en: 'No project has been read yet.' },
  badContent: { ja: '上に重ねた内容に誤りがあります：{problem}', en: 'The content laid over has an error: {problem}' },
  noGame: { ja: 'ゲーム {game} はありません。', en: 'There is no game {game}.' },
  noSeat: { ja: '席「{seat}」はありません。', en: 'There is no seat "{seat}".' },
  noEntry: {
    ja: '記録は {entries} 件で、{to} までは戻れません。',
    en: 'The log has {entries} entries; {to} is not among them.',
  },
  noPlayer: { ja: '「{player}」というプレイヤーはいません。{instead}', en: 'There is no player "{player}". {instead}' },
  illegal: { ja: 'いまその答えはできません。{reason}', en: 'That answer is not legal now. {reason}' },
  ambiguous: {
    ja: 'その答えは1つに決まりません。もっと項目を書いてください。',
    en: 'That answer means several; give more of its fields.',
  },
  over: { ja: 'ゲームはもう終わっています。', en: 'The game is over.' },
  badSave: { ja: '保存されたゲームとして読めません。', en: 'This is not a saved game, or it was altered.' },
  noOverlay: { ja: 'このゲームは、内容を上に重ねられません。', en: 'This game takes no content laid over it.' },
  otherSystem: { ja: '別のゲーム（{system}）の記録です。', en: 'This was saved from another game ({system}).' },
  otherContent: {
    ja: '別の内容で遊ばれた記録です（contentHash {contentHash}）。',
    en: 'This was played on other content (contentHash {contentHash}).',
  },
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

/** A request that cannot be answered, found before any game was asked. */
export class Unanswerable extends Error {
  readonly code: string;
  readonly data: JsonObject;
  constructor(code: string, data: JsonObject = {}) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** What went wrong, in words. What is none of these is a defect of ours, and is thrown on. */
export function errorOf(error: unknown, system: RuleSystem | undefined): SessionError {
  if (error instanceof Unanswerable) return said(error.code, error.data, system);
  if (error instanceof Refused) return said(error.refusal.code, error.refusal.data, system);
  if (error instanceof EngineFault) return said(error.code, { chain: shortened(error.chain) }, system);
  throw error;
}

/** A refusal in words: its code, the rule it names, and the sentence with its values filled in. */
export function said(code: string, data: JsonObject, system: RuleSystem | undefined): SessionError {
  const rule = data['rule'];
  const own = system?.words.refusals[code] ?? sentences[code];
  const message =
    own === undefined
      ? fill(sentences['other'] as Text, { code, data })
      : fill(own, { ...data, ...spoken(rule, system) });
  return { code, message, ...(typeof rule === 'string' ? { rule } : {}), data };
}

function spoken(rule: Json | undefined, system: RuleSystem | undefined): { readonly reason?: Text } {
  if (typeof rule !== 'string' || rule === 'KERNEL') return {};
  const words = ruleText(rule, system);
  return {
    reason: words === null ? { ja: rule, en: rule } : { ja: `${words.ja}（${rule}）`, en: `${words.en} (${rule})` },
  };
}

/** The sentence of a rule; null when the system's list has none. */
export function ruleText(rule: string, system: RuleSystem | undefined): Text | null {
  const words = system?.words.rules[rule];
  return words === undefined ? null : { ja: words.ja, en: words.en };
}

/** A long chain goes round: its beginning and its end say enough. */
function shortened(chain: readonly string[]): Json {
  return chain.length <= 12 ? chain : [...chain.slice(0, 6), '…', ...chain.slice(-6)];
}
