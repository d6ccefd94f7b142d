import { type Locale, useLocale } from './locale-store.ts';

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
};

const dictionaries: Readonly<Record<Locale, typeof ja>> = { ja, en };

export function useLogWords(): typeof ja {
  return dictionaries[useLocale((state) => state.locale)];
}
