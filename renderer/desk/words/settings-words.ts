import type { SettingKey } from '#api/studio/settings.ts';
import type { SettingGroup } from '../settings/setting-list.ts';
import type { Locale } from './locale.ts';

interface Said {
  readonly name: string;
  readonly help: string;
  /** What its values are called. */
  readonly values?: Readonly<Record<string, string>>;
  /** Behind a number. */
  readonly unit?: string;
}
type SaidSettings = Readonly<Record<Exclude<SettingKey, 'keys' | 'play.presets'>, Said>>;

/** What the settings say of themselves. */
const ja = {
  search: '設定を探す',
  pages: '設定の分類',
  groups: { look: '見た目', editor: 'エディタ', files: '保存', play: 'ゲーム' } satisfies Readonly<
    Record<SettingGroup, string>
  >,
  keys: 'キー',
  scope: '範囲',
  scopes: { user: '利用者', project: 'このプロジェクト' },
  projectHelp: 'このプロジェクトを開いているときだけ、ここで変えた値を使います。プロジェクトのファイルには書きません。',
  json: 'settings.json',
  changed: '変更',
  reset: (name: string) => `${name}を初期値に戻す`,
  resetShort: '戻す',
  nothingFits: '合う設定はありません。',
  elsewhere: 'このプロジェクトでは別の値を使っています。',
  wrongValue: 'settings.jsonの値はここでは使えないため、初期値を使っています。選び直すと直ります。',
  damaged: (file: string) =>
    `設定のファイルが読めなかったので、初期値で始めました。元のファイルは${file}に取ってあります。`,
  notKept: (code: string) =>
    `設定を書き込めませんでした（${code}）。ディスクの空きと権限を確かめてください。くり返し試しています。`,
  textHelp: '書いたそばから使われます。名前や値が違うところは、消さずに残します。',
  textField: (scope: string) => `settings.json（${scope}）`,
  notWritten: 'JSONとして読めるようになるまで、書き込みません。',
  noObject: (line: number) => `${line}行目：JSONとして読めません。`,
  notAnObject: '全体を { } で囲んでください。',
  unknown: (line: number, key: string) => `${line}行目：「${key}」という設定はありません。このまま残します。`,
  badValue: (line: number, key: string, may: string) =>
    `${line}行目：「${key}」には使えない値です。${may}のどれかにしてください。初期値を使っています。`,
  allSound: '問題はありません。',
  problems: 'settings.jsonの問題',
  names: '書ける名前と値',
  name: '名前',
  may: '値',
  usual: '初期値',
  yesNo: 'true か false',
  between: (from: number, to: number) => `${from}から${to}の整数`,
  keysOfCommands: 'コマンドのIDと、キーの並び',
  presetsByName: '名前と、チートの並び',
  or: '、',
  settings: {
    'look.theme': {
      name: '配色',
      help: '「自動」は、OSの明るさとコントラストにすぐ従います。',
      values: { system: '自動', asa: '朝', yoru: '夜', contrast: '高コントラスト' },
    },
    'look.language': {
      name: '言語',
      help: 'カードの言葉は変わりません。エディタのメニューは、次に開いたときに変わります。',
      values: { system: '自動', ja: '日本語', en: 'English' },
    },
    'look.zoom': {
      name: '表示の大きさ',
      help: '画面全体。エディタの文字は別に変えられます。',
      unit: '%',
    },
    'look.density': {
      name: '行の詰め方',
      help: '「ゆったり」は、行とボタンを4 px高くします。',
      values: { normal: '標準', comfortable: 'ゆったり' },
    },
    'look.motion': {
      name: '動き',
      help: '「減らす」は、動きを止めて結果だけを見せます。',
      values: { system: '自動', reduced: '減らす', full: 'ふつう' },
    },
    'look.activityBar': { name: '左端のバー', help: '部分とビューを1回で開くバーを見せます。' },
    'editor.fontSize': { name: '文字の大きさ', help: 'Ctrl+Altと＋か－でも変えられます。', unit: 'px' },
    'editor.lineHeight': {
      name: '行の高さ',
      help: '波線が下の行の漢字に触れないよう、文字の1.6倍以上を勧めます。',
      unit: 'px',
    },
    'editor.wrap': { name: '行を折り返す', help: '長い行を、幅に合わせて次の段に送ります。' },
    'editor.notes': { name: '番号の横に名前', help: 'IDの横にその名前を、項目の上に使われている数を出します。' },
    'editor.japaneseWords': { name: '日本語の語で動く', help: 'Ctrl+←→とダブルクリックで、語の切れ目に止まります。' },
    'editor.editContext': { name: '新しい入力方式（EditContext）', help: '変換中の文字がずれるときは切ってください。' },
    'editor.formatOnSave': { name: '保存するときに整える', help: '字下げと改行をそろえてから保存します。' },
    'editor.measureFaces': {
      name: '面の文を測る',
      help: '手が空いているときに、文が面に収まるか、文字が書体にあるかを測ります。',
      values: { all: 'すべての面', changed: '変えた面だけ', off: 'しない' },
    },
    'files.autoSave': {
      name: '自動保存',
      help: '書いたものは、保存しなくてもスタジオが控えています。',
      values: { off: 'しない', afterDelay: '少したったら', onFocusChange: 'ほかへ移ったら' },
    },
    'files.autoSaveDelay': { name: '自動保存までの時間', help: '最後に書いてから保存するまで。', unit: 'ミリ秒' },
    'play.goBackUnasked': {
      name: '確かめずに前へ戻す',
      help: 'すべて見ているとき、見たものより前へ、たずねずに戻します。',
    },
  } as SaidSettings,
  command: 'コマンド',
  key: 'キー',
  searchKeys: 'コマンドを探す',
  pressToSearch: 'キーを押して探す',
  press: 'キーを押してください。Escでやめます。Backspaceでキーなしにします。',
  pressSought: '探すキーを押してください。Escでやめます。',
  sought: (keys: string) => `${keys}のコマンド`,
  showAll: 'すべて見る',
  change: (name: string) => `${name}のキーを変える`,
  changeShort: '変える',
  noKeys: 'なし',
  writing: 'このキーは文字を書くのに使います。CtrlかAltと一緒に押してください。',
  conflict: (name: string) => `「${name}」にも同じキーがあります。`,
  takeAway: (name: string) => `「${name}」から外す`,
  noCommand: '合うコマンドはありません。',
  onlyUser: 'キーは、すべてのプロジェクトで同じです。',
};

