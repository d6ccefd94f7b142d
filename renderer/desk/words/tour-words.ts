import type { TourStep } from '../help/tour-store.ts';
import type { Locale } from './locale.ts';

/** What the tour of the desk says. */
const ja = {
  tour: '案内',
  step: (at: number, of: number) => `${at} / ${of}`,
  back: '戻る',
  next: '次へ',
  end: '終わる',
  leave: '案内をやめる',
  steps: {
    explorer: {
      title: 'プロジェクト',
      text: 'カードは種類ごとのファイルに、シナリオはそれぞれのフォルダーにあります。右クリックかF2で、作る・移す・名前を変えることができます。新しいカードやシナリオは「ファイル」の「新しく作る」から。',
    },
    editor: {
      title: 'エディタ',
      text: '書けるものはCtrl+Spaceで選べます。保存を待たずに、ほかのすべてが書いたとおりに変わります。間違えてもCtrl+Zで戻せます。',
    },
    problems: {
      title: '問題',
      text: 'まだ正しくない所が並びます。選ぶとその場所へ。「直す」は、何がどう変わるかを見てから行えます。F8で次の問題へ。',
    },
    face: {
      title: 'カードの面',
      text: 'カーソルのあるカードが、印刷されるとおりに見えます。訳も並ぶので、あふれや古い訳にすぐ気づけます。',
    },
    play: {
      title: 'ゲーム',
      text: '本物のルールが動いています。カードの数値を直すと、同じゲームが新しい内容で指し直され、変わった所がわかります。',
    },
    actions: {
      title: '選べる行動',
      text: 'いまできることのすべてです。できない物は盤で選んで「?」を押すと、わけとルールの番号を教えます。',
    },
    log: {
      title: 'ログ',
      text: '起きたことを、わけとともに並べます。行を選ぶとその時点の盤に戻り、番号からルールを読めます。',
    },
    search: {
      title: '何でも探す',
      text: 'Ctrl+Pで、カードもファイルも、名前・読み・ローマ字・番号から開けます。コマンドはF1です。',
    },
    status: {
      title: '状態バー',
      text: '問題の数、カーソルの位置、文字コード。どれも押せます。困ったらShift+F1でヘルプを開いてください。',
    },
  } satisfies Readonly<Record<TourStep, { readonly title: string; readonly text: string }>> as Readonly<
    Record<TourStep, { readonly title: string; readonly text: string }>
  >,
};

const en: typeof ja = {
  tour: 'Tour',
  step: (at, of) => `${at} of ${of}`,
  back: 'Back',
  next: 'Next',
  end: 'Finish',
  leave: 'Leave the tour',
  steps: {
    explorer: {
      title: 'Project',
      text: 'Cards and scenarios are JSON files. A right click or F2 makes, moves and renames them; new cards and scenarios come by New in the File menu.',
    },
    editor: {
      title: 'Editor',
      text: 'Ctrl+Space offers what can be written. Everything else follows as you write, before you save. Ctrl+Z takes anything back.',
    },
    problems: {
      title: 'Problems',
      text: 'Whatever is not right yet. Choosing one goes there; a mend shows its difference before it is done. F8 goes to the next.',
    },
    face: {
      title: 'Card face',
      text: 'The card at the cursor as it will be printed, with its translations: what does not fit or is out of date is seen at once.',
    },
    play: {
      title: 'Play',
      text: 'The real rules run here. Change a number on a card, and the same game is played again on it; what came out otherwise is marked.',
    },
    actions: {
      title: 'Actions',
      text: 'All that can be done now. For what cannot, choose it on the board and press ? to read why, with the rule.',
    },
    log: {
      title: 'Log',
      text: 'What happened, and what it came of. A line leads back to the board of that moment, and a number to its rule.',
    },
    search: {
      title: 'Find anything',
      text: 'Ctrl+P opens cards and files by name, reading or id. F1 lists the commands.',
    },
    status: {
      title: 'Status bar',
      text: 'Problems, cursor, encoding: each is a button. Shift+F1 opens the help whenever you need it.',
    },
  },
};

export const tourWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
