import type { Locale } from './locale.ts';

/** What the workbench says of what an edit does to kept lines and tests. */
const ja = {
  title: 'この編集で変わるもの',
  lines: (other: number, all: number) =>
    other === 0 ? `${all}本の線は結果が同じ` : `${all}本のうち${other}本は結果が変わる`,
  tests: (other: number, all: number) =>
    other === 0 ? `テスト${all}件も同じ` : `テスト${all}件のうち${other}件は合否が変わる`,
  comma: '、',
  /** Between two sentences. */
  gap: '',
  running: (done: number, all: number) => `${all}本のうち${done}本を遊びなおし済み`,
  stopped: '途中で止めました。次の編集でまた調べます。',
  open: '変わるものを見る',
  list: '結果が変わる線',
  testList: '合否が変わるテスト',
  none: '編集すると、残した線とテストを裏で遊びなおして、結果が変わるものをここに並べます。',
  atSetup: '準備から違います。',
  at: (at: number) => `判断${at}のあとから違います。`,
  changed: (before: string, after: string) => `「${before}」が「${after}」になります。`,
  appeared: (after: string) => `「${after}」が加わります。`,
  vanished: (before: string) => `「${before}」がなくなります。`,
  broken: (at: number, answer: string, message: string) => `判断${at}の「${answer}」ができなくなります。${message}`,
  brokenAtSetup: (message: string) => `準備ができなくなります。${message}`,
  endless: 'いまの内容では終わりまで進みません。終わらない効果がないか確かめてください。',
  toFirst: '違いの始まりを開く',
  sideBySide: '前の内容と並べる',
  pin: '元の内容に固定',
  pinned: '元の内容に固定中',
  pinHint: '遊んだときの内容のまま残し、編集で変わっても知らせません',
  failsNow: 'スタジオを開いたときは成功し、いまは失敗します。',
  passesNow: 'スタジオを開いたときは失敗し、いまは成功します。',
  toTest: 'テストを開く',
  more: (count: number) => `ほか${count}本`,
  lockstep: (name: string) => `「${name}」を前の内容といまの内容で`,
  before: '前の内容',
  after: 'いまの内容',
  moment: '見ている判断',
  back: '1つ戻る',
  on: '1つ進む',
  toDifference: '違いの始まりへ',
  close: '閉じる',
  notKnown: '前の内容がもう手元にないので、並べられません。',
};
export type EditEffectWords = typeof ja;

const en: EditEffectWords = {
  title: 'What this edit changes',
  lines: (other, all) =>
    other === 0
      ? `${all === 1 ? '1 line comes' : `All ${all} lines come`} out as before`
      : `${other} of ${all} come out otherwise`,
  tests: (other, all) =>
    other === 0
      ? `${all === 1 ? '1 test' : `${all} tests`} as before`
      : `${other} of ${all} tests ${other === 1 ? 'turns' : 'turn'}`,
  comma: ', ',
  gap: ' ',
  running: (done, all) => `${done} of ${all} lines played again`,
  stopped: 'Stopped on the way. The next edit begins anew.',
  open: 'See what changes',
  list: 'Lines that come out otherwise',
  testList: 'Tests that turn',
  none: 'After an edit all kept lines and tests are played again in the background, and what comes out otherwise is listed here.',
  atSetup: 'It differs from the set-up on.',
  at: (at) => `It differs after decision ${at}.`,
  changed: (before, after) => `“${before}” becomes “${after}”.`,
  appeared: (after) => `“${after}” is new.`,
  vanished: (before) => `“${before}” is gone.`,
  broken: (at, answer, message) => `“${answer}” of decision ${at} is no longer legal. ${message}`,
  brokenAtSetup: (message) => `It can no longer be set up. ${message}`,
  endless: 'On the content as it is it does not come to its end. Look for an effect that never ends.',
  toFirst: 'Open the first difference',
  sideBySide: 'Beside the content before',
  pin: 'Pin to its content',
  pinned: 'Pinned to its content',
  pinHint: 'It stays with the content on which it was played, and no edit is told of it',
  failsNow: 'It passed when the studio was opened, and fails now.',
  passesNow: 'It failed when the studio was opened, and passes now.',
  toTest: 'Open the test',
  more: (count) => `${count} more`,
  lockstep: (name) => `“${name}” before the edit and now`,
  before: 'Content before',
  after: 'Content now',
  moment: 'Decision shown',
  back: 'One back',
  on: 'One on',
  toDifference: 'To the first difference',
  close: 'Close',
  notKnown: 'The content before is no longer at hand, so the two cannot be shown side by side.',
};

export const editEffectWords: Readonly<Record<Locale, EditEffectWords>> = { ja, en };
