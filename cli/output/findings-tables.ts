import type { FindingsReport } from '#api/cli/findings-report.ts';
import type { CliText, Locale } from '../arguments/command.ts';
import { type HeadingName, headingText, resultText } from '../words/cli-text.ts';
import { gamesPlayedNow, points, pointsBetween } from './number-tables.ts';
import { between, percent } from './standings-tables.ts';
import { type Cells, textTable } from './text-table.ts';

/** A table for each list, or the sentence that it is empty. `nameOf`: of a result. */
export function findingsTables(report: FindingsReport, nameOf: (result: string) => CliText, locale: Locale): string {
  const word = (name: HeadingName) => headingText(name, locale);
  const said = (...of: Parameters<typeof resultText>) => `${resultText(...of)[locale]}\n`;
  const { difficulty, deadChoices, neverRun, endless, decidedEarly, games } = report;
  const players = difficulty.map(({ seats, games: of, wins, rounds, apart }): Cells => {
    const rate = wins === null ? ['-', '-'] : [percent(wins.winRate), between(wins.interval)];
    return [String(seats), String(of), ...rate, rounds.mean.toFixed(2), apart === null ? '' : word(apart)];
  });
  const dead = deadChoices.map(({ choice, offered, taken, interval, forced }): Cells => {
    const cost =
      forced === null
        ? ['-', '-', '-', word('notTried')]
        : [
            ...[points(forced.difference.value), pointsBetween(forced.difference.interval)],
            ...[`${forced.identical}/${forced.pairs}`, `${word(forced.effect)}${forced.isClear ? ' *' : ''}`],
          ];
    return [choice, `${taken}/${offered}`, between(interval), ...cost];
  });
  const decided = decidedEarly.list.map(
    ({ seed, result, at, of, round, otherwise }): Cells => [
      ...[
        String(seed),
        result === null ? '-' : nameOf(result)[locale],
        `${at}/${of}`,
        String(round),
        between(otherwise),
      ],
    ],
  );
  const ended = endless.first.map(({ seats, seed, message }): Cells => [String(seats), String(seed), message[locale]]);
  const { never } = neverRun;
  const table = (heading: Cells, rows: readonly Cells[]) => (rows.length === 0 ? '' : textTable(heading, rows));
  return [
    table([word('players'), word('games'), word('rate'), '95 %', word('rounds'), word('difficulty')], players),
    said(deadChoices.length === 0 ? 'noDeadChoices' : 'deadChoices', { games, choices: deadChoices.length }),
    table(
      [word('choice'), word('takenOf'), '95 %', word('ifForced'), '95 %', word('identical'), word('verdict')],
      dead,
    ),
    never === null
      ? said('tooFewForEffects', { games: neverRun.games })
      : said('effectsNeverRun', { never: never.length, effects: neverRun.effects, games: neverRun.games }),
    ...(never ?? []).map((path) => `  ${path}\n`),
    said('endlessGames', { games: endless.games, interval: between(endless.interval) }),
    table([word('players'), word('seed'), word('why')], ended),
    ...(decidedEarly.games === 0
      ? []
      : [
          said('decidedEarly', {
            ...{ decided: decidedEarly.decided, games: decidedEarly.games },
            interval: between(decidedEarly.interval),
          }),
        ]),
    table([word('seed'), word('result'), word('answersThen'), word('round'), word('otherEnd')], decided),
    gamesPlayedNow(report, locale),
  ]
    .filter((part) => part !== '')
    .join('');
}
