import type { ContributionReport } from '#api/cli/contribution-report.ts';
import type { Locale } from '../arguments/command.ts';
import { type HeadingName, headingText, resultText } from '../words/cli-text.ts';
import { gamesPlayedNow, points, pointsBetween } from './number-tables.ts';
import { between, percent } from './standings-tables.ts';
import { type Cells, textTable } from './text-table.ts';

/** A row for each card: what it causes, and its company in wins; then dominated cards. */
export function contributionTables(report: ContributionReport, locale: Locale): string {
  const word = (name: HeadingName) => headingText(name, locale);
  const cards = report.cards.map((one): Cells => {
    const { card, contribution, rateWithout, pairs, identical, effect, isClear, company, refused } = one;
    return [
      ...[card, points(contribution.value), pointsBetween(contribution.interval), percent(rateWithout)],
      ...[`${identical}/${pairs}`, refused?.message[locale] ?? `${word(effect)}${isClear ? ' *' : ''}`],
      ...[`${company.used}/${company.won}`, between(company.interval)],
    ];
  });
  const heading = [
    ...[word('card'), word('contribution'), '95 %', word('rateWithout'), word('identical'), word('verdict')],
    ...[word('seenInWins'), '95 %'],
  ];
  return [
    textTable(heading, cards),
    ...dominated(report, locale),
    `${resultText(report.way, { figure: report.figure })[locale]}\n`,
    `${resultText('companyNotCause')[locale]}\n`,
    gamesPlayedNow(report, locale),
  ].join('');
}

function dominated({ dominated: found }: ContributionReport, locale: Locale): readonly string[] {
  if (found === null) return [];
  const word = (name: HeadingName) => headingText(name, locale);
  const { tried, cards } = found;
  if (cards.length === 0) return [`\n${resultText('noneDominated', { tried })[locale]}\n`];
  const rows = cards.map(
    ({ card, by, difference, pairs, identical }): Cells => [
      ...[card, by, points(difference.value), pointsBetween(difference.interval), `${identical}/${pairs}`],
    ],
  );
  const heading = [word('dominatedCard'), word('dominatedBy'), word('difference'), '95 %', word('identical')];
  return ['\n', textTable(heading, rows), `${resultText('dominated', { tried })[locale]}\n`];
}
