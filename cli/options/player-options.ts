import { botNames, type WhoPlays } from '#host/play/who-plays.ts';
import { suggestion } from '#host/program/suggestion.ts';
import { type ArgumentFault, missingValue, wrongValue } from '../arguments/argument-faults.ts';
import type { Given, OptionShape } from '../arguments/command.ts';

/** How a command that plays is told who plays, and how hard it may think. */
export const playerOptions: { readonly [name: string]: OptionShape } = {
  bot: { type: 'text' },
  budget: { type: 'number', least: 1, most: 100_000 },
};
/** The same, as it is typed. */
export const playersUsage = `--bot ${botNames.join('|')}[,…] [--budget 16]`;

/** What `--budget` is, for the help of a command. */
export const budgetAbout = {
  ja: '--budget は、search が1手ごとに試す対局のおよその数（候補が8つなら少なくとも14）',
  en: '--budget is about how many games search tries before an answer (with eight candidates 14 at least)',
};
/** What `--bot` is, too. */
export const playersAbout = {
  ja: `--bot は、1つなら全員、search,greedy のように並べれば席の順に1人ずつのプログラム。${budgetAbout.ja}`,
  en: `--bot is one program that plays all seats, or one a seat in their order, as search,greedy; ${budgetAbout.en}`,
};

export function readPlayers(given: Given): WhoPlays | ArgumentFault {
  const [typed, budget] = [given.text('bot'), given.number('budget')];
  if (typed === undefined)
    return missingValue('--bot', { ja: `${botNames.join('・')} のどれか`, en: `one of ${botNames.join(', ')}` });
  const bots = readBots('--bot', typed);
  if ('code' in bots) return bots;
  if (budget === undefined) return { bots, effort: {} };
  return bots.includes('search') ? { bots, effort: { playouts: budget } } : noBudget(typed);
}

/** Programs by their names, with commas between them. */
export function readBots(option: string, typed: string): readonly string[] | ArgumentFault {
  const bots = typed.split(',');
  const unknown = bots.find((bot) => !botNames.includes(bot));
  if (unknown === undefined) return bots;
  const right = {
    ja: `${botNames.join('・')} か、それらをカンマでつないだもの`,
    en: `one of ${botNames.join(', ')}, or several with commas`,
  };
  return wrongValue(option, unknown, right, suggestion(unknown, botNames));
}

function noBudget(player: string): ArgumentFault {
  return {
    code: 'ARG007',
    message: {
      ja: `--bot ${player} は先を読まないので、--budget を使いません。--budget は --bot search と書いてください。`,
      en: `--bot ${player} does not look ahead and has no --budget. Give --budget with --bot search.`,
    },
    data: { player },
  };
}
