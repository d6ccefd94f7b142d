import type { CellFault } from '#authoring/tools/sheet/read-cell.ts';
import type { Locale } from './locale.ts';

/** What the desk says of tables of entries, and of faces side by side. */
const ja = {
  sheet: '表',
  grid: (kind: string) => `表：${kind}`,
  kinds: '種類',
  search: '名前・よみ・文で絞り込む',
  columns: (count: number) => `列 ${count}`,
  columnsTitle: '表示する列',
  usual: '初めの列に戻す',
  paste: '貼る',
  pasteByKey: '表のマスを選んで Ctrl+V で貼れます。',
  csv: 'CSV',
  csvOut: 'CSVに書き出す',
  csvIn: 'CSVから取り込む…',
  curves: '曲線',
  curvesTitle: '数の分布',
  rowNumber: '行',
  begin: (kind: string) => `新しい${kind}…`,
  changedFrom: (before: string) => `保存した値は${before === '' ? '空' : before}`,
  before: '前',
  readOnly: '読むだけ',
  withRequired: 'ほかのプロジェクトも',
  column: (name: string) => `列「${name}」`,
  sortUp: '昇順に並べる',
  sortDown: '降順に並べる',
  unsorted: '書いた順に戻す',
  hide: 'この列を隠す',
  values: '出す値',
  all: 'すべて',
  none: '空',
  filtered: '絞り込み中',
  clear: '絞り込みをやめる',
  takeAway: (name: string, value: string) => `${name}＝${value}`,
  takeAwayText: (text: string) => `「${text}」`,
  nothing: 'あう札はない',
  nothingHelp: '絞り込みを外すと出ます。',
  empty: 'このプロジェクトには、表にできるものがまだない。',
  noEntries: 'まだ何もない。',
  arranging: '並べています…',
  loading: '読んでいます…',
  count: (count: number, all: number) => (count === all ? `${all}行` : `${count} / ${all}行`),
  median: '中央値',
  mean: '平均',
  outOf: (count: number) => `${count}行のうち`,
  bar: (name: string, value: string, now: number, saved: number) =>
    `${name} ${value}：${now}行${now === saved ? '' : `（保存では${saved}行）`}`,
  chosen: (count: number) => `選択 ${count}セル`,
  sum: (sum: number, mean: string) => `合計 ${sum}・平均 ${mean}`,
  tabs: { changed: '変えた所', wrong: '誤り', left: '取り込み' },
  changedNothing: '保存してから変えた所はない。',
  wrongNothing: '誤りはない。',
  leftNothing: '入らなかったものはない。',
  linesOf: (files: number, cells: number) => `${files}ファイルの${cells}か所`,
  restore: '保存した値に戻す',
  letGo: (value: string) => (value === '' ? '空に戻す' : `${value} に戻す`),
  goThere: (id: string, column: string) => `${id}の${column}へ`,
  leftCell: (line: number, place: number, typed: string) => `${line}行目の${place}番目「${typed}」`,
  why: { 'no-row': '行が足りない', 'no-column': '列が足りない' },
  leftHeading: (name: string) => `見出し「${name}」の列はない`,
  leftId: (id: string) => (id === '' ? 'IDのない行がある' : `${id} は表にない`),
  written: (count: number) => `${count}セルを書いた`,
  writing: '書いています…',
  reading: (percent: number) => `表を読んでいます… ${percent} %`,
  csvTitle: '取り込む前に',
  csvChanges: (count: number) => `${count}セルが変わる`,
  csvWrong: (count: number) => `${count}セルは入れられない`,
  csvSame: '変わるセルはない。',
  csvTake: (count: number) => `${count}セルを取り込む`,
  csvMake: (count: number, isCard: boolean) => (isCard ? `${count}枚の新しいカードを作る` : `${count}件を新しく作る`),
  csvBoth: (cells: number, make: string) => `${cells}セルを取り込み、${make}`,
  csvOnlyCells: (count: number) => `${count}セルだけ取り込む`,
  csvNew: '新規',
  csvLeftOut: '作れない',
  csvThen: (count: number) => `作ると、新しいエラーが${count}件出る。`,
  csvMoreProblems: (count: number) => `ほかに${count}件`,
  csvLine: (line: number) => `${line}行目`,
  csvPlanning: '新しい行を調べています…',
  csvNoId: 'IDの列が見つかりません。1行目に「ID」という見出しが要ります。',
  csvUnreadable: 'CSVとして読めません。閉じていない引用符があるか、文字コードがUTF-8ではありません。',
  csvLarge: '10,000,000バイトを超えています。',
  cancel: 'やめる',
  edit: (column: string, id: string) => `${id}の${column}`,
  actions: {
    one: (id: string, column: string) => `${id}の${column}を変える`,
    several: (count: number) => `表の${count}セルを変える`,
    made: (count: number) => `表から${count}件を新しく作る`,
  },
  pasteHere: '表計算の行を Ctrl+V で貼ると、新しく作れます。',
  pasteNew: '貼って作る…',
  pasteNewAbout: 'コピーした行を、選んだ列から順に入れて、新しく作ります。1行目に見出しがあれば、見出しで分けます。',
  gallery: '面',
  faces: (kind: string) => `面：${kind}`,
  sizes: '大きさ',
  larger: '大きくする',
  smaller: '小さくする',
  size: { true: '実寸', proof: '63 %', table: '卓' },
  states: {
    overflow: 'あふれ',
    error: 'エラー',
    printed: '印字 ≠ 効果',
    warning: '警告',
    info: '情報',
    changed: '変更',
    plain: '',
  },
  shownFaces: '出す面',
  shownAs: {
    all: (count: number) => `${count}面`,
    overflow: (count: number) => `あふれ ${count}`,
    problem: (count: number) => `問題 ${count}`,
    changed: (count: number) => `変更 ${count}`,
  },
  noFacesShown: {
    all: '面はない。',
    overflow: 'あふれた面はない。',
    problem: '問題のある面はない。',
    changed: '保存してから変えた面はない。',
  },
  noFacesSince: 'そのときから変わった面はない。',
  since: 'いつからの変更か',
  sinceSaved: '保存してから',
  sinceHead: '最後のコミットから',
  sinceThen: '選んだときから',
  showAllFaces: 'すべての面を出す',
  noFaces: 'このゲームには、面を描く仕組みがない。',
  noFacesYet: '面になるものが、まだない。',
  notYet: '面を描くには足りない',
  faceLocale: '面の言語',
  pseudoLocale: '長い訳の代わり',
  measured: (done: number, all: number) => `あふれを調べた面 ${done} / ${all}`,
  enlarge: '大きく見る',
  openText: 'JSONを開く',
  close: '閉じる',
};

