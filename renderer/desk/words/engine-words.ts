import type { Locale } from './locale.ts';

/** What the workbench says when the engine does not answer, breaks or gives up, and of a log that was broken off. */
const ja = {
  doing: {
    reading: 'プロジェクトの読み込み',
    beginning: '新しいゲームの準備',
    editing: '編集した内容での再生',
    restoring: 'ゲームの復元',
    playing: 'プレイヤーの手番',
    stepping: '手の取り消し',
    looking: '盤面の表示',
  },
  entry: (sentence: string) => `「${sentence}」`,
  doingAt: (doing: string, at: string) => `${doing}（${at}）`,
  effectsOf: (cards: string) => `${cards}の効果`,
  silent: (doing: string, where: string) =>
    where === ''
      ? `${doing}の途中から、エンジンが答えません。`
      : `${doing}の途中、${where}から、エンジンが答えません。`,
  slow: (doing: string, where: string) => `${doing}に時間がかかっています${where === '' ? '' : `（${where}）`}。`,
  broke: (doing: string) => `${doing}の途中で、エンジンが壊れました。編集はそのまま続けられます。`,
  endless: (doing: string, where: string) =>
    `${doing}は最後まで進めません。${where === '' ? '効果' : where}が終わらないためです。ゲームはその前のままです。`,
  chain: '効果の連なり',
  stop: '止めて元に戻す',
  stopFirst: '止める',
  wait: '待つ',
  restart: 'エンジンを起動し直す',
  replayEndless: 'この内容では再生が終わらないので止めました。ゲームは前の内容のままです。',
  replayGaveUp: (at: string, entry: string, where: string) =>
    `${at}「${entry}」は${where === '' ? '効果' : where}が終わらず、その手前で止まりました。`,
  wentOn: (dropped: number) => `ここから続けています。後の${dropped}手は外しました。`,
  takeBack: '外した手を戻す',
  changedHere: 'ここから変わった',
};

const en: typeof ja = {
  doing: {
    reading: 'reading the project',
    beginning: 'setting a new game up',
    editing: 'playing the game again on the edited text',
    restoring: 'bringing the game back',
    playing: 'letting a player go on',
    stepping: 'stepping back',
    looking: 'showing the table',
  },
  entry: (sentence) => `“${sentence}”`,
  doingAt: (doing, at) => `${doing} (${at})`,
  effectsOf: (cards) => `the effects of ${cards}`,
  silent: (doing, where) =>
    where === ''
      ? `The engine does not answer. It was at ${doing}.`
      : `The engine does not answer. It was at ${doing}, in ${where}.`,
  slow: (doing, where) => `This takes a while: ${doing}${where === '' ? '' : ` (${where})`}.`,
  broke: (doing) => `The engine broke at ${doing}. You can go on editing.`,
  endless: (doing, where) =>
    `This cannot be carried through: ${doing}. It comes to no end in ${where === '' ? 'its effects' : where}. The game is as it was before.`,
  chain: 'Chain of effects',
  stop: 'Stop and go back',
  stopFirst: 'Stop',
  wait: 'Wait',
  restart: 'Start the engine again',
  replayEndless: 'The replay on this text came to no end and was stopped. The game stays on the text before.',
  replayGaveUp: (at, entry, where) =>
    `Stopped before ${at}, “${entry}”: it comes to no end in ${where === '' ? 'its effects' : where}.`,
  wentOn: (dropped) =>
    `Going on from here; ${dropped === 1 ? '1 later entry was' : `${dropped} later entries were`} dropped.`,
  takeBack: 'Take the dropped entries back',
  changedHere: 'changed here',
};

export type EngineWords = typeof ja;
export const engineWords: Readonly<Record<Locale, EngineWords>> = { ja, en };
