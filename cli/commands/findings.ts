import { resultIn } from '#host/play/play-game.ts';
import { findings as findFindings } from '#host/simulation/findings.ts';
import type { CliCommand } from '../arguments/command.ts';
import { labUsage, readLab } from '../options/lab-options.ts';
import { numberOptions, numberUsage, readGamesOfProject } from '../options/number-options.ts';
import { choicesHelp } from '../options/setup-help.ts';
import { findingsTables } from '../output/findings-tables.ts';
import { Progress } from '../output/long-work.ts';

const gamesUnlessSaid = 100;
const decidedUnlessSaid = 10;

export const findings: CliCommand = {
  name: 'findings',
  usage: `findings PROJECT ${numberUsage} [--decided ${decidedUnlessSaid}] [--games ${gamesUnlessSaid} | --seeds 1..${gamesUnlessSaid}] ${labUsage} [--json]`,
  ofProject: choicesHelp,
  positionals: { least: 1, most: 1 },
  options: { ...numberOptions, decided: { type: 'number', least: 0, most: 100_000 } },
  run: async (given, context) => {
    const read = await readGamesOfProject(given, gamesUnlessSaid, context);
    if ('exit' in read) return read.exit;
    const { games, project } = read;
    const progress = new Progress(context);
    const what = { ...games, decided: given.number('decided') ?? decidedUnlessSaid };
    const ran = await findFindings(project.playable, what, readLab(given, context), (done, of) =>
      progress.at(done, of),
    );
    if (!('report' in ran)) return progress.end(ran);
    context.out(
      context.json
        ? `${JSON.stringify(ran.report, null, 2)}\n`
        : findingsTables(ran.report, (result) => resultIn(project, result), context.locale),
    );
    return 0;
  },
};
