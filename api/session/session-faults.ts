import type { Playable } from '#authoring/project/play/playable.ts';
import { refusalOf } from '#authoring/project/play/refusals.ts';
import { fill } from '#authoring/text/messages/messages.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { RevealedFact } from '#engine/kernel/session/seen-since.ts';
import type { SessionError } from './session-api.ts';

/** Errors of requests, before any game is involved. */
const sentences = {
  notJson: { ja: '1行が1つのJSONとして読めません。', en: 'The line is not one JSON value.' },
  badRequest: {
    ja: '要求の形が違います：{where}：{problem}',
    en: 'The request has the wrong shape: {where}: {problem}',
  },
  unknownCall: { ja: '「{call}」という呼び出しはありません。{instead}', en: 'There is no call "{call}". {instead}' },
  noProject: { ja: 'プロジェクトがまだ読まれていません。', en: 'No project has been read yet.' },
  noGame: { ja: 'ゲーム {game} はありません。', en: 'There is no game {game}.' },
  noSeat: { ja: '席「{seat}」はありません。', en: 'There is no seat "{seat}".' },
  noEntry: {
    ja: '記録は {entries} 件で、{to} までは戻れません。',
    en: 'The log has {entries} entries: there is no {to}.',
  },
  noStretch: {
    ja: '記録は {entries} 件で、{from} から {to} までの間はありません。',
    en: 'The log has {entries} entries: there is no stretch from {from} to {to}.',
  },
  pastSeen: {
    ja: '{to} まで戻ると、席が見たものより前になります。それでも戻すなら "pastSeen": true を付けます。戻したことは記録に残ります。{seen}',
    en: 'Going back to {to} takes back something that a seat has seen. Set "pastSeen": true to do it anyway; it stays marked. {seen}',
  },
  notAsked: { ja: '席「{seat}」には、いま何も聞いていません。', en: 'Seat "{seat}" is not asked anything now.' },
  notOfSeat: {
    ja: '席「{seat}」の答えではありません。ほかの席の答えについては言えません。',
    en: 'This is not an answer of seat "{seat}", which cannot see the answers of others.',
  },
  unseenBySeat: {
    ja: '「{name}」は、この席から見えません。',
    en: '"{name}" is hidden from this seat.',
  },
  noEvent: {
    ja: '出来事は {events} 件で、{event} はありません。',
    en: 'There are {events} events: there is no {event}.',
  },
  noPlace: {
    ja: '「{place}」という場所は、いまの盤面にありません。table か figures から始めて、名前を / でつないでください。',
    en: 'There is no place "{place}" on the table now. Begin with table or figures, and join names with /.',
  },
  noPlayer: { ja: '「{player}」というプレイヤーはいません。{instead}', en: 'There is no player "{player}". {instead}' },
  noAdviser: { ja: 'ここには、先を読むプログラムがいません。', en: 'There is no program here that looks ahead.' },
  notOneGoal: { ja: '目標を to か when のどちらか1つで書いてください。', en: 'Give one goal: "to" or "when".' },
  noGoal: {
    ja: '「{to}」というカードも効果も出来事の種類もありません。{instead}',
    en: 'There is no card, effect or kind of event "{to}". {instead}',
  },
  badCondition: { ja: '条件を読めません：{at}：{problem}', en: 'The condition cannot be read: {at}: {problem}' },
  notLaid: { ja: '盤面を作れません：{at}：{problem}', en: 'The table cannot be set up: {at}: {problem}' },
  newerSave: {
    ja: 'もっと新しい studio が保存したゲームです。新しい studio で開いてください。',
    en: 'This game was saved by a newer studio. Open it with a newer studio.',
  },
  badSave: { ja: '保存されたゲームとして読めません。', en: 'This cannot be read as a saved game.' },
} as const satisfies { readonly [code: string]: Text };

interface Refused {
  readonly seen?: readonly RevealedFact[];
}

/** Thrown for a request that cannot be answered. */
export class RequestError extends Error {
  readonly code: keyof typeof sentences;
  readonly data: JsonObject;
  readonly refused: Refused;
  constructor(code: keyof typeof sentences, data: JsonObject = {}, refused: Refused = {}) {
    super(code);
    this.code = code;
    this.data = data;
    this.refused = refused;
  }
}

/** Rethrows anything that is neither our error nor a refusal of the game. */
export function errorOf(error: unknown, project: Playable | null): SessionError {
  if (error instanceof RequestError) {
    const { code, data, refused } = error;
    const { seen } = refused;
    return { code, message: fill(sentences[code], data), ...(seen === undefined ? {} : { seen: [...seen] }) };
  }
  const refusal = refusalOf(error, project?.system, project?.documents);
  if (refusal === null) throw error;
  const { code, text, rule, chain } = refusal;
  return { code, message: text, ...(rule === null ? {} : { rule }), ...(chain === null ? {} : { chain: [...chain] }) };
}