const en: typeof ja = {
  sheet: 'Sheet',
  grid: (kind) => `Sheet: ${kind}`,
  kinds: 'Kinds',
  search: 'Filter by name, reading or text',
  columns: (count) => `Columns ${count}`,
  columnsTitle: 'Columns to show',
  usual: 'Back to the usual columns',
  paste: 'Paste',
  pasteByKey: 'Choose a cell and press Ctrl+V to paste.',
  csv: 'CSV',
  csvOut: 'Export as CSV',
  csvIn: 'Import from CSV…',
  curves: 'Curves',
  curvesTitle: 'How numbers are spread',
  rowNumber: 'Row',
  begin: (kind) => `New: ${kind}…`,
  changedFrom: (before) => `Saved as ${before === '' ? 'empty' : before}`,
  before: 'before',
  readOnly: 'Read only',
  withRequired: 'Other projects too',
  column: (name) => `Column ${name}`,
  sortUp: 'Sort up',
  sortDown: 'Sort down',
  unsorted: 'Back to the written order',
  hide: 'Hide this column',
  values: 'Values to show',
  all: 'All',
  none: 'Empty',
  filtered: 'filtered',
  clear: 'Clear all filters',
  takeAway: (name, value) => `${name} = ${value}`,
  takeAwayText: (text) => `“${text}”`,
  nothing: 'Nothing matches',
  nothingHelp: 'It comes back when a filter is taken away.',
  empty: 'This project holds nothing yet that makes a table.',
  noEntries: 'Nothing here yet.',
  arranging: 'Sorting…',
  loading: 'Loading…',
  count: (count, all) => (count === all ? `${all} ${all === 1 ? 'row' : 'rows'}` : `${count} of ${all} rows`),
  median: 'Median',
  mean: 'Mean',
  outOf: (count) => `out of ${count} ${count === 1 ? 'row' : 'rows'}`,
  bar: (name, value, now, saved) =>
    `${name} ${value}: ${now} ${now === 1 ? 'row' : 'rows'}${now === saved ? '' : ` (${saved} as saved)`}`,
  chosen: (count) => `${count} cells chosen`,
  sum: (sum, mean) => `Sum ${sum} · mean ${mean}`,
  tabs: { changed: 'Changed', wrong: 'Errors', left: 'Left over' },
  changedNothing: 'Nothing has changed since it was saved.',
  wrongNothing: 'No errors.',
  leftNothing: 'Nothing was left over.',
  linesOf: (files, cells) => `${cells} in ${files} ${files === 1 ? 'file' : 'files'}`,
  restore: 'Back to the saved values',
  letGo: (value) => (value === '' ? 'Back to empty' : `Back to ${value}`),
  goThere: (id, column) => `Go to ${column} of ${id}`,
  leftCell: (line, place, typed) => `Line ${line}, place ${place}: “${typed}”`,
  why: { 'no-row': 'no row there', 'no-column': 'no column there' },
  leftHeading: (name) => `No column is called “${name}”`,
  leftId: (id) => (id === '' ? 'A line has no id' : `${id} is not in the sheet`),
  written: (count) => `${count} ${count === 1 ? 'cell' : 'cells'} written`,
  writing: 'Writing…',
  reading: (percent) => `Reading the table… ${percent} %`,
  csvTitle: 'Before it is imported',
  csvChanges: (count) => `${count} ${count === 1 ? 'cell changes' : 'cells change'}`,
  csvWrong: (count) => `${count} ${count === 1 ? 'cell cannot' : 'cells cannot'} be taken`,
  csvSame: 'No cell changes.',
  csvTake: (count) => `Import ${count} ${count === 1 ? 'cell' : 'cells'}`,
  csvMake: (count, isCard) =>
    isCard
      ? `Make ${count} new ${count === 1 ? 'card' : 'cards'}`
      : `Make ${count} new ${count === 1 ? 'entry' : 'entries'}`,
  csvBoth: (cells, make) => `Import ${cells} ${cells === 1 ? 'cell' : 'cells'} · ${make}`,
  csvOnlyCells: (count) => `Import ${count} ${count === 1 ? 'cell' : 'cells'} only`,
  csvNew: 'new',
  csvLeftOut: 'not made',
  csvThen: (count) => `This would bring ${count} new ${count === 1 ? 'error' : 'errors'}.`,
  csvMoreProblems: (count) => `and ${count} more`,
  csvLine: (line) => `Line ${line}`,
  csvPlanning: 'Looking at the new lines…',
  csvNoId: 'No column holds the ids. The first line needs a heading “ID”.',
  csvUnreadable: 'It cannot be read as CSV: a quotation mark is left open, or it is not in UTF-8.',
  csvLarge: 'It has more than 10,000,000 bytes.',
  cancel: 'Cancel',
  edit: (column, id) => `${column} of ${id}`,
  actions: {
    one: (id, column) => `Change ${column} of ${id}`,
    several: (count) => `Change ${count} cells of the sheet`,
    made: (count) => `Make ${count} new ${count === 1 ? 'entry' : 'entries'} out of a table`,
  },
  pasteNew: 'Paste as new…',
  pasteNewAbout:
    'Makes a new entry of each copied row, from the chosen column on; where the first row holds headings, by those.',
  pasteHere: 'Paste rows of a spreadsheet with Ctrl+V to make new entries.',
  gallery: 'Faces',
  faces: (kind) => `Faces: ${kind}`,
  sizes: 'Size',
  larger: 'Larger',
  smaller: 'Smaller',
  size: { true: 'Actual', proof: '63 %', table: 'Table' },
  states: {
    overflow: 'Overflow',
    error: 'Error',
    printed: 'Print ≠ effect',
    warning: 'Warning',
    info: 'Note',
    changed: 'Changed',
    plain: '',
  },
  shownFaces: 'Faces to show',
  shownAs: {
    all: (count) => `${count} ${count === 1 ? 'face' : 'faces'}`,
    overflow: (count) => `Overflow ${count}`,
    problem: (count) => `Problems ${count}`,
    changed: (count) => `Changed ${count}`,
  },
  noFacesShown: {
    all: 'There are no faces.',
    overflow: 'No face overflows.',
    problem: 'No face has a problem.',
    changed: 'No face has changed since it was saved.',
  },
  noFacesSince: 'No face has changed since then.',
  since: 'Changed since',
  sinceSaved: 'Since they were saved',
  sinceHead: 'Since the last commit',
  sinceThen: 'Since what was chosen',
  showAllFaces: 'Show all faces',
  noFaces: 'Nothing draws faces for this game.',
  noFacesYet: 'Nothing has a face yet.',
  notYet: 'Not enough to draw a face',
  faceLocale: 'Language of the faces',
  pseudoLocale: 'Stand-in for long translations',
  measured: (done, all) => `Looked for overflow on ${done} of ${all} faces`,
  enlarge: 'Enlarge',
  openText: 'Open the JSON',
  close: 'Close',
};

