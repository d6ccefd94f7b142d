import { botNames, type WhoPlays } from '#host/who-plays.ts';
import { type ArgumentFault, missingValue } from './argument-faults.ts';
import type { Given, OptionShape } from './command.ts';

/** How a command that plays is told who plays, and how hard it may think. */
export const playerOptions: { readonly [name: string]: OptionShape } = {
  bot: { type: 'text', words: botNames },
  budget: { type: 'number', least: 1, most: 100_000 },
};

/** What `--budget` is, for the help of a command. */
export const budgetAbout = {
  ja: '--budget は、search が1手ごとに試す対局のおよその数（候補が8つなら少なくとも14）',
  en: '--budget is about how many games search tries before an answer (with eight candidates 14 at least)',
};

export function readPlayer(given: Given): WhoPlays | ArgumentFault {
  const [player, budget] = [given.text('bot'), given.number('budget')];
  if (player === undefined)
    return missingValue('--bot', { ja: `${botNames.join('・')} のどれか`, en: `one of ${botNames.join(', ')}` });
  if (budget === undefined) return { player, effort: {} };
  return player === 'search' ? { player, effort: { playouts: budget } } : noBudget(player);
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
