import { cardsOfGames, contribution as measureContribution, unknownCard } from '#host/simulation/contribution.ts';
import { catchRefusals } from '#host/simulation/refused-games.ts';
import { wrongValue } from '../arguments/argument-faults.ts';
import type { CliCommand } from '../arguments/command.ts';
import { labUsage, readLab } from '../options/lab-options.ts';
import { numberOptions, numberUsage, readGamesOfProject } from '../options/number-options.ts';
import { choicesHelp } from '../options/setup-help.ts';
import { contributionTables } from '../output/contribution-tables.ts';
import { Progress } from '../output/long-work.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { optionValue } from '../words/cli-text.ts';

const gamesUnlessSaid = 150;

export const contribution: CliCommand = {
  name: 'contribution',
  usage: `contribution PROJECT ${numberUsage} [--card ID,ID] [--dominated] [--games ${gamesUnlessSaid} | --seeds 1..${gamesUnlessSaid}] ${labUsage} [--json]`,
  ofProject: choicesHelp,
  positionals: { least: 1, most: 1 },
  options: { ...numberOptions, card: { type: 'text' }, dominated: { type: 'flag' } },
  run: async (given, context) => {
    const read = await readGamesOfProject(given, gamesUnlessSaid, context);
    if ('exit' in read) return read.exit;
    const { games, project } = read;
    const { playable } = project;
    const cards = given.text('card')?.split(',');
    const what = { ...games, dominated: given.flag('dominated'), ...(cards === undefined ? {} : { cards }) };
    const progress = new Progress(context);
    const known = await catchRefusals(playable.system, async () => cardsOfGames(playable, what));
    if (!('report' in known)) return progress.end(known);
    const wrong = unknownCard(cards ?? [], known.report);
    if (wrong !== null)
      return reportFailure(context, wrongValue('--card', wrong.name, optionValue('cardOfGames'), wrong.nearest));
    const ran = await measureContribution(playable, what, readLab(given, context), (done, of) => progress.at(done, of));
    if (!('report' in ran)) return progress.end(ran);
    context.out(
      context.json ? `${JSON.stringify(ran.report, null, 2)}\n` : contributionTables(ran.report, context.locale),
    );
    return 0;
  },
};
