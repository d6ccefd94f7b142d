import os from 'node:os';
import path from 'node:path';
import type { SimulateReport } from '#api/cli/simulate-report.ts';
import { readProjectForPlay } from '#host/project-for-play.ts';
import { simulate as simulateGames } from '#host/simulate.ts';
import type { Command, Door } from '../command.ts';
import { Progress } from '../long-work.ts';
import { budgetAbout, playerOptions, readPlayer } from '../player-options.ts';
import { readSeeds, seedOptions } from '../seed-options.ts';
import { readSetup, setupOptions } from '../setup-options.ts';
import { cannot, cannotPlay } from '../tell-problems.ts';

const { seed: _, ...setup } = setupOptions;
const gamesUnlessSaid = 1000;

export const simulate: Command = {
  name: 'simulate',
  usage:
    'simulate PROJECT [--scenario S00 --players 4 --mods SM-01,SM-02 | --setup FILE] --bot random|greedy|search [--budget 16] [--games 1000 | --seeds 1..1000] [--workers 2] [--list] [--laws] [--json]',
  about: {
    ja: `プログラムに、シードを変えながら多くのゲームを遊ばせ、勝率（ウィルソンの95%信頼区間）と速さを言う。--list は1ゲームを1行で（シード、結果、ラウンド数、記録のハッシュ）。${budgetAbout.ja}`,
    en: `Has a program play many games, one a seed; tells the win rate (with Wilson's 95 % interval) and the speed. --list prints a line a game: seed, result, rounds, hash of its log; ${budgetAbout.en}`,
  },
  positionals: { least: 1, most: 1 },
  options: {
    ...setup,
    ...seedOptions,
    workers: { type: 'number', least: 1, most: 256 },
    ...playerOptions,
    list: { type: 'flag' },
    laws: { type: 'flag' },
  },
  run: async (given, door) => {
    const who = readPlayer(given);
    if ('code' in who) return cannot(door, who);
    const seeds = readSeeds(given, gamesUnlessSaid);
    if ('code' in seeds) return cannot(door, seeds);
    const start = await readSetup(given, door);
    if ('code' in start) return cannot(door, start);
    const shown = given.positionals[0] ?? '.';
    const project = await readProjectForPlay(path.resolve(door.folder, shown));
    if (!('playable' in project)) return cannotPlay(door, shown, project.errors);
    const players = given.number('players');
    const what = {
      setup: start.setup,
      ...who,
      laws: given.flag('laws'),
      seeds,
      ...(players === undefined ? {} : { players }),
    };
    const workers = given.number('workers') ?? os.availableParallelism();
    const games = seeds.to - seeds.from + 1;
    const progress = new Progress(door, games);
    const list: SimulateReport['list'] = [];
    const ran = await simulateGames(project, what, { workers, stop: door.stop() }, (line, text) => {
      progress.step(games);
      if (!given.flag('list')) return;
      if (door.json) list.push({ seed: line.seed, result: line.result, rounds: line.rounds, logHash: line.logHash });
      else door.out(text);
    });
    if (!('report' in ran)) return progress.end(ran);
    if (door.json) door.out(`${JSON.stringify(given.flag('list') ? { ...ran.report, list } : ran.report, null, 2)}\n`);
    // Beside a list the summary is words: what stdout holds has the hash.
    else (given.flag('list') ? door.err : door.out)(sentence(ran.report, door));
    return 0;
  },
};

function sentence(report: SimulateReport, { locale }: Door): string {
  const { games, workers, seconds, gamesPerSecond, decisionsPerSecond, cleared, defeated, hash } = report;
  const percent = (share: number) => (share * 100).toFixed(1);
  const [low, high] = report.interval.map(percent);
  const lines =
    locale === 'ja'
      ? [
          `${games}ゲーム：クリア ${cleared}、敗北 ${defeated}、勝率 ${percent(report.winRate)} %（95%信頼区間 ${low}～${high} %）`,
          `${seconds}秒、スレッド ${workers}：毎秒 ${gamesPerSecond} ゲーム、${decisionsPerSecond} 判断`,
        ]
      : [
          `${games} games: ${cleared} cleared, ${defeated} defeated, win rate ${percent(report.winRate)} % (95 % interval ${low} to ${high} %)`,
          `${seconds} s on ${workers} threads: ${gamesPerSecond} games, ${decisionsPerSecond} decisions a second`,
        ];
  return `${[...lines, `hash ${hash}`].join('\n')}\n`;
}
