import { type BotsAndEffort, botNames } from '#host/play/who-plays.ts';
import { suggestion } from '#host/program/suggestion.ts';
import { type ArgumentFault, fault, missingValue, oneOf, wrongValue } from '../arguments/argument-faults.ts';
import type { OptionShape, ParsedArguments } from '../arguments/command.ts';
import { anyList, optionValue } from '../words/cli-text.ts';

export const playerOptions: { readonly [name: string]: OptionShape } = {
  bot: { type: 'text' },
  budget: { type: 'number', least: 1, most: 100_000 },
};
export const playersUsage = `--bot ${botNames.join('|')}[,…] [--budget 16]`;

export function readPlayers(given: ParsedArguments): BotsAndEffort | ArgumentFault {
  const [typed, budget] = [given.text('bot'), given.number('budget')];
  if (typed === undefined) return missingValue('--bot', oneOf(botNames));
  const bots = readBots('--bot', typed);
  if ('code' in bots) return bots;
  if (budget === undefined) return { bots, effort: {} };
  return bots.includes('search') ? { bots, effort: { playouts: budget } } : fault('noBudget', { player: typed });
}

/** Separated by commas. */
export function readBots(option: string, typed: string): readonly string[] | ArgumentFault {
  const bots = typed.split(',');
  const unknown = bots.find((bot) => !botNames.includes(bot));
  if (unknown === undefined) return bots;
  const right = optionValue('programs', { all: anyList(botNames) });
  return wrongValue(option, unknown, right, suggestion(unknown, botNames));
}
