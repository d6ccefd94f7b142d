import path from 'node:path';
import { Check } from 'typebox/value';
import type { Assertion } from '#api/cli/balance-assertions.ts';
import { type BalanceReport, balanceReport } from '#api/cli/balance-report.ts';
import { readArgumentFile } from '#host/files/given-file.ts';
import { assertBalance } from '#host/lab/assert-balance.ts';
import type { HowGamesArePlayed } from '#host/lab/games-pool.ts';
import { makeLineStore } from '#host/lab/line-store.ts';
import { readOtherVersion } from '#host/lab/other-version.ts';
import { resultIn } from '#host/play/play-game.ts';
import { botNames } from '#host/play/who-plays.ts';
import { type ProjectForPlay, readProjectForPlay } from '#host/project/project-for-play.ts';
import { type BalanceSoFar, balance as balanceGames } from '#host/simulation/balance.ts';
import { balanceAgainst } from '#host/simulation/balance-against.ts';
import { compareBalance } from '#host/simulation/compare-balance.ts';
import { catchRefusals } from '#host/simulation/refused-games.ts';
import { fault, wrongValue } from '../arguments/argument-faults.ts';
import type { CliCommand, CommandContext, ExitCode } from '../arguments/command.ts';
import { reportNoVersion } from '../faults/version-faults.ts';
import { readAssertions, refusedWithAssertions } from '../options/assertion-options.ts';
import { labOptions, labUsage, readLab } from '../options/lab-options.ts';
import { readBots } from '../options/player-options.ts';
import { readSeeds, seedOptions } from '../options/seed-options.ts';
import { choicesHelp } from '../options/setup-help.ts';
import { choiceOptions, choicesUsage, readChoices } from '../options/setup-options.ts';
import { assertionLines } from '../output/assertion-lines.ts';
import { balanceParts, type NamesOfGame } from '../output/balance-tables.ts';
import { Progress } from '../output/long-work.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import { textOfParts } from '../output/text-table.ts';
import type { ReportToWrite } from '../reports/report-file.ts';
import { isReportName, reportUsage, writeReport, wrongReportName } from '../reports/write-report.ts';
import { optionValue, resultText } from '../words/cli-text.ts';

const gamesUnlessSaid = 20;
const pairsUnlessSaid = 1000;

