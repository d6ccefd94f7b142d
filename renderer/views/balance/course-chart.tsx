import { areaY, lineY, ruleY } from '@observablehq/plot';
import { useMemo } from 'react';
import type { LabBalance } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Panel } from './panel.tsx';
import { Plot } from './plot.tsx';

interface CourseChartProps {
  readonly results: LabBalance;
  readonly isAgainst: boolean;
}

/** The rate, or its difference to another version, after each game, with what is known of it. */
export function CourseChart({ results: { course }, isAgainst }: CourseChartProps) {
  const words = useWords(balanceWords);
  const axis = isAgainst ? words.differenceAxis : words.winsAxis;
  const points = useMemo(
    () =>
      course.map(({ games, value, low, high }) => ({ games, value: value * 100, low: low * 100, high: high * 100 })),
    [course],
  );
  const drawn = useMemo(
    () => ({
      options: {
        x: { label: words.gamesAxis, ticks: 5 },
        y: { label: axis, grid: true, ticks: 5, ...(isAgainst ? {} : { domain: [0, 100] }) },
      },
      marks: [
        areaY(points, { x: 'games', y1: 'low', y2: 'high', fill: 'var(--accent)', fillOpacity: 0.18 }),
        ...(isAgainst ? [ruleY([0], { stroke: 'var(--line-control)' })] : []),
        lineY(points, { x: 'games', y: 'value', stroke: 'var(--accent)', strokeWidth: 2 }),
      ],
    }),
    [points, words, axis, isAgainst],
  );
  const title = isAgainst ? words.courseAgainst : words.course;
  return (
    <Panel
      title={title}
      help={words.courseHelp}
      columns={[words.gamesAxis, axis, words.low, words.high]}
      rows={points.map(({ games, value, low, high }) => [
        games,
        ...[value, low, high].map((one) => Number(one.toFixed(1))),
      ])}
      chart={<Plot label={title} options={drawn.options} marks={drawn.marks} />}
    />
  );
}
