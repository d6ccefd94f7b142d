import type { LineFileFault } from '../lines/lines-store.ts';
import { type Locale, useLocale } from './locale-store.ts';

/** What the workbench says of lines of play. */
const ja = {
  title: '線',
  timeline: 'タイムライン',
  count: (count: number) => `${count}本`,
  position: 'この線での位置',
  at: (at: number, total: number) => (at === total ? `判断${at}` : `判断${at}／${total}`),
  atRound: (at: number, total: number, round: number) =>
    round === 0 ? `判断${at}／${total}` : `判断${at}／${total}、ラウンド${round}`,
  round: (round: number) => `R${round}`,
  thisLine: 'この線',
  branches: 'ほかの線',
  unnamed: (at: number) => `${at}で分岐`,
  root: (seed: string) => (seed === '' ? '別のゲーム' : `シード${seed}のゲーム`),
  length: (count: number) => `${count}手`,
  parts: (from: number, length: number) => `判断${from}で分かれ、全${length}手。`,
  unfinished: 'まだ途中',
  forced: '強制あり',
  forcedAt: (at: number) => `判断${at}は強制`,
  afterForced: '、強制のあと',
  comma: '、',
  yes: 'はい',
  no: 'いいえ',
  otherContent: (at: number) =>
    at === 0 ? '別の内容で遊んだ線で、準備から違っています。' : `別の内容で遊んだ線で、判断${at}から違っています。`,
  otherContentSame: '別の内容で遊んだ線ですが、起きたことは同じです。',
  onOwn: 'この線が始まった内容で続けています。編集しても、この盤は変わりません。',
  ownShort: '元の内容',
  goOnOnOwn: '元の内容で続ける',
  goOnOnPresent: 'いまの内容で開く',
  ownLost: '遊んだときの内容がもう残っていないので、その内容では続けられません。',
  toFirst: '違いの始まりへ',
  toSame: 'まだ同じ所へ',
  all: '線の一覧',
  bookmark: 'しおりをはさむ',
  bookmarkAt: (at: number) => `判断${at}`,
  bookmarkName: 'しおりの名前',
  bookmarks: 'しおり',
  noteBookmark: (name: string) => `しおり「${name}」にメモを書く`,
  noteOf: (name: string) => `しおり「${name}」のメモ`,
  removeBookmark: (name: string) => `しおり「${name}」を外す`,
  goTo: (name: string) => `${name}へ移る`,
  save: '決める',
  rename: '名前を付ける',
  name: '線の名前',
  remove: '消す',
  removed: (name: string) => `「${name}」を消しました。`,
  bringBack: '元に戻す',
  open: '開く',
  isOpen: '開いている',
  compare: 'くらべる',
  comparing: (name: string) => `この線と「${name}」の違い`,
  comparingNow: '遊びなおしています…',
  notCompared: 'くらべられませんでした。',
  sameGame: '手も、起きたことも、盤面も同じです。',
  answersPart: (at: number) => `判断${at + 1}から手が違います。`,
  answersSame: '手は同じです。',
  firstEvent: (at: number) => (at < 0 ? '準備から違います。' : `判断${at + 1}のあとから、起きたことが違います。`),
  here: 'この線',
  there: 'もう一方',
  nothing: 'なし',
  tableHead: '盤面の違い',
  tableSame: '盤面は同じです。',
  more: (count: number) => `ほか${count}か所`,
  ordered: '順番だけが違います',
  brokenAt: (at: number, why: string) => `判断${at + 1}が、いまの内容ではできません。${why}`,
  none: 'まだ何も遊んでいません。手を選ぶと、その流れがここに残ります。',
  keptAlways:
    '戻って別の手を選んでも、新しく始めても、前の線は残ります。プロジェクトの外に一つずつ保存され、消すまで消えません。',
  unkept: (code: string) =>
    code === 'ENOSPC'
      ? 'ディスクがいっぱいで、線を保存できません。空きを作ると、続きから保存します。'
      : `線を保存できません（${code}）。この画面を開いているあいだは残ります。`,
  faults: '読めない線のファイル',
  why: {
    cut: '途中で切れています',
    newer: '新しい形式です。新しい版のスタジオで開けます',
    shape: '線のファイルではありません',
    other: '別のプロジェクトの線です',
    unreadable: '読めません',
  } satisfies Readonly<Record<LineFileFault['why'], string>>,
  fault: (file: string, why: string) => `${file}：${why}。ファイルはそのまま残しています。`,
};

