import path from 'node:path';
import { type ProjectForPlay, readProjectForPlay } from '#host/project/project-for-play.ts';
import { type NumberGames, type NumbersToTry, numbersAt } from '#host/simulation/number-games.ts';
import { type ArgumentFault, wrongValue } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode, OptionShape, ParsedArguments } from '../arguments/command.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import { optionValue } from '../words/cli-text.ts';
import { labOptions } from './lab-options.ts';
import { readBots } from './player-options.ts';
import { readSeeds, seedOptions } from './seed-options.ts';
import { choiceOptions, choicesUsage, readChoices } from './setup-options.ts';

/** Options of commands that try numbers in games of one kind. */
export const numberOptions: { readonly [name: string]: OptionShape } = {
  ...choiceOptions,
  ...seedOptions,
  ...labOptions,
  players: { type: 'number', least: 1 },
  bot: { type: 'text' },
  figure: { type: 'text' },
};
export const numberUsage = `${choicesUsage}[--players 4] [--bot greedy] [--figure wins|seat/1|role/ID]`;

export function readNumberGames(given: ParsedArguments, gamesUnlessSaid: number): NumberGames | ArgumentFault {
  const seeds = readSeeds(given, gamesUnlessSaid);
  if ('code' in seeds) return seeds;
  const program = readBots('--bot', given.text('bot') ?? 'greedy');
  if ('code' in program) return program;
  const seats = given.number('players');
  return {
    ...{ choices: readChoices(given), program, seeds, figure: given.text('figure') ?? 'wins' },
    ...(seats === undefined ? {} : { seats }),
  };
}

export interface NumbersOfProject {
  readonly project: ProjectForPlay;
  readonly numbers: NumbersToTry;
}

/** The games and the project of a command; what is wrong has been reported. */
export async function readGamesOfProject(
  given: ParsedArguments,
  gamesUnlessSaid: number,
  context: CommandContext,
): Promise<{ readonly games: NumberGames; readonly project: ProjectForPlay } | { readonly exit: ExitCode }> {
  const games = readNumberGames(given, gamesUnlessSaid);
  if ('code' in games) return { exit: reportFailure(context, games) };
  const shown = given.positionals[0] ?? '.';
  const project = await readProjectForPlay(path.resolve(context.folder, shown));
  return 'playable' in project ? { games, project } : { exit: reportUnplayable(context, shown, project.errors) };
}

/** The numbers that an option names in the project; what is wrong has been reported. */
export async function readNumbers(
  given: ParsedArguments,
  option: 'in' | 'number',
  context: CommandContext,
): Promise<NumbersOfProject | { readonly exit: ExitCode }> {
  const shown = given.positionals[0] ?? '.';
  const project = await readProjectForPlay(path.resolve(context.folder, shown));
  if (!('playable' in project)) return { exit: reportUnplayable(context, shown, project.errors) };
  const place = given.text(option);
  const numbers = numbersAt(project.playable, readChoices(given), place);
  if (!('nearest' in numbers)) return { project, numbers };
  const right = optionValue(option === 'in' ? 'placeOfNumbers' : 'pathOfNumber');
  return { exit: reportFailure(context, wrongValue(`--${option}`, place ?? '', right, numbers.nearest)) };
}
