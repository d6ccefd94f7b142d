import type { StandingReport, StandingsReport } from '#api/cli/standings-report.ts';
import type { Locale } from '../arguments/command.ts';
import { textTable } from './text-table.ts';

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const between = ([low, high]: readonly [number, number]): string => `${percent(low)} – ${percent(high)}`;

/** Empty tables are left out. */
export function standingsTables({ seats, orders, lines, roles, bots }: StandingsReport, locale: Locale): string {
  const word = (ja: string, en: string) => (locale === 'ja' ? ja : en);
  const tables = [
    { name: word('席', 'seat'), rows: seats.map(({ seat, ...one }) => [String(seat + 1), one] as const) },
    { name: word('手番の順', 'order'), rows: orders.map(({ order, ...one }) => [String(order), one] as const) },
    { name: word('役', 'role'), rows: roles.map(({ role, ...one }) => [role, one] as const) },
    { name: word('プログラム', 'program'), rows: bots.map(({ bot, ...one }) => [bot, one] as const) },
  ];
  const words = [
    ...[word('回数', 'games'), word('1位', 'won'), word('勝率', 'rate'), '95 %'],
    ...[word('順位', 'place'), '95 %', word('得点', 'score'), '95 %'],
  ];
  const standings = tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) =>
      textTable(
        [name, ...words],
        rows.map(([key, one]) => [key, ...cells(one)]),
      ),
    );
  const made = textTable(
    [
      ...[word('得点の内訳', 'score by term'), word('ルール', 'rule')],
      ...seats.map(({ seat }) => word(`席${seat + 1}`, `seat ${seat + 1}`)),
      ...bots.map(({ bot }) => bot),
    ],
    lines.map(({ label, rule, ...one }) => [
      ...[label[locale], rule],
      ...seats.map(({ seat }) => meanOf(one.seats.find((other) => other.seat === seat))),
      ...bots.map(({ bot }) => meanOf(one.bots.find((other) => other.bot === bot))),
    ]),
  );
  return [...standings, ...(lines.length === 0 ? [] : [made]), ...verdicts({ seats, orders }, locale)].join('\n');
}

const meanOf = (one: { readonly mean: number } | undefined): string => (one === undefined ? '-' : one.mean.toFixed(1));

/** Seats and orders that deviate from chance; empty for cooperative games. */
function verdicts({ seats, orders }: Pick<StandingsReport, 'seats' | 'orders'>, locale: Locale): readonly string[] {
  if (orders.length < 2) return [];
  const told = [
    ...seats.map(({ seat, outside, winRate }) => ({
      ...{ outside, winRate, who: locale === 'ja' ? `席${seat + 1}` : `seat ${seat + 1}` },
    })),
    ...orders.map(({ order, outside, winRate }) => ({
      ...{ outside, winRate, who: locale === 'ja' ? `手番${order}番目` : `order ${order}` },
    })),
  ].filter(({ outside }) => outside !== null);
  const fair = percent(1 / seats.length);
  if (told.length === 0)
    return [
      locale === 'ja'
        ? `どの席、どの手番も、勝率の区間は公平な ${fair} から5ポイントを超えて外れていない。\n`
        : `No seat and no order of play wins more than five points beyond its share of ${fair}, the interval considered.\n`,
    ];
  return told.map(({ who, outside, winRate }) =>
    locale === 'ja'
      ? `${who}：勝率 ${percent(winRate)}。公平な ${fair} より、区間を考えても5ポイント超${outside === 'above' ? '高い' : '低い'}。\n`
      : `${who} wins ${percent(winRate)}: more than five points ${outside === 'above' ? 'above' : 'below'} its share of ${fair}, the interval considered.\n`,
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
