import type { GitFault, WhyKept } from '#api/studio/history-calls.ts';
import type { Locale } from './locale.ts';

/** What the workbench says of what was saved before, and of what git holds. */
const ja = {
  title: '履歴',
  file: 'ファイル',
  gone: (path: string) => `${path}（消したファイル）`,
  versions: '残っている版',
  sources: { kept: '保存した版', git: 'コミット' },
  choose: 'ファイルを開くと、その履歴をここに出します。',
  loading: '読んでいます…',
  failed: '履歴を読めませんでした。もう一度開いてください。',
  nothingKept: 'この文書は、まだ何も残っていません。',
  nothingKeptNext: '保存するたびに、プロジェクトの外に一つずつ残ります。',
  older: 'もっと古い版',
  damaged: (count: number) => `壊れて読めない記録が${count}件あり、飛ばしました。ほかの版は読めます。`,
  thinned:
    '2日のあいだは保存のすべて、そのあとは10分に1つ、2週間からは1時間に1つ、3か月からは1日に1つを残します。いちばん新しい版は、いつまでも残ります。',
  today: '今日',
  yesterday: '昨日',
  why: {
    found: 'はじめて開いたとき',
    saved: '保存',
    unsaved: '書きかけ',
    outside: 'ほかのプログラム',
    made: '作成',
    moved: '移動',
    deleted: '削除',
  } satisfies Readonly<Record<WhyKept, string>>,
  goneBy: 'ほかのプログラムが削除',
  lines: (added: number, removed: number) => `${added}行増、${removed}行減`,
  how: { added: '追加', removed: '削除', changed: '変更' },
  moreEntries: (count: number) => `ほか${count}`,
  onlyEntry: (id: string) => `${id}を変えたものだけ`,
  entry: (id: string, name: string) => (name === '' ? id : `${id} ${name}`),
  against: '比べる相手',
  now: 'いまの文',
  before: 'ひとつ前の版',
  head: '最後のコミット',
  ways: { text: '文', face: '面', games: 'ゲーム' },
  beside: '横に並べる',
  inline: '続けて見る',
  same: '違いはありません。',
  then: 'このとき',
  comparison: (one: string, other: string) => `${one}と${other}の違い`,
  nothingChosen: '左から版を選ぶと、違いを出します。',
  noText: {
    missing: 'この版の中身は、もうありません。',
    damaged: 'この版の記録が壊れていて、読めません。ほかの版は読めます。',
    foreign: 'この版はUTF-8ではないので、ここには出せません。',
    gone: 'このとき、ファイルはありませんでした。',
  },
  restoreFile: 'ファイルをこの版に戻す',
  restoreEntry: 'この項目だけ戻す',
  restoredFile: (path: string) => `${path}を前の版に戻す`,
  restoredEntry: (id: string) => `${id}を前の版に戻す`,
  restored: '戻しました。元に戻すで取り消せます。まだ保存していません。',
  notRestored: 'この項目の置き場所が、いまの文にはありません。ファイルを直すか、ファイルごと戻してください。',
  notRestoredFile: (code: string) => `ファイルを作れませんでした（${code}）。何も変わっていません。`,
  entries: '項目',
  noFace: '選んだ項目の面はありません。',
  faceThen: (when: string) => `${when}の面`,
  proving: 'テストと進行中のゲームを、両方の文で指し直しています…',
  nothingToPlay: 'テストも進行中のゲームもありません。',
  notPlayable: '片方の文に誤りがあるので、指し直せません。',
  unchanged: (tests: number, entries: number | null) =>
    `${tests > 0 ? `テスト${tests}件` : ''}${tests > 0 && entries !== null ? 'と' : ''}${entries === null ? '' : `進行中のゲーム${entries}手`}を指し直しました。どちらの文でも、すべて同じです。`,
  testDiffers: (name: string) => `テスト「${name}」の結果が違います`,
  gameDiffers: (at: number) =>
    at < 0 ? '進行中のゲームが、準備から違います' : `進行中のゲームが、${at + 1}手目から違います`,
  newProblems: (count: number) => `いまの文だけにある問題：${count}件`,
  wasSo: (what: string) => `このとき：${what}`,
  isSo: (what: string) => `いま：${what}`,
  nothing: '何も起きない',
  gitFaults: {
    unreadable: 'gitのフォルダーが壊れているか、読めない形です。保存した版は、これまでどおり見られます。',
    large: 'gitの履歴が大きすぎて、ここでは読めません。保存した版は、これまでどおり見られます。',
    slow: 'gitの履歴を読むのに時間がかかりすぎるので、やめました。保存した版は、これまでどおり見られます。',
    partial:
      'このクローンには、取り寄せていない履歴があります（partial clone）。gitで取り寄せると見られます。保存した版は、これまでどおり見られます。',
    sha256:
      'SHA-256 の git リポジトリーは、まだ読めません（SHA-1 は読めます）。保存した版は、これまでどおり見られます。',
    reftable: 'ブランチを reftable で持つ git リポジトリーは、まだ読めません。保存した版は、これまでどおり見られます。',
    extension:
      'このgitリポジトリーは、ここで知らない拡張を使っているので読めません。保存した版は、これまでどおり見られます。',
  } satisfies Readonly<Record<GitFault, string>>,
  noCommits: 'この文書を変えたコミットはありません。',
  noCommitsOfEntry: 'この項目を変えたコミットはありません。',
  cut: (looked: number) => `新しいほうから${looked}コミットだけを見ました。`,
  branch: (name: string | null) => (name === null ? 'ブランチなし' : name),
  sinceHead: { added: '新しい', changed: '変更', removed: '消した' },
};

