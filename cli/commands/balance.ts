import os from 'node:os';
import path from 'node:path';
import { balance as balanceGames } from '#host/balance.ts';
import { readProjectForPlay } from '#host/project-for-play.ts';
import { suggestion } from '#host/suggestion.ts';
import { botNames } from '#host/who-plays.ts';
import { wrongValue } from '../argument-faults.ts';
import { balanceTables } from '../balance-tables.ts';
import type { Command } from '../command.ts';
import { Progress } from '../long-work.ts';
import { budgetAbout } from '../player-options.ts';
import { readSeeds, seedOptions } from '../seed-options.ts';
import { cannot, cannotPlay } from '../tell-problems.ts';

const gamesUnlessSaid = 20;

export const balance: Command = {
  name: 'balance',
  usage:
    'balance PROJECT [--seeds 1..20] [--scenario S00] [--players 1..4] [--bots random,greedy,search] [--budget 16] [--workers 2] [--json]',
  about: {
    ja: `すべてのシナリオを1人から順に、それぞれのプログラムに同じシードで遊ばせ、勝率（95%信頼区間）、カードの使われ方、着いたシナリオカード、終わり方と、一度も起こらなかったことを言う。${budgetAbout.ja}`,
    en: `Has each program play every scenario, with one player, two and so on, on the same seeds; tells win rates (95 % intervals), use of cards, scenario cards reached, ends, and what never happened; ${budgetAbout.en}`,
  },
  positionals: { least: 1, most: 1 },
  options: {
    ...seedOptions,
    scenario: { type: 'text' },
    players: { type: 'text' },
    bots: { type: 'text' },
    budget: { type: 'number', least: 1, most: 100_000 },
    workers: { type: 'number', least: 1, most: 256 },
  },
  run: async (given, door) => {
    const seeds = readSeeds(given, gamesUnlessSaid);
    if ('code' in seeds) return cannot(door, seeds);
    const players = readPlayers(given.text('players'));
    if (players === null) {
      const right = { ja: '4 または 1..4 のような人数', en: 'a number or a range, as 4 or 1..4' };
      return cannot(door, wrongValue('--players', given.text('players') ?? '', right, undefined));
    }
    const bots = given.text('bots')?.split(',') ?? botNames;
    const unknown = bots.find((bot) => !botNames.includes(bot));
    if (unknown !== undefined) {
      const right = {
        ja: `${botNames.join('・')} をカンマでつないだもの`,
        en: `some of ${botNames.join(', ')}, with commas`,
      };
      return cannot(door, wrongValue('--bots', unknown, right, suggestion(unknown, botNames)));
    }
    const shown = given.positionals[0] ?? '.';
    const project = await readProjectForPlay(path.resolve(door.folder, shown));
    if (!('playable' in project)) return cannotPlay(door, shown, project.errors);
    const [playouts, scenario] = [given.number('budget'), given.text('scenario')];
    const what = {
      ...{ seeds, bots },
      ...(playouts === undefined ? {} : { playouts }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(players === undefined ? {} : { players }),
    };
    const workers = given.number('workers') ?? os.availableParallelism();
    const progress = new Progress(door);
    const ran = await balanceGames(project, what, { workers, stop: door.stop() }, (games) => progress.step(games));
    if (!('report' in ran)) return progress.end(ran);
    door.out(door.json ? `${JSON.stringify(ran.report, null, 2)}\n` : balanceTables(ran.report, door));
    return 0;
  },
};

/** `4`, or `1..4`; undefined: it was not said, null: it cannot be read. */
function readPlayers(written: string | undefined): { readonly from: number; readonly to: number } | undefined | null {
  if (written === undefined) return undefined;
  const found = /^([1-9]\d?)(?:\.\.([1-9]\d?))?$/.exec(written);
  const [from, to] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
  return found !== null && from <= to ? { from, to } : null;
}
