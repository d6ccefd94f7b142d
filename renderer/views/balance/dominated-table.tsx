import type { LabResults } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Difference } from './difference.tsx';
import { rangeOf } from './numbers.ts';
import { type Cell, Panel } from './panel.tsx';
import { PathLink } from './path-link.tsx';

type Dominated = NonNullable<Extract<LabResults, { kind: 'cards' }>['report']['dominated']>;

/** Cards that another one beats at its price. */
export function DominatedTable({ dominated: { tried, cards } }: { readonly dominated: Dominated }) {
  const words = useWords(balanceWords);
  const rows = cards.map(({ card, by, difference, pairs, identical }): readonly Cell[] => [
    { text: card, drawn: <PathLink path={card} /> },
    { text: by, drawn: <PathLink path={by} /> },
    {
      text: (difference.value * 100).toFixed(1),
      drawn: <Difference value={difference.value} verdict="helps" isClear />,
    },
    rangeOf(difference.interval),
    `${identical}/${pairs}`,
  ]);
  return (
    <Panel
      title={words.dominated}
      help={words.dominatedHelp({ tried })}
      columns={[words.dominated, words.dominatedBy, words.difference, words.interval, words.alikePairs]}
      rows={rows}
      empty={words.noneDominated}
    />
  );
}
