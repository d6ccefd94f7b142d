import {
  axisX,
  axisY,
  barX,
  dot,
  gridX,
  link,
  type Markish,
  type PlotOptions,
  plot,
  ruleX,
  stackX,
  text,
} from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { BalanceReport } from '#api/cli/balance-report.ts';
import type { CliText, Locale } from '../arguments/command.ts';
import { headingText } from '../words/cli-text.ts';

// Loaded only for a report in a file.

export interface ReportChart {
  readonly name: string;
  readonly svg: string;
}

type Kind = Pick<BalanceReport['rates'][number], 'choices' | 'bots'> & { readonly seats?: number };

/** Win rates with their intervals, differences from another version, and how games ended. */
export function balanceCharts(
  { rates, against, ends }: BalanceReport,
  nameOf: (result: string) => CliText,
  locale: Locale,
): readonly ReportChart[] {
  const seats = headingText('players', locale);
  const labelOf = ({ choices, seats: count, bots }: Kind): string =>
    [...Object.values(choices), ...(count === undefined ? [] : [`${seats} ${count}`]), bots.join(' ')].join(' · ');
  const won = rates.flatMap(({ wins, ...one }) =>
    wins === null ? [] : [measured(labelOf(one), wins.winRate, wins.interval)],
  );
  const differences = (against?.kinds ?? []).flatMap(({ figures, ...one }) =>
    figures.map(({ figure, difference, interval }) => measured(`${labelOf(one)} · ${figure}`, difference, interval)),
  );
  const ended = new Map<string, Ended>();
  for (const { result, games, ...one } of ends) {
    const [label, name] = [labelOf(one), result === null ? '-' : nameOf(result)[locale]];
    const before = ended.get(`${label} ${name}`)?.games ?? 0;
    ended.set(`${label} ${name}`, { label, result: name, games: before + games });
  }
  return [
    ...(won.length === 0 ? [] : [{ name: headingText('rate', locale), svg: withIntervals(won, [0, 100]) }]),
    ...(differences.length === 0
      ? []
      : [{ name: headingText('difference', locale), svg: withIntervals(differences, [-100, 100]) }]),
    ...(ended.size === 0 ? [] : [{ name: headingText('endsOfGames', locale), svg: asBars([...ended.values()]) }]),
  ];
}

interface Measured {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** In percent. */
const measured = (label: string, value: number, [low, high]: readonly number[]): Measured => ({
  ...{ label, value: value * 100, low: (low ?? value) * 100, high: (high ?? value) * 100 },
});

const WIDTH = 760;
const ROW = 26;
const MARGINS = { marginLeft: 220, marginRight: 24, marginTop: 8, marginBottom: 32 };
const style = { background: 'transparent', fontSize: '12px', overflow: 'visible' };

function withIntervals(all: readonly Measured[], domain: readonly [number, number]): string {
  return drawn(
    all,
    [
      gridX({ stroke: 'currentColor', strokeOpacity: 0.15 }),
      axisX({ label: '%' }),
      axisY({ label: null }),
      ruleX([0], { stroke: 'currentColor', strokeOpacity: 0.5 }),
      link(all, { x1: 'low', x2: 'high', y1: 'label', y2: 'label', stroke: 'currentColor', strokeWidth: 2 }),
      dot(all, { x: 'value', y: 'label', r: 5, fill: 'var(--accent)' }),
    ],
    { domain: [...domain] },
  );
}

interface Ended {
  readonly label: string;
  readonly result: string;
  readonly games: number;
}

/** Shares from this on have room for the name of the result. */
const NAMED = 0.12;

/** Results are told apart by their names in the bars, and not by colour alone. */
function asBars(all: readonly Ended[]): string {
  const results = [...new Set(all.map(({ result }) => result))];
  const most = Math.max(...all.map(({ label }) => gamesOf(all, label)));
  const isFirst = ({ result }: Ended) => results.indexOf(result) === 0;
  return drawn(
    all,
    [
      axisX({ label: null, tickFormat: 'd' }),
      axisY({ label: null }),
      barX(all, {
        ...{ x: 'games', y: 'label', inset: 1, stroke: 'currentColor' },
        fill: (one: Ended) => (isFirst(one) ? 'var(--accent)' : 'transparent'),
      }),
      text(
        all,
        stackX({
          ...{ x: 'games', y: 'label', fill: (one: Ended) => (isFirst(one) ? 'Canvas' : 'currentColor') },
          text: ({ result, games }: Ended) => (games / most < NAMED ? '' : `${result} ${games}`),
        }),
      ),
    ],
    {},
  );
}

const gamesOf = (all: readonly Ended[], label: string): number =>
  all.reduce((sum, one) => sum + (one.label === label ? one.games : 0), 0);

function drawn(
  all: readonly { readonly label: string }[],
  marks: readonly Markish[],
  x: NonNullable<PlotOptions['x']>,
): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const labels = [...new Set(all.map(({ label }) => label))];
  const figure = plot({
    ...{
      document: document as unknown as NonNullable<PlotOptions['document']>,
      width: WIDTH,
      height: labels.length * ROW + 40,
      ...MARGINS,
    },
    ...{ x, y: { domain: labels, label: null }, color: { type: 'identity' }, style, marks: [...marks] },
  });
  return figure.outerHTML;
}
