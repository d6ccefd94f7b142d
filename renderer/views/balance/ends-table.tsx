import type { ReactNode } from 'react';
import type { LabBalance } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { percent } from './numbers.ts';
import { Panel } from './panel.tsx';
import { useCardNames } from './use-card-names.ts';

interface EndsTableProps {
  readonly results: LabBalance;
  readonly children: ReactNode;
}

/** With which result games ended, and by which card. */
export function EndsTable({ results: { report, results }, children }: EndsTableProps) {
  const words = useWords(balanceWords);
  const locale = useLocale();
  const nameOf = useCardNames();
  const all = report.ends.reduce((sum, { games }) => sum + games, 0);
  const ends = new Map<string, { readonly end: string; readonly card: string; games: number }>();
  for (const { result, card, rank, games } of report.ends) {
    const named = result === null ? words.noEnd : (results[result]?.[locale] ?? result);
    const end = rank === null ? named : `${named} (${rank})`;
    const key = `${end} ${card}`;
    const one = ends.get(key) ?? { end, card: card === null ? '' : nameOf(card), games: 0 };
    ends.set(key, { ...one, games: one.games + games });
  }
  const rows = [...ends.values()]
    .sort((a, b) => b.games - a.games)
    .map(({ end, card, games }) => [end, card, games, `${percent(games / Math.max(1, all))} %`]);
  const hasCards = rows.some(([, card]) => card !== '');
  const columns = [words.ends, words.endedBy, words.gamesAxis, words.share];
  const kept = (cells: readonly (string | number)[]) => cells.filter((_, at) => hasCards || at !== 1);
  return (
    <Panel title={words.ends} columns={kept(columns).map(String)} rows={rows.map(kept)}>
      {children}
    </Panel>
  );
}
