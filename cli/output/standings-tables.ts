import type { StandingReport, StandingsReport } from '#api/cli/standings-report.ts';
import type { Locale } from '../arguments/command.ts';
import { type HeadingName, headingText, resultText } from '../words/cli-text.ts';
import { type ReportPart, textOfParts } from './text-table.ts';

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const between = ([low, high]: readonly [number, number]): string => `${percent(low)} – ${percent(high)}`;

export const standingsTables = (report: StandingsReport, locale: Locale): string =>
  textOfParts(standingsParts(report, locale));

/** Empty tables are left out. */
export function standingsParts(
  { seats, orders, lines, roles, bots }: StandingsReport,
  locale: Locale,
): readonly ReportPart[] {
  const word = (name: HeadingName) => headingText(name, locale);
  const tables = [
    { name: word('seat'), rows: seats.map(({ seat, ...one }) => [String(seat + 1), one] as const) },
    { name: word('order'), rows: orders.map(({ order, ...one }) => [String(order), one] as const) },
    { name: word('role'), rows: roles.map(({ role, ...one }) => [role, one] as const) },
    { name: word('program'), rows: bots.map(({ bot, ...one }) => [bot, one] as const) },
  ];
  const words = [
    ...[word('played'), word('firstPlaces'), word('rate'), '95 %'],
    ...[word('place'), '95 %', word('score'), '95 %'],
  ];
  const standings = tables
    .filter(({ rows }) => rows.length > 0)
    .map(
      ({ name, rows }): ReportPart => ({
        ...{ kind: 'table', name, heading: [name, ...words], rows: rows.map(([key, one]) => [key, ...cells(one)]) },
      }),
    );
  const made: ReportPart = {
    ...{ kind: 'table', name: word('scoreByTerm') },
    heading: [
      ...[word('scoreByTerm'), word('rule')],
      ...seats.map(({ seat }) => resultText('seat', { seat: seat + 1 })[locale]),
      ...bots.map(({ bot }) => bot),
    ],
    rows: lines.map(({ label, rule, ...one }) => [
      ...[label[locale], rule],
      ...seats.map(({ seat }) => meanOf(one.seats.find((other) => other.seat === seat))),
      ...bots.map(({ bot }) => meanOf(one.bots.find((other) => other.bot === bot))),
    ]),
  };
  const told = verdicts({ seats, orders }, locale);
  return [
    ...standings,
    ...(lines.length === 0 ? [] : [made]),
    ...(told.length === 0 ? [] : [{ kind: 'lines' as const, lines: told }]),
  ];
}

const meanOf = (one: { readonly mean: number } | undefined): string => (one === undefined ? '-' : one.mean.toFixed(1));

/** Seats and orders that deviate from chance; empty for cooperative games. */
function verdicts({ seats, orders }: Pick<StandingsReport, 'seats' | 'orders'>, locale: Locale): readonly string[] {
  if (orders.length < 2) return [];
  const told = [
    ...seats.map(({ seat, outside, winRate }) => ({
      ...{ outside, winRate, who: resultText('seat', { seat: seat + 1 }) },
    })),
    ...orders.map(({ order, outside, winRate }) => ({
      ...{ outside, winRate, who: resultText('order', { order }) },
    })),
  ].filter(({ outside }) => outside !== null);
  const fair = percent(1 / seats.length);
  if (told.length === 0) return [resultText('fair', { fair })[locale]];
  return told.map(
    ({ who, outside, winRate }) =>
      resultText(outside === 'above' ? 'aboveFair' : 'belowFair', { who, fair, rate: percent(winRate) })[locale],
  );
}

function cells({ games, won, winRate, interval, place, score }: StandingReport): readonly string[] {
  const wins = [String(games), short(won), percent(winRate), between(interval)];
  return [...wins, ...meanCells(place), ...(score === null ? ['-', '-'] : meanCells(score))];
}

function meanCells({ mean, interval }: StandingReport['place']): readonly string[] {
  return [mean.toFixed(2), interval === null ? '-' : `${interval[0].toFixed(2)} – ${interval[1].toFixed(2)}`];
}

const short = (value: number): string => String(Number(value.toFixed(2)));
