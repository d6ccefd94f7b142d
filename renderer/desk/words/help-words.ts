import type { FirstStep } from '../help/first-minute-store.ts';
import type { HelpPage } from '../help/help-store.ts';
import type { Locale } from './locale.ts';

type Steps = Readonly<Record<FirstStep, { readonly title: string; readonly text: string }>>;

/** What the help says of itself. The guides are files of `docs`. */
const ja = {
  help: 'ヘルプ',
  pages: {
    start: 'はじめの1分',
    keys: 'キー',
    guides: '手引き',
    rules: 'ルール',
    news: '新しくなったこと',
    report: 'バージョンと不具合',
    licences: 'ライセンス',
  } as Readonly<Record<HelpPage, string>>,
  tour: '画面の案内（3分）',
  tourShort: '案内',
  what: 'カードの文章のすぐ横で、本物のルールがゲームを動かしています。数値を直せば、同じゲームが新しい内容で指し直されます。',
  steps: {
    edit: {
      title: '数値を書き換える',
      text: 'エディタで数を1つ変える。問題とカードの面と盤が、その場で変わる。',
    },
    answer: { title: '盤で1手指す', text: '緑の枠か「選べる行動」を選ぶ。できない物は、? でわけを聞ける。' },
    back: { title: '1手戻す', text: 'Alt+, か、ログの行で前の手へ。編集は Ctrl+Z で戻る。' },
  } as Steps,
  makeFirst: {
    title: 'カードを作る',
    text: '「新しく作る」の質問に答える。カードの面と盤に、すぐ現れる。',
  } as Steps[FirstStep],
  done: '済み',
  allDone: 'これで、いちばん大事な3つができます。',
  putAway: '閉じる',
  more: 'ヘルプ',
  key: 'キー',
  does: 'すること',
  inTable: '盤',
  tableKeys: [
    ['矢印', '物から物へ移る'],
    ['Enter', '選ぶ'],
    ['?', 'なぜできないかを聞く'],
    ['F6', '次の部分へ移る'],
  ] as readonly (readonly [string, string])[],
  guide: '手引きを選ぶ',
  soughtRule: 'ルールを探す（番号か言葉）',
  rulesFound: (count: number, of: number) => (count === of ? `${of}件` : `${of}件のうち${count}件`),
  noRules: 'プロジェクトを開くと、そのゲームのルールが並びます。',
  noRuleFits: 'あてはまるルールがありません。',
  page: (page: string) => `ルールブック ${page}`,
  ours: (ruling: string) => `私たちの裁定：${ruling}`,
  licences: 'このスタジオと、その中にある書体やプログラムのライセンスです。',
  loading: '読み込んでいます',
};

const en: typeof ja = {
  help: 'Help',
  pages: {
    start: 'First minute',
    keys: 'Keys',
    guides: 'Guides',
    rules: 'Rules',
    news: 'What is new',
    report: 'Versions and defects',
    licences: 'Licences',
  },
  tour: 'Tour of the desk (3 minutes)',
  tourShort: 'Tour',
  what: 'The real rules run a game right beside the text of the cards. Change a number, and the same game is played again on the new content.',
  steps: {
    edit: {
      title: 'Change a number',
      text: 'Write another number in the editor. Problems, the card face and the board follow at once.',
    },
    answer: {
      title: 'Play one step',
      text: 'Choose a green outline or one of the actions. Ask ? why something cannot be done.',
    },
    back: { title: 'Step back', text: 'Alt+, or a line of the log leads back. Edits are undone with Ctrl+Z.' },
  },
  makeFirst: { title: 'Make a card', text: 'Answer the questions of New. Face and board follow at once.' },
  done: 'Done',
  allDone: 'These three are what matters most.',
  putAway: 'Close',
  more: 'Help',
  key: 'Key',
  does: 'What it does',
  inTable: 'Board',
  tableKeys: [
    ['Arrows', 'Go from thing to thing'],
    ['Enter', 'Choose'],
    ['?', 'Ask why not'],
    ['F6', 'Go to the next part'],
  ],
  guide: 'Choose a guide',
  soughtRule: 'Find a rule (number or words)',
  rulesFound: (count, of) => (count === of ? `${of} rules` : `${count} of ${of} rules`),
  noRules: 'Open a project to see the rules of its game.',
  noRuleFits: 'No rule fits.',
  page: (page) => `Rulebook ${page}`,
  ours: (ruling) => `Our ruling: ${ruling}`,
  licences: 'The licences of this studio, and of the fonts and programs in it.',
  loading: 'Loading',
};

export const helpWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
