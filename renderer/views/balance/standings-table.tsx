import type { LabBalance } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { percent } from './numbers.ts';
import { Panel } from './panel.tsx';
import { useCardNames } from './use-card-names.ts';

/** How often each seat and role won, where players play against each other. */
export function StandingsTable({ results: { report } }: { readonly results: LabBalance }) {
  const words = useWords(balanceWords);
  const nameOf = useCardNames();
  const standings = report.rates[0]?.standings;
  if (standings === undefined) return null;
  const rows = [
    ...standings.seats.map((one) => ({ who: words.seat({ number: one.seat + 1 }), ...one })),
    ...standings.roles.map((one) => ({ who: one.role.split(' + ').map(nameOf).join(' + '), ...one })),
  ].map(({ who, games, winRate, interval: [low, high], score }) => [
    ...[who, games, `${percent(winRate)} %`, `${percent(low)}–${percent(high)} %`],
    score === null ? '' : Number(score.mean.toFixed(1)),
  ]);
  const columns = [words.who, words.gamesAxis, words.wins, '95 %', words.score];
  return <Panel title={words.standings} columns={columns} rows={rows} most={10} />;
}