const en: typeof ja = {
  search: 'Search settings',
  pages: 'Groups of settings',
  groups: { look: 'Look', editor: 'Editor', files: 'Saving', play: 'Play' },
  keys: 'Keys',
  scope: 'Scope',
  scopes: { user: 'User', project: 'This project' },
  projectHelp: 'What you change here holds only while this project is open. It is not written into the project.',
  json: 'settings.json',
  changed: 'Changed',
  reset: (name) => `Reset ${name}`,
  resetShort: 'Reset',
  nothingFits: 'No setting fits.',
  elsewhere: 'This project uses another value.',
  wrongValue: 'The value in settings.json cannot be used, so the usual one is. Choose one to mend it.',
  damaged: (file) =>
    `The settings file could not be read, so the usual settings are used. The file was put aside as ${file}.`,
  notKept: (code) =>
    `The settings could not be written (${code}). Check for free space and permissions. It is tried again.`,
  textHelp: 'Used as you write. Wrong names and values stay in the text.',
  textField: (scope) => `settings.json (${scope})`,
  notWritten: 'It is not written until it can be read as JSON.',
  noObject: (line) => `Line ${line}: this is not JSON.`,
  notAnObject: 'Put everything inside of { }.',
  unknown: (line, key) => `Line ${line}: there is no setting "${key}". It stays as it is.`,
  badValue: (line, key, may) =>
    `Line ${line}: "${key}" cannot have this value. It may be ${may}. The usual value is used.`,
  allSound: 'No problems.',
  problems: 'Problems in settings.json',
  names: 'Names and values that can be written',
  name: 'Name',
  may: 'Values',
  usual: 'Usual value',
  yesNo: 'true or false',
  between: (from, to) => `a whole number from ${from} to ${to}`,
  keysOfCommands: 'ids of commands, each with a list of keys',
  presetsByName: 'names, each with a list of cheats',
  or: ', ',
  settings: {
    'look.theme': {
      name: 'Theme',
      help: '"Automatic" follows the brightness and contrast of your system at once.',
      values: { system: 'Automatic', asa: 'Morning', yoru: 'Night', contrast: 'High contrast' },
    },
    'look.language': {
      name: 'Language',
      help: 'The words of cards stay as they are. Menus of the editor follow when it is opened next.',
      values: { system: 'Automatic', ja: '日本語', en: 'English' },
    },
    'look.zoom': { name: 'Zoom', help: 'The whole page. The text of the editor has its own size.', unit: '%' },
    'look.density': {
      name: 'Density',
      help: '"Comfortable" makes rows and buttons 4 px taller.',
      values: { normal: 'Normal', comfortable: 'Comfortable' },
    },
    'look.motion': {
      name: 'Motion',
      help: '"Reduced" shows results without the way there.',
      values: { system: 'Automatic', reduced: 'Reduced', full: 'Full' },
    },
    'look.activityBar': { name: 'Bar at the left', help: 'Opens parts and views by one click.' },
    'editor.fontSize': { name: 'Text size', help: 'Also by Ctrl+Alt with + or -.', unit: 'px' },
    'editor.lineHeight': {
      name: 'Line height',
      help: 'At least 1.6 times the text, so that wavy marks do not touch the next line.',
      unit: 'px',
    },
    'editor.wrap': { name: 'Word wrap', help: 'Long lines go on below.' },
    'editor.notes': { name: 'Names beside ids', help: 'Also how often an entry is used, above it.' },
    'editor.japaneseWords': {
      name: 'Move by Japanese words',
      help: 'Ctrl+←→ and a double click stop where a word ends.',
    },
    'editor.editContext': {
      name: 'New input method (EditContext)',
      help: 'Turn it off when composed letters are out of place.',
    },
    'editor.formatOnSave': { name: 'Format on save', help: 'Indents and breaks lines in order before it saves.' },
    'editor.measureFaces': {
      name: 'Measure the texts of faces',
      help: 'While you rest: whether each text finds room on its face, and whether a font has its letters.',
      values: { all: 'All faces', changed: 'Changed faces only', off: 'Off' },
    },
    'files.autoSave': {
      name: 'Auto save',
      help: 'What you write is kept by the studio even when it is not saved.',
      values: { off: 'Off', afterDelay: 'After a while', onFocusChange: 'When you go elsewhere' },
    },
    'files.autoSaveDelay': { name: 'Delay of auto save', help: 'From the last key until it saves.', unit: 'ms' },
    'play.goBackUnasked': {
      name: 'Go back unasked',
      help: 'When everything is seen, goes back past what was seen without asking.',
    },
  },
  command: 'Command',
  key: 'Keys',
  searchKeys: 'Search commands',
  pressToSearch: 'Search by pressing keys',
  press: 'Press keys. Esc cancels, Backspace removes the keys.',
  pressSought: 'Press the keys to look for. Esc cancels.',
  sought: (keys) => `Commands with ${keys}`,
  showAll: 'Show all',
  change: (name) => `Change keys of ${name}`,
  changeShort: 'Change',
  noKeys: 'None',
  writing: 'This key writes text. Press it together with Ctrl or Alt.',
  conflict: (name) => `"${name}" has the same keys.`,
  takeAway: (name) => `Take them from "${name}"`,
  noCommand: 'No command fits.',
  onlyUser: 'Keys are the same in all projects.',
};

export const settingsWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
