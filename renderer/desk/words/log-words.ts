import type { Locale } from './locale.ts';

/** What the workbench says of the log as a tree, and of the rules that it names. */
const ja = {
  fold: (what: string) => `たたむ：${what}`,
  unfold: (what: string) => `開く：${what}`,
  folded: (count: number) => `ほか${count}件`,
  since: (event: string) => `後回し：「${event}」のあと、ここまで待った`,
  rule: (id: string) => `ルール ${id}`,
  page: (page: string) => `ルールブック ${page}`,
  inferred: 'ルールブックの記述から導いたもの',
  ours: (ruling: string) => `私たちの裁定：${ruling}`,
  unknownRule: 'このルールの文はまだありません。',
  goingBack: {
    title: '見たものより前へ戻しますか？',
    what: (count: number) =>
      `${count}手を取り消しても、見たものは見たままです。戻したことは、ログとゲームの終わりに残ります。同じ手をまた進めれば、印は消えます。`,
    hasSeen: (who: string) => `${who}：`,
    between: '、',
    more: (count: number) => `、ほか${count}件`,
    others: (who: string) => `ほかの席も見ている：${who}`,
    unasked: 'このプロジェクトでは、すべて見ているあいだ、もう確かめない',
    stay: '戻さない',
    goBack: 'それでも戻す',
  },
  wentBack: (count: number) => `ここで、見たものより前に戻した（${count}手）`,
};

const en: typeof ja = {
  fold: (what) => `Fold: ${what}`,
  unfold: (what) => `Unfold: ${what}`,
  folded: (count) => `${count} more`,
  since: (event) => `Put off until now, since: ${event}`,
  rule: (id) => `Rule ${id}`,
  page: (page) => `Rulebook ${page}`,
  inferred: 'Inferred from the rulebook',
  ours: (ruling) => `Our ruling: ${ruling}`,
  unknownRule: 'There is no sentence for this rule yet.',
  goingBack: {
    title: 'Go back past what was seen?',
    what: (count) =>
      `${count === 1 ? 'One decision is' : `${count} decisions are`} taken back, but what was seen stays seen. It stays marked in the log and at the end of the game. The mark goes when the same is done again.`,
    hasSeen: (who) => `${who}: `,
    between: ', ',
    more: (count) => `, ${count} more`,
    others: (who) => `Others have seen something, too: ${who}`,
    unasked: 'Do not ask again in this project while everything is seen',
    stay: 'Stay here',
    goBack: 'Go back all the same',
  },
  wentBack: (count) =>
    `Here the game went back past what was seen (${count === 1 ? '1 decision' : `${count} decisions`})`,
};

export const logWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
