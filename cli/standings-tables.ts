import type { ToldStanding, ToldStandings } from '#api/cli/standings-report.ts';
import type { Locale } from './command.ts';
import { textTable } from './text-table.ts';

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const between = ([low, high]: readonly [number, number]): string => `${percent(low)} – ${percent(high)}`;

/** How seats, roles and programs came out: a table each, those without a line left out. */
export function standingsTables({ seats, roles, bots }: ToldStandings, locale: Locale): string {
  const word = (ja: string, en: string) => (locale === 'ja' ? ja : en);
  const tables = [
    { name: word('席', 'seat'), rows: seats.map(({ seat, ...one }) => [String(seat + 1), one] as const) },
    { name: word('役', 'role'), rows: roles.map(({ role, ...one }) => [role, one] as const) },
    { name: word('プログラム', 'program'), rows: bots.map(({ bot, ...one }) => [bot, one] as const) },
  ];
  const words = [
    ...[word('回数', 'games'), word('1位', 'won'), word('勝率', 'rate'), '95 %'],
    ...[word('順位', 'place'), '95 %', word('得点', 'score'), '95 %'],
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) =>
      textTable(
        [name, ...words],
        rows.map(([key, one]) => [key, ...cells(one)]),
      ),
    )
    .join('\n');
}

function cells({ games, won, winRate, interval, place, score }: ToldStanding): readonly string[] {
  const wins = [String(games), short(won), percent(winRate), between(interval)];
  return [...wins, ...meanCells(place), ...(score === null ? ['-', '-'] : meanCells(score))];
}

function meanCells({ mean, interval }: ToldStanding['place']): readonly string[] {
  return [mean.toFixed(2), interval === null ? '-' : `${interval[0].toFixed(2)} – ${interval[1].toFixed(2)}`];
}

const short = (value: number): string => String(Number(value.toFixed(2)));
