import { sensitivity as trySensitivity } from '#host/simulation/sensitivity.ts';
import type { CliCommand } from '../arguments/command.ts';
import { labUsage, readLab } from '../options/lab-options.ts';
import { numberOptions, numberUsage, readNumberGames, readNumbers } from '../options/number-options.ts';
import { choicesHelp } from '../options/setup-help.ts';
import { Progress } from '../output/long-work.ts';
import { sensitivityTable } from '../output/number-tables.ts';
import { reportFailure } from '../output/tell-problems.ts';

const gamesUnlessSaid = 150;

export const sensitivity: CliCommand = {
  name: 'sensitivity',
  usage: `sensitivity PROJECT ${numberUsage} [--in FILE|ENTRY|PATH] [--games ${gamesUnlessSaid} | --seeds 1..${gamesUnlessSaid}] ${labUsage} [--json]`,
  ofProject: choicesHelp,
  positionals: { least: 1, most: 1 },
  options: { ...numberOptions, in: { type: 'text' } },
  run: async (given, context) => {
    const games = readNumberGames(given, gamesUnlessSaid);
    if ('code' in games) return reportFailure(context, games);
    const read = await readNumbers(given, 'in', context);
    if ('exit' in read) return read.exit;
    const progress = new Progress(context);
    const { project, numbers } = read;
    const ran = await trySensitivity(project.playable, numbers, games, readLab(given, context), (done) =>
      progress.at(done, numbers.length),
    );
    if (!('report' in ran)) return progress.end(ran);
    context.out(
      context.json ? `${JSON.stringify(ran.report, null, 2)}\n` : sensitivityTable(ran.report, context.locale),
    );
    return 0;
  },
};
