import { type Locale, useLocale } from './locale-store.ts';

/** What the form says of itself; what its fields are called comes from their schemas. */
const ja = {
  form: 'フォーム',
  noFile: 'テキストを開くと、カーソルのある札や項目がここに出ます。',
  noFormat: 'このファイルには決まった形がありません。テキストで書いてください。',
  broken: (line: number) => `${line}行目がJSONとして読めません。直すまで、ここでは書けません。`,
  brokenSomewhere: 'JSONとして読めないところがあります。直すまで、ここでは書けません。',
  goThere: 'その行へ',
  readOnly: '読むだけのファイルです。',
  before: '前の項目',
  next: '次の項目',
  place: (at: number, count: number) => `${at}/${count}`,
  wholeDocument: 'ファイル全体',
  toDocument: 'ファイル全体を見る',
  required: '必須',
  addField: '欄を足す',
  removeField: (label: string) => `「${label}」を消す`,
  choose: (label: string) => `「${label}」を選ぶ`,
  otherWay: (said: string) => `「${said}」を別の言葉にする`,
  nothing: '（なし）',
  search: '文・かな・ローマ字・英語・IDで探す',
  noneFits: (typed: string, count: number) =>
    count === 0 ? 'ここに置けるものはありません。' : `ここに置けるものは${count}。どれも「${typed}」ではありません。`,
  count: (count: number) => `${count}件`,
  add: '足す',
  addEffect: '文から足す',
  addEffectTo: (label: string) => `文から足す：${label}`,
  addTo: (label: string) => `「${label}」に足す`,
  up: '上へ',
  down: '下へ',
  remove: '消す',
  item: (label: string, at: number) => `${label} ${at}`,
  inside: (count: number) => `下の${count}つ`,
  less: '1減らす',
  more: '1増やす',
  noNumber: 'ここは数です。',
  outOf: (least: number | null, most: number | null) =>
    most === null
      ? `${least}以上の数です。`
      : least === null
        ? `${most}以下の数です。`
        : `${least}から${most}までの数です。`,
  noJson: 'JSONとして読めません。',
  inText: 'テキストで直す',
  agrees: '印字と合う',
  unprinted: '印字なし',
  fromEffect: '効果から作る',
  rename: 'IDを変える',
  proposed: '案',
  take: '受ける',
  entries: (count: number) => `${count}件`,
  further: (count: number) => `ほかに${count}件。「次の項目」やクイックオープン（Ctrl+P）で開けます。`,
  actions: {
    set: (label: string) => `${label}を変える`,
    add: (label: string) => `${label}を足す`,
    remove: (label: string) => `${label}を消す`,
    move: (label: string) => `${label}を動かす`,
    fromEffect: '効果から文を作る',
  },
};

const en: typeof ja = {
  form: 'Form',
  noFile: 'Open a text: the card or entry at its cursor is shown here.',
  noFormat: 'This file has no format of its own. Write it as text.',
  broken: (line) => `Line ${line} is no JSON. Nothing can be written here until it is mended.`,
  brokenSomewhere: 'Part of the text is no JSON. Nothing can be written here until it is mended.',
  goThere: 'Go to the line',
  readOnly: 'This file can only be read.',
  before: 'Previous entry',
  next: 'Next entry',
  place: (at, count) => `${at}/${count}`,
  wholeDocument: 'Whole file',
  toDocument: 'Show the whole file',
  required: 'required',
  addField: 'Add a field',
  removeField: (label) => `Remove ${label}`,
  choose: (label) => `Choose ${label}`,
  otherWay: (said) => `Say otherwise: ${said}`,
  nothing: '(none)',
  search: 'Search by wording, name or id',
  noneFits: (typed, count) =>
    count === 0 ? 'Nothing can stand here.' : `${count} can stand here; none is “${typed}”.`,
  count: (count) => `${count}`,
  add: 'Add',
  addEffect: 'Add by wording',
  addEffectTo: (label) => `Add by wording: ${label}`,
  addTo: (label) => `Add to ${label}`,
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  item: (label, at) => `${label} ${at}`,
  inside: (count) => `the ${count} below`,
  less: 'One less',
  more: 'One more',
  noNumber: 'A number stands here.',
  outOf: (least, most) =>
    most === null ? `At least ${least}.` : least === null ? `At most ${most}.` : `From ${least} to ${most}.`,
  noJson: 'This is no JSON.',
  inText: 'Edit as text',
  agrees: 'Agrees with the print',
  unprinted: 'Not printed',
  fromEffect: 'Write from effect',
  rename: 'Change the ID',
  proposed: 'proposed',
  take: 'Take',
  entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  further: (count) => `${count} more. Go on with the next entry, or with quick open (Ctrl+P).`,
  actions: {
    set: (label) => `Change ${label}`,
    add: (label) => `Add ${label}`,
    remove: (label) => `Remove ${label}`,
    move: (label) => `Move ${label}`,
    fromEffect: 'Text from the effect',
  },
};

export const formWords: Readonly<Record<Locale, typeof ja>> = { ja, en };

export function useFormWords(): typeof ja {
  return formWords[useLocale().locale];
}