export const sheetWords: Readonly<Record<Locale, typeof ja>> = { ja, en };

/** Why a cell did not take what was typed, and what to write. */
export function cellFaultSentence(fault: CellFault, locale: Locale): string {
  const isJa = locale === 'ja';
  switch (fault.code) {
    case 'formula':
      return isJa ? '式は入れられない。値を書く。' : 'A formula cannot stand here. Write a value.';
    case 'id':
      return isJa
        ? 'IDはここでは変えられない。カードを開いてF2で変えると、参照もそろう。'
        : 'An id is not changed here. Open the entry and press F2: what names it follows.';
    case 'taken':
      return isJa ? 'このIDはもう使われている。' : 'Something has this id already.';
    case 'read-only':
      return isJa ? 'ほかのプロジェクトのもので、読むだけ。' : 'It belongs to another project and is read only.';
    case 'required':
      return isJa ? '空にはできない。値を書く。' : 'It cannot be empty. Write a value.';
    case 'not-a-number':
      return isJa ? '数ではない。数字を書く。' : 'This is no number. Write digits.';
    case 'not-json':
      return isJa ? 'JSONとして読めない。' : 'This cannot be read as JSON.';
    case 'changed':
      return isJa ? 'このあいだに文が変わった。もう一度書く。' : 'The text has changed meanwhile. Write it again.';
    case 'not-a-word': {
      const words = fault.words.map((one) => one[locale]).join(isJa ? '・' : ', ');
      return isJa ? `この列に書けるのは、${words}。` : `This column takes one of: ${words}.`;
    }
    case 'no-such-thing':
      return isJa ? `「${fault.name}」という名前もIDもない。` : `Nothing is called “${fault.name}”.`;
    case 'several-things':
      return isJa
        ? `「${fault.name}」はいくつもある。IDを書く。`
        : `Several things are called “${fault.name}”. Write the id.`;
    case 'format':
      return fault.message[locale];
  }
}
