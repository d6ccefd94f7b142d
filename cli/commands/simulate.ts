import path from 'node:path';
import type { SimulateReport } from '#api/cli/simulate-report.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { gamesIn, simulate as simulateGames } from '#host/simulation/simulate.ts';
import type { CliCommand, CommandContext } from '../arguments/command.ts';
import { labOptions, labUsage, readLab } from '../options/lab-options.ts';
import { playerOptions, playersUsage, readPlayers } from '../options/player-options.ts';
import { readSeeds, seedOptions } from '../options/seed-options.ts';
import { choicesHelp } from '../options/setup-help.ts';
import { readSetup, setupOptions, setupUsage } from '../options/setup-options.ts';
import { Progress } from '../output/long-work.ts';
import { between, percent, standingsTables } from '../output/standings-tables.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import { resultText } from '../words/cli-text.ts';

const { seed: _, ...setup } = setupOptions;
const gamesUnlessSaid = 1000;

export const simulate: CliCommand = {
  name: 'simulate',
  usage: `simulate PROJECT ${setupUsage} ${playersUsage} [--rotate] [--games 1000 | --seeds 1..1000] ${labUsage} [--list] [--laws] [--json]`,
  ofProject: choicesHelp,
  positionals: { least: 1, most: 1 },
  options: {
    ...setup,
    ...seedOptions,
    ...labOptions,
    ...playerOptions,
    rotate: { type: 'flag' },
    list: { type: 'flag' },
    laws: { type: 'flag' },
  },
  run: async (given, context) => {
    const who = readPlayers(given);
    if ('code' in who) return reportFailure(context, who);
    const seeds = readSeeds(given, gamesUnlessSaid);
    if ('code' in seeds) return reportFailure(context, seeds);
    const start = await readSetup(given, context);
    if ('code' in start) return reportFailure(context, start);
    const shown = given.positionals[0] ?? '.';
    const project = await readProjectForPlay(path.resolve(context.folder, shown));
    if (!('playable' in project)) return reportUnplayable(context, shown, project.errors);
    const what = {
      setup: start.setup,
      ...who,
      laws: given.flag('laws'),
      seeds,
      rotate: given.flag('rotate'),
    };
    const games = gamesIn(what);
    const progress = new Progress(context, games);
    const list: NonNullable<SimulateReport['list']> = [];
    const texts: string[] = [];
    const ran = await simulateGames(project, what, readLab(given, context), (line, text, at) => {
      progress.at(at + 1, games);
      if (!given.flag('list')) return;
      list[at] = { seed: line.seed, result: line.result, rounds: line.rounds, logHash: line.logHash };
      // What other computers played may not count in the end
      if (given.flag('lab')) texts[at] = text;
      else if (!context.json) context.out(text);
    });
    if (!('report' in ran)) return progress.end(ran);
    if (!context.json) context.out(texts.join(''));
    if (context.json)
      context.out(`${JSON.stringify(given.flag('list') ? { ...ran.report, list } : ran.report, null, 2)}\n`);
    // With a list, the summary goes to stderr
    else (given.flag('list') ? context.err : context.out)(sentence(ran.report, context));
    return 0;
  },
};

function sentence(report: SimulateReport, { locale }: CommandContext): string {
  const { games, kept, workers, seconds, gamesPerSecond, decisionsPerSecond, ends, hash } = report;
  const ended = ends.map(
    ({ name, games: of, share, interval }) => `${name[locale]} ${of} (${percent(share)}, ${between(interval)})`,
  );
  const lines = [
    resultText('simulated', { games, ended })[locale],
    ...(kept === 0 ? [] : [resultText('keptGames', { kept })[locale]]),
    ...(kept === games ? [] : [resultText('speed', { seconds, workers, gamesPerSecond, decisionsPerSecond })[locale]]),
  ];
  // In cooperative games all seats have the same result
  const tables = report.together ? '' : `${standingsTables(report, locale)}\n`;
  return `${tables}${[...lines, `hash ${hash}`].join('\n')}\n`;
}
