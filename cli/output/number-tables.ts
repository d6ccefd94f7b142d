import type { SensitivityReport } from '#api/cli/sensitivity-report.ts';
import type { SolveReport } from '#api/cli/solve-report.ts';
import type { Locale } from '../arguments/command.ts';
import { type HeadingName, headingText, resultText } from '../words/cli-text.ts';
import { between, percent } from './standings-tables.ts';
import { type Cells, textTable } from './text-table.ts';

export const points = (share: number): string => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;
export const pointsBetween = ([low, high]: readonly [number, number]): string => `${points(low)} – ${points(high)}`;

/** A row for each value that was tried, and the values that play alike. */
export function sensitivityTable(report: SensitivityReport, locale: Locale): string {
  const word = (name: HeadingName) => headingText(name, locale);
  const rows = report.numbers.flatMap(({ path, value, isAsked, alike: [least, most], changes }) =>
    changes.map((change, at): Cells => {
      const { difference, verdict, pairs, identical, isClear, refused } = change;
      const found = refused === null ? `${word(verdict)}${isClear ? ' *' : ''}` : refused.message[locale];
      const alike = !isAsked ? word('neverAsked') : least === most ? '' : `${least} – ${most}`;
      return [
        ...[at === 0 ? path : '', `${value} → ${change.value}`, percent(change.rate), points(difference.value)],
        ...[pointsBetween(difference.interval), `${identical}/${pairs}`, found, at === 0 ? alike : ''],
      ];
    }),
  );
  const heading = [
    ...[word('number'), word('value'), word('rate'), word('difference'), '95 %'],
    ...[word('identical'), word('verdict'), word('playsAlike')],
  ];
  return `${textTable(heading, rows)}${gamesPlayedNow(report, locale)}`;
}

/** A row for each value that was tried, and the one that was found. */
export function solvedTable(report: SolveReport, locale: Locale): string {
  const word = (name: HeadingName) => headingText(name, locale);
  const { path, target, found, tried } = report;
  const rows = tried.map(
    ({ value, side, games, rate, refused }): Cells => [
      ...[String(value), percent(rate.value), between(rate.interval), String(games)],
      refused === null ? word(side) : refused.message[locale],
    ],
  );
  const heading = [word('value'), word('rate'), '95 %', word('games'), word('verdict')];
  const said =
    found === null
      ? resultText('noValueReaches', { path, target: percent(target) })
      : resultText('valueFound', { path, target: percent(target), value: found });
  return `${textTable(heading, rows)}${said[locale]}\n${gamesPlayedNow(report, locale)}`;
}

export const gamesPlayedNow = ({ played, seconds }: Pick<SolveReport, 'played' | 'seconds'>, locale: Locale): string =>
  `${resultText('gamesPlayedNow', { played, seconds })[locale]}\n`;
