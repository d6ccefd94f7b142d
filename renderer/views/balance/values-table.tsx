import { dot, link, ruleY } from '@observablehq/plot';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { LabResults } from '#api/studio/lab-calls.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { NumberPlaceLink } from './number-place.tsx';
import { percent } from './numbers.ts';
import { type Cell, Panel } from './panel.tsx';
import { Plot } from './plot.tsx';
import { TriedNote, type TriedNumber, TryButton } from './try-button.tsx';
import { useFigureNames } from './use-figure-names.ts';

type Report = Extract<LabResults, { kind: 'value' }>['report'];

/** Which value brings a figure to its target. */
export function ValuesTable({ report }: { readonly report: Report }) {
  const words = useWords(balanceWords);
  const figureName = useFigureNames();
  useStore(projectStore, ({ files }) => files);
  const [tried, setTried] = useState<TriedNumber | null>(null);
  const { found, target, tried: values } = report;
  const best = values.find(({ value }) => value === found);
  const name = figureName(report.figure);
  const title = words.valuesTitle({ name });
  const drawn = useMemo(() => {
    const points = values.map(
      ({
        value,
        rate: {
          value: rate,
          interval: [low, high],
        },
      }) => ({
        ...{ value, rate: rate * 100, low: low * 100, high: high * 100 },
      }),
    );
    return {
      options: {
        x: { label: words.valueAxis, ticks: Math.min(10, points.length), tickFormat: 'd' },
        y: { label: words.rate, grid: true, ticks: 5, domain: [0, 100] },
      },
      marks: [
        ruleY([target * 100], { stroke: 'var(--accent)', strokeDasharray: '4 3' }),
        link(points, {
          x1: 'value',
          x2: 'value',
          y1: 'low',
          y2: 'high',
          stroke: 'var(--line-control)',
          strokeWidth: 2,
        }),
        dot(points, { x: 'value', y: 'rate', r: 4, fill: 'var(--accent)' }),
      ],
    };
  }, [values, target, words]);
  const rows = values.map(({ value, games, side, rate, refused }): readonly Cell[] => [
    value,
    `${percent(rate.value)} %`,
    `${percent(rate.interval[0])}–${percent(rate.interval[1])}`,
    games,
    refused === null ? words.sides[side] : words.notPlayable,
    { text: '', drawn: <TryButton place={report} value={value} onTried={setTried} /> },
  ]);
  const columns = [words.valueAxis, words.rate, words.interval, words.gamesAxis, words.side, ''];
  return (
    <>
      <p className="balance-verdicts" role="status" aria-label={words.verdict}>
        <NumberPlaceLink place={report} />
        {'　'}
        <strong>{verdict()}</strong>{' '}
        {best !== undefined && <TryButton place={report} value={best.value} onTried={setTried} />}
      </p>
      <TriedNote tried={tried} />
      <Panel
        title={title}
        columns={columns}
        rows={rows}
        most={40}
        chart={<Plot label={title} options={drawn.options} marks={drawn.marks} />}
      />
    </>
  );

  function verdict(): string {
    const aim = percent(target);
    if (best === undefined)
      return words.notFound({ target: aim, low: values[0]?.value ?? '…', high: values.at(-1)?.value ?? '…' });
    const told = { value: best.value, rate: percent(best.rate.value), target: aim };
    return best.side === 'open' ? words.foundOpen(told) : words.found(told);
  }
}
