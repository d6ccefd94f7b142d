import type { RenameRefusal } from '#authoring/rename/rename-plan.ts';
import { type Locale, useLocale } from './locale-store.ts';

type Data = Readonly<Record<string, string>>;

/** What the workbench says when a thing gets another id. */
const ja = {
  title: (id: string, name: string) => `${id}${name === '' ? '' : `「${name}」`}のIDを変える`,
  nothing: 'ここには、このプロジェクトのIDがありません。',
  newId: '新しいID',
  places: (places: number, files: number) => `${files}ファイルの${places}行を書き換えます`,
  line: (line: number) => `${line + 1}行目`,
  which: 'このIDのものが、ほかにもあります。変えるのはどれですか。参照と翻訳は、残るほうのものになります。',
  proving: 'テストと進行中のゲームを、新しいIDで指し直しています…',
  same: (tests: number, entries: number | null) =>
    `${tests > 0 ? `テスト${tests}件` : ''}${tests > 0 && entries !== null ? 'と' : ''}${entries === null ? '' : `進行中のゲーム${entries}手`}を指し直しました。IDのほかは、すべて同じです。`,
  nothingToPlay: 'テストも進行中のゲームもありません。',
  differs: 'IDのほかにも変わるものがあります',
  gameDiffers: (at: number) =>
    at < 0 ? '進行中のゲームが、準備から変わります' : `進行中のゲームが、${at + 1}手目から変わります`,
  testDiffers: (name: string) => `テスト「${name}」の結果が変わります`,
  said: (of: string, what: string) => `${of}：${what}`,
  stay: 'やめる',
  rename: '変える',
  renameAnyway: 'それでも変える',
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
  } satisfies Readonly<Record<RenameRefusal, (data: Data) => string>>,
  action: (from: string, to: string) => `ID「${from}」を「${to}」に変える`,
};

const en: typeof ja = {
  title: (id, name) => `Rename ${id}${name === '' ? '' : ` (${name})`}`,
  nothing: 'No id of this project stands here.',
  newId: 'New id',
  places: (places, files) =>
    `Rewrites ${places} ${places === 1 ? 'line' : 'lines'} in ${files} ${files === 1 ? 'file' : 'files'}`,
  line: (line) => `Line ${line + 1}`,
  which:
    'Several things have this id. Which one gets another? What refers to it, and its translations, stay with the other.',
  proving: 'Playing tests and the running game again under the new id…',
  same: (tests, entries) =>
    `Played again: ${[tests > 0 ? `${tests} ${tests === 1 ? 'test' : 'tests'}` : '', entries === null ? '' : `the running game, ${entries} answers`].filter((one) => one !== '').join(' and ')}. All is the same but for the id.`,
  nothingToPlay: 'There are no tests, and no game is running.',
  differs: 'More than the id would change',
  gameDiffers: (at) =>
    at < 0 ? 'The running game changes from its set-up on' : `The running game changes from answer ${at + 1} on`,
  testDiffers: (name) => `The result of the test "${name}" changes`,
  said: (of, what) => `${of}: ${what}`,
  stay: 'Leave it',
  rename: 'Rename',
  renameAnyway: 'Rename anyway',
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
  },
  action: (from, to) => `Rename "${from}" to "${to}"`,
};

export const renameWords: Readonly<Record<Locale, typeof ja>> = { ja, en };

export function useRenameWords(): typeof ja {
  return renameWords[useLocale().locale];
}
