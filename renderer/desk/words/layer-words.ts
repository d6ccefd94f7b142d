import type { LayeredState } from '#authoring/tools/layers/layered-entries.ts';
import type { Locale } from './locale.ts';

/** Which entries are listed. */
export type LayerFilter = 'all' | 'overridden' | 'conflict' | 'own';

/** What is said of projects that lie over each other. */
const ja = {
  order: '読み込む順',
  orderHint: '右にあるものが、左にあるものを差し替えます。',
  own: 'このプロジェクト',
  filters: { all: 'すべて', overridden: '差し替え', conflict: 'ぶつかり', own: '自分のもの' } satisfies Record<
    LayerFilter,
    string
  >,
  filter: '表示するもの',
  search: 'IDや名前で絞り込む',
  list: '使われているもの',
  count: (count: number, of: number) => `${of}件のうち${count}件`,
  states: { own: '自分のもの', required: '', overridden: '差し替え', conflict: 'ぶつかり' } satisfies Record<
    LayeredState,
    string
  >,
  noneFits: 'あてはまるものがありません。',
  noConflicts: 'ぶつかっているものはありません。',
  choose: '一覧から選ぶと、どのプロジェクトが何と書いたかがここに出ます。',
  onlyChanges: '違うところだけ',
  noChanges: 'どの値も同じです。',
  field: '項目',
  whole: 'この値',
  translations: '翻訳',
  translated: (field: string, language: string) => `${field}（${language}）`,
  inPlay: '使われる値',
  here: 'ここで変える',
  nothing: '—',
  yes: 'はい',
  no: 'いいえ',
  and: '、',
  go: (project: string) => `${project}の文面へ`,
  override: 'ここで差し替える',
  overrideHint: '値を変えると、このプロジェクトに差し替えとして書かれます。元のプロジェクトは変わりません。',
  notNumber: '数で書いてください。',
  notWritten: (reason: string) => `書けませんでした。${reason}`,
  cannot: 'この値は、ここからは変えられません。文面で変えてください。',
  stale: '内容がその間に変わりました。もう一度してください。',
  refused: (path: string) => `${path}には、いま書けません。`,
  conflicts: (count: number) => `ぶつかり${count}件`,
  values: (field: string, project: string) => `${field}、${project}`,
  changed: (id: string, field: string) => `${id}の${field}を変える`,
  begun: (id: string) => `${id}を差し替える`,
  alone: 'このプロジェクトは、ほかのプロジェクトを使っていません。',
  aloneMore: 'ほかのプロジェクトの上に作ったプロジェクトでは、もとのカードと、それを差し替えたカードがここに並びます。',
  beginUpon: '見本の上に、新しいプロジェクトを作る…',
};
type LayerWords = typeof ja;

const en: LayerWords = {
  order: 'Order of reading',
  orderHint: 'What stands on the right overrides what stands on the left.',
  own: 'this project',
  filters: { all: 'All', overridden: 'Overridden', conflict: 'Conflicts', own: 'Own' },
  filter: 'What is listed',
  search: 'Filter by id or name',
  list: 'What is in play',
  count: (count, of) => `${count} of ${of}`,
  states: { own: 'own', required: '', overridden: 'overridden', conflict: 'conflict' },
  noneFits: 'Nothing fits.',
  noConflicts: 'Nothing is in conflict.',
  choose: 'Choose one from the list to see which project says what of it.',
  onlyChanges: 'Differences only',
  noChanges: 'All values are the same.',
  field: 'Field',
  whole: 'this value',
  translations: 'Translations',
  translated: (field, language) => `${field} (${language})`,
  inPlay: 'In play',
  here: 'Change here',
  nothing: '—',
  yes: 'yes',
  no: 'no',
  and: ', ',
  go: (project) => `To the text of ${project}`,
  override: 'Override here',
  overrideHint:
    'A value that you change is written into this project, as an override. The other project stays as it is.',
  notNumber: 'Write a number.',
  notWritten: (reason) => `It was not written. ${reason}`,
  cannot: 'This value cannot be changed from here. Change it in the text.',
  stale: 'The text changed meanwhile. Try again.',
  refused: (path) => `${path} cannot be written at the moment.`,
  conflicts: (count) => `${count} conflicts`,
  values: (field, project) => `${field}, ${project}`,
  changed: (id, field) => `Change ${field} of ${id}`,
  begun: (id) => `Override ${id}`,
  alone: 'This project uses no other project.',
  aloneMore: 'In a project that is made upon another, its cards stand here beside those that take their places.',
  beginUpon: 'Make a new project upon the sample…',
};

export const layerWords: Readonly<Record<Locale, LayerWords>> = { ja, en };
