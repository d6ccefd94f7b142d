import type { ReworkKind, ReworkRefusal } from '#authoring/rework/rework-plan.ts';
import { type Locale, useLocale } from './locale-store.ts';

type Data = Readonly<Record<string, string>>;

/** What the workbench says when a thing gets another id. */
const ja = {
  titles: {
    rename: (what: string) => `${what}のIDを変える`,
    duplicate: (what: string) => `${what}を複製する`,
    move: (what: string) => `${what}を別のファイルに移す`,
    renumber: (what: string) => `${what}の番号を振り直す`,
    delete: (what: string) => `${what}を翻訳ごと消す`,
    refer: (what: string) => `文に書いた${what}の名前を参照にする`,
    referAll: (_: string) => '文に書いた名前を、まとめて参照にする',
  } satisfies Readonly<Record<ReworkKind, (what: string) => string>>,
  boundTitle: (name: string) => `効果の中の名前「${name}」を変える`,
  what: (id: string, name: string) => `${id}${name === '' ? '' : `「${name}」`}`,
  nothing: 'ここには、このプロジェクトのIDがありません。',
  newId: '新しいID',
  newName: '新しい名前',
  newNumber: '新しい番号',
  toFile: '移す先のファイル',
  inTexts: '文のある所',
  allTexts: 'すべての文',
  names: '参照にする名前',
  allNames: 'すべて選ぶ',
  noNames: 'すべて外す',
  times: (count: number) => `${count}か所`,
  noFile: 'これを移せるファイルが、ほかにありません。',
  moved: (from: string, to: string) => `${from} を ${to} に移します`,
  made: (path: string) => `${path} を作ります`,
  users: (count: number) => `使っている所：${count}か所`,
  places: (places: number, files: number) => `${files}ファイルの${places}行を書き換えます`,
  line: (line: number) => `${line + 1}行目`,
  which: 'このIDのものが、ほかにもあります。変えるのはどれですか。参照と翻訳は、残るほうのものになります。',
  proving: 'テストと進行中のゲームを指し直しています…',
  same: (tests: number, entries: number | null) =>
    `${tests > 0 ? `テスト${tests}件` : ''}${tests > 0 && entries !== null ? 'と' : ''}${entries === null ? '' : `進行中のゲーム${entries}手`}を指し直しました。IDのほかは、すべて同じです。`,
  unchanged: (tests: number, entries: number | null) =>
    `${tests > 0 ? `テスト${tests}件` : ''}${tests > 0 && entries !== null ? 'と' : ''}${entries === null ? '' : `進行中のゲーム${entries}手`}を指し直しました。すべて同じです。`,
  nothingToPlay: 'テストも進行中のゲームもありません。',
  differs: 'IDのほかにも変わるものがあります',
  changed: '変わるものがあります',
  gameDiffers: (at: number) =>
    at < 0 ? '進行中のゲームが、準備から変わります' : `進行中のゲームが、${at + 1}手目から変わります`,
  testDiffers: (name: string) => `テスト「${name}」の結果が変わります`,
  said: (of: string, what: string) => `${of}：${what}`,
  stay: 'やめる',
  doIt: {
    rename: '変える',
    duplicate: '複製する',
    move: '移す',
    renumber: '変える',
    delete: '消す',
    refer: '参照にする',
    referAll: '参照にする',
  },
  anyway: {
    rename: 'それでも変える',
    duplicate: 'それでも複製する',
    move: 'それでも移す',
    renumber: 'それでも変える',
    delete: 'それでも消す',
    refer: 'それでも参照にする',
    referAll: 'それでも参照にする',
  },
  failed: (path: string, code: string) => `${path}を書き換えられませんでした（${code}）。何も変わっていません。`,
  stale: '内容が変わりました。もう一度確かめてください。',
  refusals: {
    same: () => '',
    empty: () => 'IDを書いてください。',
    fullWidth: ({ narrow = '' }: Data) => `全角の文字は使えません。半角で「${narrow}」と書きます。`,
    form: ({ example = '', pattern = '' }: Data) => `この形では書けません。例：${example}（${pattern}）`,
    taken: ({ to = '', name = '', file = '' }: Data) =>
      `${to}は、もう${name === '' ? '' : `「${name}」の`}IDです（${file}）。`,
    required: ({ project = '' }: Data) =>
      `これはプロジェクト「${project}」のものです。そのプロジェクトで変えてください。`,
    overrides: ({ overrides = '' }: Data) => `これは${overrides}と差し替わるものなので、IDも同じでなければなりません。`,
    broken: ({ file = '' }: Data) => `${file}がJSONとして読めません。先に直してください。`,
    whole: ({ file = '' }: Data) => `これは${file}そのものです。ファイルの一覧から、ファイルごと扱ってください。`,
    part: () => 'これは一覧の項目ではないので、ひとつだけを扱えません。',
    number: () => '番号を振り直せるのは、文書そのもののID（S05など）です。その文書で選んでください。',
    file: ({ file = '' }: Data) => (file === '' ? '移す先を選んでください。' : `${file}には移せません。`),
    referred: ({ id = '' }: Data) => `${id}は、まだ使われています。先に、使っている所を直してください。`,
    nameless: ({ id = '' }: Data) => `${id}には、文の中で呼ぶ名前（2文字以上）がありません。`,
    unsaid: ({ name = '' }: Data) => `「${name}」がそのまま書いてある文は、ありません。`,
    nothingSaid: () => '名前がそのまま書いてある文は、ありません。',
  } satisfies Readonly<Record<ReworkRefusal, (data: Data) => string>>,
  actions: {
    rename: (from: string, to: string) => `ID「${from}」を「${to}」に変える`,
    duplicate: (from: string, to: string) => `「${from}」を「${to}」として複製する`,
    move: (from: string, to: string) => `「${from}」を ${to} に移す`,
    renumber: (from: string, to: string) => `番号「${from}」を「${to}」に振り直す`,
    delete: (from: string, _: string) => `「${from}」を翻訳ごと消す`,
    refer: (from: string, _: string) => `文に書いた「${from}」の名前を参照にする`,
    referAll: (_: string, file: string) => `文に書いた名前を参照にする（${file === '' ? 'すべての文' : file}）`,
  } satisfies Readonly<Record<ReworkKind, (from: string, to: string) => string>>,
};

