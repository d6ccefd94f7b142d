import type { TestsTold } from '../playtests/tests-told.ts';
import type { Locale } from './locale.ts';

/** What the lists of messages and of running work, and the items of the status bar, say of themselves. */
const ja = {
  button: (unread: number) => (unread === 0 ? 'お知らせ' : `お知らせ（新しいもの${unread}件）`),
  heading: 'お知らせ',
  none: 'お知らせはありません。',
  clear: 'すべて消す',
  kinds: { info: 'お知らせ', warning: '注意', error: 'できなかったこと' },
  work: 'いま動いているもの',
  noWork: '動いているものはありません。',
  running: (name: string, count: number) => (count === 1 ? name : `${name}ほか${count - 1}件`),
  stop: (name: string) => `止める：${name}`,
  stopShort: '止める',
  far: (done: number, of: number | null) => (of === null ? (done === 0 ? '' : `${done}`) : `${done} / ${of}`),
  settingsDamaged: '設定のファイルを読めませんでした',
  settingsDamagedText: (file: string) => `初期値で始めました。元のファイルは${file}に取ってあります。`,
  settingsNotKept: '設定を書き込めませんでした',
  settingsNotKeptText: (code: string) => `ディスクの空きと権限を確かめてください（${code}）。くり返し試しています。`,
  notSaved: (path: string) => `${path}を保存できませんでした`,
  notSavedText: 'ファイルを開くと、わけと、できることが上に出ています。',
  notKept: '書きかけの控えを取れませんでした',
  folderGone: {
    title: 'プロジェクトのフォルダーがなくなりました',
    text: '書きかけの文は残っています。フォルダーが元の場所に戻れば、そのまま続けられます。これまでに保存した版は「履歴」にあり、そこからファイルを作り直せます。',
  },
  manyChanged: (changed: number, gone: number) =>
    `ほかのプログラムが${changed + gone}個のファイルを書き換えました${gone > 0 ? `（${gone}個は消えました）` : ''}`,
  manyChangedText: 'ブランチを切り替えたときなどに、まとめて変わります。前の文は、元に戻すか「履歴」で見られます。',
  manyChangedUnsaved: (unsaved: number) =>
    `書きかけの${unsaved}個は、ここの文のまま残してあります。ファイルごとに、どちらの内容にするかを選べます。`,
  schema: (name: string) => `この文書の形式：${name}`,
  language: (name: string) => `スタジオの言語：${name}`,
  seed: (seed: string) => `シード ${seed}`,
  testsHint: 'プレイテストを開きます',
  tests: (told: TestsTold) => {
    switch (told.kind) {
      case 'unknown':
        return 'テスト';
      case 'running':
        return `テスト実行中 残り${told.left}`;
      case 'failed':
        return `テスト 失敗${told.failed}`;
      case 'passed':
        return `テスト ${told.passed}/${told.all}`;
    }
  },
  seedHint: 'このゲームのシード。ゲームへ移ります',
  selected: (characters: number, cells: number) => `選択 ${characters}文字・全角${cells}字分`,
  column: (cells: number) => `全角 ${cells}`,
  activity: '部分とビュー',
  search: 'プロジェクト内を検索',
  layouts: '配置',
};

const en: typeof ja = {
  button: (unread) => (unread === 0 ? 'Messages' : `Messages (${unread} new)`),
  heading: 'Messages',
  none: 'No messages.',
  clear: 'Clear all',
  kinds: { info: 'Message', warning: 'Warning', error: 'Not done' },
  work: 'Running',
  noWork: 'Nothing is running.',
  running: (name, count) => (count === 1 ? name : `${name} and ${count - 1} more`),
  stop: (name) => `Stop: ${name}`,
  stopShort: 'Stop',
  far: (done, of) => (of === null ? (done === 0 ? '' : `${done}`) : `${done} / ${of}`),
  settingsDamaged: 'The settings file could not be read',
  settingsDamagedText: (file) => `The usual settings are used. The file was put aside as ${file}.`,
  settingsNotKept: 'The settings could not be written',
  settingsNotKeptText: (code) => `Check for free space and permissions (${code}). It is tried again.`,
  notSaved: (path) => `${path} could not be saved`,
  notSavedText: 'Open the file: why, and what can be done, stands above it.',
  notKept: 'What you are writing could not be kept safe',
  folderGone: {
    title: 'The folder of the project is gone',
    text: 'What you were writing is kept. When the folder is back in its place, go on as before. What was saved is in the history, which can make the files anew.',
  },
  manyChanged: (changed, gone) =>
    `Another program has written ${changed + gone} files${gone > 0 ? ` (${gone} are gone)` : ''}`,
  manyChangedText:
    'As when a branch is switched. The texts before that come back by undo, or can be seen in the history.',
  manyChangedUnsaved: (unsaved) =>
    `${unsaved} of them ${unsaved === 1 ? 'was' : 'were'} not saved here and ${unsaved === 1 ? 'stays' : 'stay'} as written. Choose in each file which text it is to have.`,
  schema: (name) => `Format of this file: ${name}`,
  language: (name) => `Language of the studio: ${name}`,
  seed: (seed) => `Seed ${seed}`,
  testsHint: 'Opens the playtests',
  tests: (told) => {
    switch (told.kind) {
      case 'unknown':
        return 'Tests';
      case 'running':
        return `Tests running, ${told.left} left`;
      case 'failed':
        return `Tests: ${told.failed} failed`;
      case 'passed':
        return `Tests ${told.passed}/${told.all}`;
    }
  },
  seedHint: 'Seed of this game. Goes to the game',
  selected: (characters, cells) => `${characters} characters selected, ${cells} full-width`,
  column: (cells) => `full-width ${cells}`,
  activity: 'Parts and views',
  search: 'Search the project',
  layouts: 'Layouts',
};

export const noticeWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
