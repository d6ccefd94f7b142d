import type { AnswerFault } from '#authoring/begin/answered.ts';
import { type Locale, useLocale } from './locale-store.ts';

/** What is said of questions and answers when something is begun. */
const ja = {
  wrong: {
    unknown: 'この質問はありません。',
    empty: '何か書いてください。',
    form: 'この形では使えません。質問の例のように書いてください。',
    taken: 'もう使われています。別のものにしてください。',
    choice: '並んでいるものから選んでください。',
  } as Readonly<Record<AnswerFault['code'], string>>,
  title: '新しく作る',
  lead: '答えは、どれもあとで変えられます。作ったものは、元に戻す1回で消えます。',
  kind: '何を作りますか',
  preview: 'できるもの',
  waiting: '確かめています…',
  faces: 'できるカード',
  trying: 'ためしに1局遊んでいます…',
  tried: (seats: number) => `ためしに1局（${seats}人、シード1）：`,
  won: (rounds: number) => `ラウンド${rounds}で勝ち`,
  lost: (rounds: number) => `ラウンド${rounds}で負け`,
  because: (reason: string) => `（${reason.replace(/。$/, '')}）`,
  ended: (rounds: number) => `ラウンド${rounds}で終わり`,
  unended: (decisions: number) => `ためしの1局が、${decisions}手で終わりませんでした。`,
  unplayable: 'プロジェクトに誤りがあるので、まだ遊べません。',
  cannotPlay: 'いまのままでは遊べません。右に、わけがあります。',
  new: '新',
  changed: '変',
  leave: 'やめる',
  make: '作る',
  makeAndPlay: '作って遊ぶ',
  making: '作っています…',
  made: (name: string) => `${name}を作る`,
  stale: '内容が変わりました。もう一度確かめてください。',
  noList: (path: string) => `${path} に、足す先の一覧がありません。先にそのファイルを直してください。`,
  noJson: (path: string) =>
    `${path} をJSONとして読めないので、足せません。先にそのファイルを直してください。答えは残してあります。`,
  repairFirst: (path: string) => `${path} を直すと、ここで新しく作れます。`,
  goThere: (path: string) => `${path} へ`,
  answerFirst: '赤い所を書き直すと、作れます。',
  gone: 'プロジェクトのフォルダーが見つかりません。移したか消したなら、元に戻してください。答えは残してあります。',
  isThere: (path: string) => `${path} がもうあります。上書きはしません。`,
  onlyShown: '新しい形式のプロジェクトなので、ここでは見るだけです。',
  filter: '絞り込む',
  noneFits: 'あてはまるものがありません。',
  found: (count: number, of: number) => (count === of ? `${of}件` : `${of}件のうち${count}件`),
};

const en: typeof ja = {
  wrong: {
    unknown: 'There is no such question.',
    empty: 'Write something.',
    form: 'This form cannot be used. Write it as the examples of the question.',
    taken: 'It is taken. Choose another.',
    choice: 'Choose one of those listed.',
  },
  title: 'New',
  lead: 'Every answer can be changed later. What is made goes again with one undo.',
  kind: 'What is to be made?',
  preview: 'What will be there',
  waiting: 'Checking…',
  faces: 'Cards that will be there',
  trying: 'Playing one game…',
  tried: (seats) => `One game (${seats} seats, seed 1): `,
  won: (rounds) => `won in round ${rounds}`,
  lost: (rounds) => `lost in round ${rounds}`,
  because: (reason) => ` (${reason.replace(/\.$/, '')})`,
  ended: (rounds) => `over in round ${rounds}`,
  unended: (decisions) => `One game did not end in ${decisions} decisions.`,
  unplayable: 'The project has errors and cannot be played yet.',
  cannotPlay: 'It cannot be played as it is. The reason stands on the right.',
  new: 'new',
  changed: 'changed',
  leave: 'Cancel',
  make: 'Make',
  makeAndPlay: 'Make and play',
  making: 'Making…',
  made: (name) => `New: ${name}`,
  stale: 'The texts have changed. Look again.',
  noList: (path) => `${path} has no list to add to. Fix that file first.`,
  noJson: (path) =>
    `${path} cannot be read as JSON, so nothing can be added to it. Fix that file first. Your answers are kept.`,
  repairFirst: (path) => `New things can be made here once ${path} is fixed.`,
  goThere: (path) => `Go to ${path}`,
  answerFirst: 'It can be made once the answers in red are changed.',
  gone: 'The folder of the project is not to be found. If it was moved or deleted, put it back. Your answers are kept.',
  isThere: (path) => `${path} is there already and is not written over.`,
  onlyShown: 'The project is of a newer format and is only shown here.',
  filter: 'Filter',
  noneFits: 'Nothing fits.',
  found: (count, of) => (count === of ? `${of}` : `${count} of ${of}`),
};

export const beginWords: Readonly<Record<Locale, typeof ja>> = { ja, en };

export function useBeginWords(): typeof ja {
  return beginWords[useLocale((state) => state.locale)];
}
