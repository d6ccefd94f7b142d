import { dot, link, ruleY, text } from '@observablehq/plot';
import { useMemo } from 'react';
import type { LabResults } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Panel } from './panel.tsx';
import { Plot } from './plot.tsx';
import { useCardNames } from './use-card-names.ts';

type Report = Extract<LabResults, { kind: 'cards' }>['report'];

/** Each card by what it causes and by how often winners used it. */
export function ContributionsChart({ report: { cards } }: { readonly report: Report }) {
  const words = useWords(balanceWords);
  const nameOf = useCardNames();
  const points = useMemo(
    () =>
      cards.map(({ card, contribution: { value, interval }, company, isClear }) => ({
        ...{ name: nameOf(card), company: company.share * 100, value: value * 100, isClear },
        ...{ low: interval[0] * 100, high: interval[1] * 100 },
      })),
    [cards, nameOf],
  );
  const drawn = useMemo(() => {
    const clear = points.filter(({ isClear }) => isClear);
    const place = { x: 'company', y: 'value' };
    return {
      options: {
        x: { label: words.companyAxis, domain: [0, 100], ticks: 5 },
        y: { label: words.contribution, grid: true, ticks: 5 },
      },
      marks: [
        ruleY([0], { stroke: 'var(--line-control)' }),
        link(clear, { x1: 'company', x2: 'company', y1: 'low', y2: 'high', stroke: 'var(--error)', strokeWidth: 2 }),
        dot(points, {
          ...place,
          r: 4,
          fill: ({ isClear }: (typeof points)[number]) => (isClear ? 'var(--error)' : 'var(--accent)'),
        }),
        // The ground around the letters keeps them apart from the lines of other cards
        text(clear, {
          ...{ ...place, text: 'name', dx: 8, textAnchor: 'start', fontWeight: 600 },
          ...{ fill: 'var(--text)', stroke: 'var(--surface-editor)', strokeWidth: 4 },
        }),
      ],
    };
  }, [points, words]);
  const title = words.contributionsMap;
  return (
    <Panel
      title={title}
      help={words.contributionsMapHelp}
      columns={[words.card, words.companyAxis, words.contribution]}
      rows={points.map(({ name, company, value }) => [name, ...[company, value].map((one) => Number(one.toFixed(1)))])}
      chart={<Plot label={title} options={drawn.options} marks={drawn.marks} height={320} />}
    />
  );
}
