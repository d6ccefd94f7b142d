// `npm run strength [-- --seconds 60 --seeds 1..40 --system ID --seats 4]`: how strong the programs are, with each effort,
// on the same seeds, and what an answer costs in processor time. Writes the tables of docs/reference/strength.md; those
// of games that were not played stay. `-- --against COMMIT --system ID [--playouts 16 --margin 5 --seconds 1200]` compares
// search with that of another commit at equal processor time, and prints what the sequential test says.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requirementsOf } from '#authoring/project/packages/layers.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { share } from '#engine/simulation/interval.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { playForStrength, type RatedProgram } from './strength/strength-game.ts';
import { comparePrograms } from './strength/two-programs.ts';
import { checkWord, refuse, typedOptions } from './typed-options.mjs';

const text = { type: 'string' } as const;
const usage =
  'npm run strength [-- --seconds 60 --seeds 1..40 --system ID --seats 4] [-- --against COMMIT --system ID --playouts 16 --margin 5]';
const { values } = typedOptions(usage, {
  options: { seconds: text, seeds: text, system: text, seats: text, against: text, playouts: text, margin: text },
});
const seconds = Number(values.seconds ?? (values.against === undefined ? 60 : 1200));
const seats = Number(values.seats ?? 4);
const [from = 1, to = 40] = (values.seeds ?? '1..40').split('..').map(Number);
if (!(seconds > 0) || !Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from > to)
  refuse('--seconds is a number above 0, --seeds a range.', usage);
checkWord('--system', values.system, systemIds, usage);

const programs: readonly RatedProgram[] = [
  { name: 'random' },
  { name: 'greedy' },
  ...[4, 8, 16, 32].map((playouts) => ({ name: 'search', playouts })),
];
interface Played {
  /** By seed; a shared victory counts in part. */
  readonly wins: ReadonlyMap<number, number>;
  readonly answers: number;
  readonly milliseconds: number;
}

/** As many seeds as fit into the time. */
function play(playable: Playable, program: RatedProgram): Played {
  const wins = new Map<number, number>();
  const told = { answers: 0, milliseconds: 0 };
  const began = process.cpuUsage().user / 1000;
  for (let seed = from; seed <= to && process.cpuUsage().user / 1000 - began < seconds * 1000; seed++) {
    const game = playForStrength(playable, program, seed, seats);
    wins.set(seed, game.won);
    told.answers += game.answers;
    told.milliseconds += game.milliseconds;
  }
  return { wins, ...told };
}

const sum = (list: Iterable<number>): number => [...list].reduce((all, one) => all + one, 0);
const percent = (rate: number): string => (rate * 100).toFixed(0);

function row({ name, playouts }: RatedProgram, played: Played, greedy: Played): string {
  const { wins, answers, milliseconds } = played;
  const won = sum(wins.values());
  const { rate, interval } = share(won, wins.size);
  const both = [...wins].flatMap(([seed, one]) => {
    const other = greedy.wins.get(seed);
    return other === undefined ? [] : [one - other];
  });
  const only = `${both.filter((one) => one > 0).length} : ${both.filter((one) => one < 0).length}`;
  const cells = [
    playouts === undefined ? name : `${name} ${playouts}`,
    `${Number(won.toFixed(1))} / ${wins.size}`,
    `${percent(rate)} % (${interval.map(percent).join('–')})`,
    name === 'greedy' ? '–' : only,
    (milliseconds / answers).toFixed(milliseconds / answers < 1 ? 3 : 1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Replaces the table of a game on the pages in both languages. */
function write(system: string, rows: readonly string[]): void {
  for (const [file, head] of [
    ['strength.md', '| program | won | share (95 %) | only it : only greedy | ms an answer |'],
    ['strength.ja.md', '| プログラム | 勝ち | 割合（95 %） | それだけ：greedy だけ | 1手のミリ秒 |'],
  ] as const) {
    const page = path.join('docs', 'reference', file);
    const [begin, end] = [`<!-- ${system} -->`, `<!-- /${system} -->`];
    const before = readFileSync(page, 'utf8');
    const [start, stop] = [before.indexOf(begin), before.indexOf(end)];
    if (start < 0 || stop < start) throw new Error(`${page} has no place for ${system}: ${begin} … ${end}`);
    const table = [head, '|---|---:|---:|---:|---:|', ...rows].join('\n');
    writeFileSync(page, `${before.slice(0, start + begin.length)}\n${table}\n${before.slice(stop)}`);
  }
}

for (const name of readdirSync('sample-content').sort()) {
  const project = await readProjectForPlay(path.join('sample-content', name));
  if (!('playable' in project)) continue;
  const { playable } = project;
  const { id } = playable.system;
  const isWhole = requirementsOf(playable.documents['studio.json']).length === 0;
  if (!isWhole || name.startsWith('translation') || (values.system ?? id) !== id) continue;
  if (values.against !== undefined) {
    const compared = await comparePrograms(
      {
        ...{ project: path.join('sample-content', name), commit: values.against, seats, seconds },
        program: { name: 'search', playouts: Number(values.playouts ?? 16) },
        margin: Number(values.margin ?? 5) / 100,
      },
      (line) => process.stderr.write(`${line}\n`),
    );
    process.stdout.write(`${id}: ${compared ?? `no commit ${values.against}`}\n`);
    continue;
  }
  const played = programs.map((program) => {
    const one = play(playable, program);
    process.stderr.write(
      `${id} ${program.name} ${program.playouts ?? ''}: ${sum(one.wins.values())} of ${one.wins.size}\n`,
    );
    return one;
  });
  write(
    id,
    programs.map((program, at) => row(program, played[at] as Played, played[1] as Played)),
  );
}