export const balance: CliCommand = {
  name: 'balance',
  usage: `balance PROJECT [--seeds 1..20] ${choicesUsage}[--players 1..4] [--bots ${botNames.join()}] [--budget 16] ${labUsage} [--before REPORT.json | --against HEAD|FOLDER|RUN] [--assert FILE] ${reportUsage} [--json]`,
  ofProject: choicesHelp,
  positionals: { least: 1, most: 1 },
  options: {
    ...seedOptions,
    ...choiceOptions,
    players: { type: 'text' },
    bots: { type: 'text' },
    before: { type: 'text' },
    against: { type: 'text' },
    assert: { type: 'text' },
    report: { type: 'text' },
    budget: { type: 'number', least: 1, most: 100_000 },
    ...labOptions,
  },
  run: async (given, context) => {
    const refused = refusedWithAssertions(given);
    if (refused !== null) return reportFailure(context, refused);
    const against = given.text('against');
    const seeds = readSeeds(given, against === undefined ? gamesUnlessSaid : pairsUnlessSaid);
    if ('code' in seeds) return reportFailure(context, seeds);
    const players = readPlayers(given.text('players'));
    if (players === null) {
      return reportFailure(context, wrongValue('--players', given.text('players') ?? '', optionValue('players')));
    }
    const typed = given.text('bots');
    const usual = against === undefined ? botNames : ['greedy'];
    const bots = typed === undefined ? usual : readBots('--bots', typed);
    if ('code' in bots) return reportFailure(context, bots);
    const typedBefore = given.text('before');
    if (typedBefore !== undefined && against !== undefined) return reportFailure(context, fault('beforeAndAgainst'));
    const before = typedBefore === undefined ? undefined : await readReport(path.resolve(context.folder, typedBefore));
    if (before === null) {
      return reportFailure(context, wrongValue('--before', typedBefore ?? '', optionValue('balanceReport')));
    }
    const to = given.text('report');
    if (to !== undefined && !isReportName(to)) return reportFailure(context, wrongReportName(to));
    const shown = given.positionals[0] ?? '.';
    const project = await readProjectForPlay(path.resolve(context.folder, shown));
    if (!('playable' in project)) return reportUnplayable(context, shown, project.errors);
    const playouts = given.number('budget');
    const what = {
      ...{ seeds, bots, choices: readChoices(given) },
      ...(playouts === undefined ? {} : { playouts }),
      ...(players === undefined ? {} : { players }),
    };
    const progress = new Progress(context);
    const how = readLab(given, context);
    const heard = ({ most }: BalanceSoFar) => progress.step(most);
    const { asked } = how.store ?? makeLineStore();
    const other = against === undefined ? null : await readOtherVersion(project.folder, against, context.folder, asked);
    if (other !== null && !('playable' in other)) return reportNoVersion(context, against ?? '', other);
    if (other !== null && other.playable.system.id !== project.playable.system.id)
      return reportNoVersion(context, against ?? '', { why: 'otherGame' });
    const file = given.text('assert');
    if (file !== undefined) {
      const read = await readAssertions(file, other !== null, context);
      if ('code' in read) return reportFailure(context, read);
      return await assertAll({ project, other: other?.playable ?? null, ...read }, how, context);
    }
    const ran =
      other === null
        ? await balanceGames(project, what, how, heard)
        : await balanceAgainst({ before: other.playable, after: project.playable }, what, how, heard);
    if (!('report' in ran)) return progress.end(ran);
    if (ran.report === null)
      return reportFailure(context, wrongValue('--against', against ?? '', optionValue('gamesInCommon')));
    const compared = before === undefined ? null : compareBalance(before, ran.report);
    if (before !== undefined && compared === null) {
      return reportFailure(context, wrongValue('--before', typedBefore ?? '', optionValue('sameGames')));
    }
    const report = { ...ran.report, compared };
    const { talliedNames = {} } = project.playable.system;
    const names: NamesOfGame = {
      result: (id) => resultIn(project, id),
      event: (word) => talliedNames[word] ?? { ja: word, en: word },
    };
    if (to !== undefined) {
      const refusal = await writeReport(to, await reportToWrite(report, names, project, context), context);
      if (refusal !== null) return refusal;
    }
    context.out(
      context.json ? `${JSON.stringify(report, null, 2)}\n` : textOfParts(balanceParts(report, names, context)),
    );
    return 0;
  },
};

async function reportToWrite(
  report: BalanceReport,
  names: NamesOfGame,
  { folder }: ProjectForPlay,
  { locale }: CommandContext,
): Promise<ReportToWrite> {
  const { seeds, games, playouts } = report;
  const { balanceCharts } = await import('../reports/report-charts.ts');
  return {
    ...{ locale, title: resultText('balanceOf', { project: path.basename(folder) })[locale] },
    lead: resultText('balancePlayed', { ...seeds, games, playouts })[locale],
    parts: balanceParts(report, names, { locale }),
    charts: balanceCharts(report, names.result, locale),
  };
}

interface WhatIsAsserted {
  readonly project: ProjectForPlay;
  readonly other: ProjectForPlay['playable'] | null;
  readonly assertions: readonly Assertion[];
}

async function assertAll(
  { project: { playable }, other, assertions }: WhatIsAsserted,
  how: HowGamesArePlayed,
  context: CommandContext,
): Promise<ExitCode> {
  const progress = new Progress(context);
  const ran = await catchRefusals(playable.system, () =>
    assertBalance(playable, other, assertions, how, (done) => progress.at(done, assertions.length)),
  );
  if (!('report' in ran)) return progress.end(ran);
  const { report } = ran;
  context.out(context.json ? `${JSON.stringify(report, null, 2)}\n` : assertionLines(report, context.locale));
  return report.holds ? 0 : 1;
}

/** Null: no report in the file. */
async function readReport(file: string): Promise<BalanceReport | null> {
  try {
    const value: unknown = JSON.parse((await readArgumentFile(file)) ?? '');
    return Check(balanceReport, value) ? value : null;
  } catch {
    return null;
  }
}

/** `4` or `1..4`. Undefined: absent; null: invalid. */
function readPlayers(written: string | undefined): { readonly from: number; readonly to: number } | undefined | null {
  if (written === undefined) return undefined;
  const found = /^([1-9]\d?)(?:\.\.([1-9]\d?))?$/.exec(written);
  const [from, to] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
  return found !== null && from <= to ? { from, to } : null;
}