function playedAgain(tests: number, entries: number | null): string {
  const played = [
    tests > 0 ? `${tests} ${tests === 1 ? 'test' : 'tests'}` : '',
    entries === null ? '' : `the running game, ${entries} answers`,
  ];
  return `Played again: ${played.filter((one) => one !== '').join(' and ')}`;
}

const en: typeof ja = {
  titles: {
    rename: (what) => `Rename ${what}`,
    duplicate: (what) => `Duplicate ${what}`,
    move: (what) => `Move ${what} to another file`,
    renumber: (what) => `Renumber ${what}`,
    delete: (what) => `Delete ${what} with its translations`,
    refer: (what) => `Refer to ${what} by its id in texts`,
    referAll: () => 'Refer to all names by their ids in texts',
  },
  boundTitle: (name) => `Rename "${name}" inside its effect`,
  what: (id, name) => `${id}${name === '' ? '' : ` (${name})`}`,
  nothing: 'No id of this project stands here.',
  newId: 'New id',
  newName: 'New name',
  newNumber: 'New number',
  toFile: 'File it moves to',
  inTexts: 'In the texts of',
  allTexts: 'The whole project',
  names: 'Names to refer to',
  allNames: 'Choose all',
  noNames: 'Choose none',
  times: (count) => `${count}×`,
  noFile: 'There is no other file that this could stand in.',
  moved: (from, to) => `Moves ${from} to ${to}`,
  made: (path) => `Creates ${path}`,
  users: (count) => `Used in ${count} ${count === 1 ? 'place' : 'places'}`,
  places: (places, files) =>
    `Rewrites ${places} ${places === 1 ? 'line' : 'lines'} in ${files} ${files === 1 ? 'file' : 'files'}`,
  line: (line) => `Line ${line + 1}`,
  which:
    'Several things have this id. Which one gets another? What refers to it, and its translations, stay with the other.',
  proving: 'Playing tests and the running game again…',
  same: (tests, entries) => `${playedAgain(tests, entries)}. All is the same but for the id.`,
  unchanged: (tests, entries) => `${playedAgain(tests, entries)}. All is the same.`,
  nothingToPlay: 'There are no tests, and no game is running.',
  differs: 'More than the id would change',
  changed: 'This changes more',
  gameDiffers: (at) =>
    at < 0 ? 'The running game changes from its set-up on' : `The running game changes from answer ${at + 1} on`,
  testDiffers: (name) => `The result of the test "${name}" changes`,
  said: (of, what) => `${of}: ${what}`,
  stay: 'Leave it',
  doIt: {
    rename: 'Rename',
    duplicate: 'Duplicate',
    move: 'Move',
    renumber: 'Renumber',
    delete: 'Delete',
    refer: 'Refer',
    referAll: 'Refer',
  },
  anyway: {
    rename: 'Rename anyway',
    duplicate: 'Duplicate anyway',
    move: 'Move anyway',
    renumber: 'Renumber anyway',
    delete: 'Delete anyway',
    refer: 'Refer anyway',
    referAll: 'Refer anyway',
  },
  failed: (path, code) => `${path} could not be written (${code}). Nothing has changed.`,
  stale: 'The text has changed. Look at it again.',
  refusals: {
    same: () => '',
    empty: () => 'Write an id.',
    fullWidth: ({ narrow = '' }) => `Full-width letters cannot be used. Write "${narrow}".`,
    form: ({ example = '', pattern = '' }) => `It cannot be written like this. As in ${example} (${pattern})`,
    taken: ({ to = '', name = '', file = '' }) =>
      `${to} is already the id of ${name === '' ? 'something' : `"${name}"`} (${file}).`,
    required: ({ project = '' }) => `This belongs to the project "${project}". Rename it there.`,
    overrides: ({ overrides = '' }) => `This takes the place of ${overrides}, so its id must be the same.`,
    broken: ({ file = '' }) => `${file} cannot be read as JSON. Mend it first.`,
    whole: ({ file = '' }) => `This is ${file} itself. Do it to the file, in the list of files.`,
    part: () => 'This is no entry of a list, so it cannot be taken by itself.',
    number: () => 'Only the id of a whole document, such as S05, can be numbered anew. Choose it there.',
    file: ({ file = '' }) => (file === '' ? 'Choose a file.' : `It cannot stand in ${file}.`),
    referred: ({ id = '' }) => `${id} is still used. Mend the places that use it first.`,
    nameless: ({ id = '' }) => `${id} has no name of two letters or more that a text could say.`,
    unsaid: ({ name = '' }) => `No text has "${name}" written out.`,
    nothingSaid: () => 'No text has a name written out.',
  },
  actions: {
    rename: (from, to) => `Rename "${from}" to "${to}"`,
    duplicate: (from, to) => `Duplicate "${from}" as "${to}"`,
    move: (from, to) => `Move "${from}" to ${to}`,
    renumber: (from, to) => `Renumber "${from}" to "${to}"`,
    delete: (from) => `Delete "${from}" with its translations`,
    refer: (from) => `Refer to "${from}" by its id in texts`,
    referAll: (_, file) => `Refer to names by their ids in ${file === '' ? 'all texts' : file}`,
  },
};

export const renameWords: Readonly<Record<Locale, typeof ja>> = { ja, en };

export function useRenameWords(): typeof ja {
  return renameWords[useLocale().locale];
}
