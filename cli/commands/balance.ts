import os from 'node:os';
import path from 'node:path';
import type { BalanceReport } from '#api/cli/balance-report.ts';
import { balance as balanceGames } from '#host/balance.ts';
import { readProjectForPlay } from '#host/project-for-play.ts';
import { suggestion } from '#host/suggestion.ts';
import { botNames } from '#host/who-plays.ts';
import { wrongValue } from '../argument-faults.ts';
import type { Command, Door } from '../command.ts';
import { Progress } from '../long-work.ts';
import { readSeeds, seedOptions } from '../seed-options.ts';
import { cannot, cannotPlay } from '../tell-problems.ts';

const gamesUnlessSaid = 20;

export const balance: Command = {
  name: 'balance',
  usage:
    'balance PROJECT [--seeds 1..20] [--scenario S00] [--bots random,greedy,search] [--budget 16] [--workers 2] [--json]',
  about: {
    ja: 'すべてのシナリオを1人から順に、それぞれのプログラムに同じシードで遊ばせ、勝率（95%信頼区間）、カードの使われ方、着いたシナリオカード、終わり方を言う',
    en: 'Has each program play every scenario, with one player, two and so on, on the same seeds; tells win rates (95 % intervals), use of cards, scenario cards reached, ends',
  },
  positionals: { least: 1, most: 1 },
  options: {
    ...seedOptions,
    scenario: { type: 'text' },
    bots: { type: 'text' },
    budget: { type: 'number', least: 1, most: 100_000 },
    workers: { type: 'number', least: 1, most: 256 },
  },
  run: async (given, door) => {
    const seeds = readSeeds(given, gamesUnlessSaid);
    if ('code' in seeds) return cannot(door, seeds);
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
    };
    const workers = given.number('workers') ?? os.availableParallelism();
    const progress = new Progress(door);
    const ran = await balanceGames(project, what, { workers, stop: door.stop() }, (games) => progress.step(games));
    if (!('report' in ran)) return progress.end(ran);
    door.out(door.json ? `${JSON.stringify(ran.report, null, 2)}\n` : tables(ran.report, door));
    return 0;
  },
};

type Cells = readonly string[];

function tables({ rates, paired, cards, ends }: BalanceReport, { locale }: Door): string {
  const word = (ja: string, en: string) => (locale === 'ja' ? ja : en);
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const between = ([low, high]: readonly [number, number]) => `${percent(low)} – ${percent(high)}`;
  const kind = (one: { scenario: string; players: number; player: string }): Cells => [
    one.scenario,
    String(one.players),
    one.player,
  ];
  return [
    table(
      [
        word('シナリオ', 'scenario'),
        word('人数', 'players'),
        'bot',
        word('勝ち', 'won'),
        word('勝率', 'rate'),
        '95 %',
        word('ラウンド', 'rounds'),
      ],
      rates.map((one) => [
        ...kind(one),
        `${one.cleared}/${one.games}`,
        percent(one.winRate),
        between(one.interval),
        String(one.rounds),
      ]),
    ),
    table(
      [
        word('シナリオ', 'scenario'),
        word('人数', 'players'),
        'bot',
        word('比べる相手', 'against'),
        word('こちらだけ勝ち', 'only it'),
        word('相手だけ勝ち', 'only the other'),
        '95 %',
      ],
      paired.map((one) => [...kind(one), one.than, String(one.only), String(one.onlyOther), between(one.interval)]),
    ),
    table(
      [
        word('シナリオ', 'scenario'),
        'bot',
        word('カード', 'card'),
        word('何を', 'what'),
        word('回数', 'times'),
        word('ゲーム', 'games'),
        word('うち勝ち', 'won'),
      ],
      cards.map((one) => [
        one.scenario,
        one.player,
        one.card,
        one.what,
        String(one.times),
        String(one.games),
        String(one.won),
      ]),
    ),
    table(
      [
        word('シナリオ', 'scenario'),
        'bot',
        word('結果', 'result'),
        word('ルール', 'rule'),
        word('ランク', 'rank'),
        word('ゲーム', 'games'),
      ],
      ends.map((one) => [
        one.scenario,
        one.player,
        one.result ?? '-',
        one.reason ?? '-',
        one.rank ?? '-',
        String(one.games),
      ]),
    ),
  ].join('\n');
}

/** Rows under a heading, in columns. A kanji or kana is two columns wide. */
function table(heading: Cells, rows: readonly Cells[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ''))));
  const line = (row: Cells) => row.map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - width(cell))).join('  ');
  return all.map((row) => `${line(row).trimEnd()}\n`).join('');
}

function width(cell: string): number {
  return [...cell].reduce((sum, character) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(character) ? 2 : 1), 0);
}
