import type { LabBalance } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { percent } from './numbers.ts';
import { Panel } from './panel.tsx';
import { useCardNames } from './use-card-names.ts';

/** Which cards were used, how often, and in won games. */
export function CardsTable({ results: { report, events } }: { readonly results: LabBalance }) {
  const words = useWords(balanceWords);
  const locale = useLocale();
  const nameOf = useCardNames();
  const { cards, against } = report;
  const former = new Map(against?.cards.map(({ card, what, before }) => [`${what} ${card}`, before.times]));
  // What players do comes first, in the order of the game; what every game brings is last of its kind.
  const order = Object.keys(events);
  const isOfAll = (one: { readonly games: number }) => Number(one.games === report.games);
  const rows = cards
    .toSorted((a, b) => order.indexOf(a.what) - order.indexOf(b.what) || isOfAll(a) - isOfAll(b) || b.times - a.times)
    .map(({ card, what, times, games, won }) => [
      ...[nameOf(card), events[what]?.[locale] ?? what, times, games],
      ...(against === null ? [] : [former.get(`${what} ${card}`) ?? times]),
      won === null ? '' : `${percent(won / Math.max(1, games))} %`,
    ]);
  if (rows.length === 0) return null;
  const columns = [
    ...[words.card, words.what, words.times, words.inGames],
    ...(against === null ? [] : [words.timesBefore]),
    words.wonShare,
  ];
  return <Panel title={words.cards} help={words.cardsHelp} columns={columns} rows={rows} />;
}