const plural = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

function playedAgain(tests: number, entries: number | null): string {
  const played = [
    tests > 0 ? plural(tests, 'test') : '',
    entries === null ? '' : `the running game, ${plural(entries, 'answer')}`,
  ];
  return `Played again: ${played.filter((one) => one !== '').join(' and ')}`;
}

const en: typeof ja = {
  title: 'History',
  file: 'File',
  gone: (path) => `${path} (deleted)`,
  versions: 'Versions that are kept',
  sources: { kept: 'Saves', git: 'Commits' },
  choose: 'Open a file, and its history is shown here.',
  loading: 'Reading…',
  failed: 'The history could not be read. Open it again.',
  nothingKept: 'Nothing of this document is kept yet.',
  nothingKeptNext: 'Each time it is saved, a version is kept outside of the project.',
  older: 'Older versions',
  damaged: (count) => `Passed over ${plural(count, 'damaged note')}. All other versions can be read.`,
  thinned:
    'For two days every save is kept; then one in ten minutes, from two weeks on one an hour, from three months on one a day. The newest version always stays.',
  today: 'Today',
  yesterday: 'Yesterday',
  why: {
    found: 'First seen',
    saved: 'Saved',
    unsaved: 'Being written',
    outside: 'Another program',
    made: 'Made',
    moved: 'Moved',
    deleted: 'Deleted',
  },
  goneBy: 'Deleted by another program',
  lines: (added, removed) => `${plural(added, 'line')} added, ${removed} removed`,
  how: { added: 'added', removed: 'removed', changed: 'changed' },
  moreEntries: (count) => `${count} more`,
  onlyEntry: (id) => `Only what changed ${id}`,
  entry: (id, name) => (name === '' ? id : `${id} ${name}`),
  against: 'Against',
  now: 'Text now',
  before: 'Version before',
  head: 'Last commit',
  ways: { text: 'Text', face: 'Face', games: 'Games' },
  beside: 'Side by side',
  inline: 'Inline',
  same: 'There is no difference.',
  then: 'Then',
  comparison: (one, other) => `${one} against ${other}`,
  nothingChosen: 'Choose a version at the left to see what is different.',
  noText: {
    missing: 'The text of this version is gone.',
    damaged: 'This version is damaged and cannot be read. All others can.',
    foreign: 'This version is not UTF-8, so it cannot be shown.',
    gone: 'There was no such file at that time.',
  },
  restoreFile: 'Restore file',
  restoreEntry: 'Restore this entry only',
  restoredFile: (path) => `Restore an earlier ${path}`,
  restoredEntry: (id) => `Restore an earlier ${id}`,
  restored: 'Restored. It can be undone, and is not saved yet.',
  notRestored: 'The text as it is now has no place for this entry. Mend the file, or restore it whole.',
  notRestoredFile: (code) => `The file could not be made (${code}). Nothing has changed.`,
  entries: 'Entry',
  noFace: 'The chosen entry has no face.',
  faceThen: (when) => `Face: ${when}`,
  proving: 'Playing tests and the running game again on both texts…',
  nothingToPlay: 'There are no tests, and no game is running.',
  notPlayable: 'One of the texts has errors, so nothing can be played on it.',
  unchanged: (tests, entries) => `${playedAgain(tests, entries)}. All is the same on both texts.`,
  testDiffers: (name) => `The result of the test "${name}" is different`,
  gameDiffers: (at) =>
    at < 0
      ? 'The running game is different from its set-up on'
      : `The running game is different from answer ${at + 1} on`,
  newProblems: (count) => `Problems of the text now alone: ${count}`,
  wasSo: (what) => `Then: ${what}`,
  isSo: (what) => `Now: ${what}`,
  nothing: 'nothing happens',
  gitFaults: {
    unreadable: 'The git folder is damaged, or of a kind that cannot be read here. Saves can be looked at as before.',
    large: 'The git history is too large to be read here. Saves can be looked at as before.',
    slow: 'Reading the git history took too long and was stopped. Saves can be looked at as before.',
    partial:
      'Some of the history was not fetched with this clone (a partial clone). Fetch it with git to see it. Saves can be looked at as before.',
    sha256:
      'This git repository names its objects by SHA-256, which is not read yet (SHA-1 is). Saves can be looked at as before.',
    reftable:
      'This git repository keeps its branches as a reftable, which is not read yet. Saves can be looked at as before.',
    extension:
      'This git repository uses an extension that is not known here, so it is not read. Saves can be looked at as before.',
  },
  noCommits: 'No commit has changed this document.',
  noCommitsOfEntry: 'No commit has changed this entry.',
  cut: (looked) => `Only the newest ${plural(looked, 'commit')} were looked at.`,
  branch: (name) => name ?? 'no branch',
  sinceHead: { added: 'new', changed: 'changed', removed: 'deleted' },
};

export const historyWords: Readonly<Record<Locale, typeof ja>> = { ja, en };

export type HistoryWords = typeof ja;
