// `npm run kill [-- --runs 200] [-- --seed 1]`: kills the studio while somebody types, opens it again, and counts what was
// lost. Exit 1 when a keystroke older than a second is missing (on a page that takes its keys late, one as much older), a
// file is torn, or undo does not work afterwards. With `--files` it is killed while files are moved and deleted and while
// a wizard writes, with `--begin` only the latter: exit 1 when that is half done, or cannot be undone.
import { type KilledRun, killAndReopen } from './kill/kill-and-reopen.ts';
import { deeds, killInFiles } from './kill/kill-in-files.ts';
import { killKinds } from './kill/killed-studio.ts';
import { countOf, typedOptions } from './typed-options.mjs';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const usage = 'npm run kill [-- --runs N --seed N --files --begin]';
const { values } = typedOptions(usage, { options: { runs: text, seed: text, files: flag, begin: flag } });
const runs = countOf(values.runs, 30, usage);
const seed = countOf(values.seed, 1 + Math.floor(Math.random() * 1_000_000), usage);

const sum = (all: readonly KilledRun[], of: (run: KilledRun) => number) =>
  all.reduce((total, run) => total + of(run), 0);

function rowOf(name: string, all: readonly KilledRun[]): Record<string, string | number> {
  return {
    killed: name,
    runs: all.length,
    keystrokes: sum(all, ({ keystrokes }) => keystrokes),
    'older than 1 s': sum(all, ({ old }) => old),
    'of these lost': sum(all, ({ lostOld }) => lostOld),
    'oldest lost, ms': Math.max(0, ...all.map(({ oldestLost }) => Math.round(oldestLost))),
    'torn files': sum(all, ({ torn }) => torn.length),
    'undo works': `${all.filter(({ undoes }) => undoes).length}/${all.length}`,
  };
}

process.stderr.write(`seed ${seed}\n`);
if (values.files === true || values.begin === true) await inFiles();
else await inTexts();

async function inFiles(): Promise<void> {
  const among = values.files === true ? deeds : (['begin'] as const);
  const done = await killInFiles(
    runs,
    seed,
    ({ run, kind, what, after, found, undoes }) => {
      const way = undoes === null ? '' : undoes ? ', undone' : ', undo does not work';
      process.stderr.write(`${run + 1}/${runs} ${kind}, ${what}, after ${after} ms: ${found}${way}\n`);
    },
    among,
  );
  for (const what of among) {
    const own = done.filter((one) => one.what === what);
    const count = (of: (one: (typeof own)[number]) => boolean): number => own.filter(of).length;
    process.stdout.write(
      `${what}: ${own.length} runs, ${count(({ found }) => found === 'wanted')} done, ${count(({ found }) => found === 'before')} not begun, ${count(({ found }) => found === 'neither')} half done, ${count(({ undoes }) => undoes === true)} undone, ${count(({ undoes }) => undoes === false)} not undone\n`,
    );
  }
  const failed = done.filter(({ found, undoes }) => found === 'neither' || undoes === false);
  process.stdout.write(`${done.length} runs, ${failed.length} failed\nseed ${seed}\n`);
  if (failed.length > 0) process.exitCode = 1;
}

async function inTexts(): Promise<void> {
  const done = await killAndReopen(runs, seed, (run) => {
    const {
      run: number,
      kind,
      composing,
      saving,
      keystrokes,
      old,
      lostOld,
      oldestLost,
      slowest,
      torn,
      undoes,
      difference,
    } = run;
    const how = `${kind}${composing ? ', composing' : ''}${saving ? ', saving' : ''}`;
    process.stderr.write(
      `${number + 1}/${runs} ${how}: ${keystrokes} keystrokes, ${old} older than 1 s, ${lostOld} of them lost, oldest lost ${Math.round(oldestLost)} ms, slowest key ${slowest} ms${torn.length > 0 ? `, torn: ${torn.join(' ')}` : ''}${undoes ? '' : ', undo does not work'}\n`,
    );
    if (difference !== null) process.stderr.write(`${JSON.stringify(difference)}\n`);
  });
  const rows = killKinds.flatMap((kind) =>
    [false, true].map((composing) =>
      rowOf(
        composing ? `${kind}, composing` : kind,
        done.filter((run) => run.kind === kind && run.composing === composing),
      ),
    ),
  );
  rows.push(
    rowOf(
      'while saving',
      done.filter(({ saving }) => saving),
    ),
    rowOf('all', done),
  );
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)));
  const line = (cells: readonly string[]) =>
    `${cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()}\n`;
  process.stdout.write(line(names));
  for (const row of rows) process.stdout.write(line(names.map((name) => String(row[name]))));
  process.stdout.write(`seed ${seed}\n`);
  const failed = done.filter(({ lostOld, torn, undoes }) => lostOld > 0 || torn.length > 0 || !undoes);
  if (failed.length > 0) {
    process.stderr.write(`${failed.length} of ${runs} runs failed: npm run kill -- --runs ${runs} --seed ${seed}\n`);
    process.exitCode = 1;
  }
}
