import { barY, ruleY } from '@observablehq/plot';
import { useMemo } from 'react';
import type { LabBalance } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Panel } from './panel.tsx';
import { Hatching, hatched, Plot } from './plot.tsx';

/** In which round games ended, won and lost. */
export function LengthsChart({ results: { lengths, report } }: { readonly results: LabBalance }) {
  const words = useWords(balanceWords);
  const isTogether = report.rates[0]?.wins != null;
  const drawn = useMemo(() => {
    const one = (how: 'won' | 'lost' | 'games') =>
      lengths.map((length) => ({ rounds: length.rounds, games: length[how], how }));
    const bars = isTogether ? [...one('won'), ...one('lost')] : one('games');
    const fills = { won: 'var(--ok)', lost: hatched, games: 'var(--accent-fill)' };
    return {
      options: {
        x: { label: words.lengthAxis, type: 'band' as const, tickSize: 0 },
        y: { label: words.gamesAxis, grid: true, ticks: 4 },
      },
      marks: [
        barY(bars, { x: 'rounds', y: 'games', fill: ({ how }: (typeof bars)[number]) => fills[how] }),
        ruleY([0], { stroke: 'var(--line-control)' }),
      ],
    };
  }, [lengths, isTogether, words]);
  const columns = isTogether ? [words.lengthAxis, words.won, words.lost] : [words.lengthAxis, words.ended];
  const rows = lengths.map(({ rounds, games, won, lost }) => (isTogether ? [rounds, won, lost] : [rounds, games]));
  return (
    <Panel
      title={words.lengths}
      columns={columns}
      rows={rows}
      most={40}
      chart={
        <>
          {isTogether && <Hatching />}
          <Plot label={words.lengths} options={drawn.options} marks={drawn.marks} />
          {isTogether && (
            <p className="row balance-legend text-12">
              <span className="balance-won" aria-hidden="true" /> {words.won}
              <span className="balance-lost" aria-hidden="true" /> {words.lost}
            </p>
          )}
        </>
      }
    />
  );
}