export type LineWords = typeof ja;

const en: LineWords = {
  title: 'Lines',
  timeline: 'Timeline',
  count: (count) => String(count),
  position: 'Place in this line',
  at: (at, total) => (at === total ? `Decision ${at}` : `Decision ${at} of ${total}`),
  atRound: (at, total, round) =>
    round === 0 ? `Decision ${at} of ${total}` : `Decision ${at} of ${total}, round ${round}`,
  round: (round) => `R${round}`,
  thisLine: 'This line',
  branches: 'Other lines',
  unnamed: (at) => `Branch at ${at}`,
  root: (seed) => (seed === '' ? 'Another game' : `Game of seed ${seed}`),
  length: (count) => (count === 1 ? '1 decision' : `${count} decisions`),
  parts: (from, length) => `parts at decision ${from}, ${length === 1 ? '1 decision' : `${length} decisions`} in all.`,
  unfinished: 'Under way',
  forced: 'Forced',
  forcedAt: (at) => `Decision ${at} is forced`,
  afterForced: ', after a forced one',
  comma: ', ',
  yes: 'Yes',
  no: 'No',
  otherContent: (at) =>
    at === 0
      ? 'This line was played on other content, and differs from the set-up on.'
      : `This line was played on other content, and differs from decision ${at} on.`,
  otherContentSame: 'This line was played on other content, but the same things happened.',
  onOwn: 'This line is gone on with on the content on which it began. No edit alters this board.',
  ownShort: 'Own content',
  goOnOnOwn: 'Go on on its own content',
  goOnOnPresent: 'Open on the content as it is',
  ownLost: 'The content on which it was played is no longer kept, so it cannot be gone on with there.',
  toFirst: 'To the first difference',
  toSame: 'To where it is still the same',
  all: 'All lines',
  bookmark: 'Set a bookmark',
  bookmarkAt: (at) => `Decision ${at}`,
  bookmarkName: 'Name of the bookmark',
  bookmarks: 'Bookmarks',
  noteBookmark: (name) => `Write a note on the bookmark “${name}”`,
  noteOf: (name) => `Note on the bookmark “${name}”`,
  removeBookmark: (name) => `Take the bookmark “${name}” out`,
  goTo: (name) => `Go to ${name}`,
  save: 'Set',
  rename: 'Name it',
  name: 'Name of the line',
  remove: 'Delete',
  removed: (name) => `“${name}” was deleted.`,
  bringBack: 'Bring it back',
  open: 'Open',
  isOpen: 'Open now',
  compare: 'Compare',
  comparing: (name) => `This line and “${name}”`,
  comparingNow: 'Playing both…',
  notCompared: 'They could not be compared.',
  sameGame: 'Answers, events and table are the same.',
  answersPart: (at) => `The answers part at decision ${at + 1}.`,
  answersSame: 'The answers are the same.',
  firstEvent: (at) =>
    at < 0 ? 'What happened differs from the set-up on.' : `What happened differs after decision ${at + 1}.`,
  here: 'This line',
  there: 'The other',
  nothing: 'nothing',
  tableHead: 'Differences on the table',
  tableSame: 'The tables are the same.',
  more: (count) => `${count} more`,
  ordered: 'only the order differs',
  brokenAt: (at, why) => `Decision ${at + 1} is not legal on the content as it is. ${why}`,
  none: 'Nothing was played yet. Choose an action, and its line stays here.',
  keptAlways:
    'Answer otherwise after going back, or begin anew: the line before stays. Each is kept outside of the project until you delete it.',
  unkept: (code) =>
    code === 'ENOSPC'
      ? 'The disk is full, and the line cannot be kept. It is kept as soon as there is room.'
      : `The line cannot be kept (${code}). It stays as long as this page is open.`,
  faults: 'Files of lines that cannot be read',
  why: {
    cut: 'it is cut off',
    newer: 'it is of a newer format; a newer studio opens it',
    shape: 'it is no file of a line',
    other: 'it is a line of another project',
    unreadable: 'it cannot be read',
  },
  fault: (file, why) => `${file}: ${why}. The file is left as it is.`,
};

const dictionaries: Readonly<Record<Locale, LineWords>> = { ja, en };

export function lineWords(locale: Locale): LineWords {
  return dictionaries[locale];
}
export function useLineWords(): LineWords {
  return lineWords(useLocale((state) => state.locale));
}
