import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { LabBalance, LabQuestion, LabRun, LabState } from '#api/studio/lab-calls.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { type BackgroundProcess, startNodeProcess } from '#host/lab-runs/background-process.ts';
import { type LabRuns, makeLabRuns } from '#host/lab-runs/lab-runs.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { balance } from '#host/simulation/balance.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lab-'));
const project = path.join(folder, 'project');
const stateFolder = process.env['STUDIO_STATE_FOLDER'];
beforeAll(() => {
  cpSync('sample-content/tokyo-site-seeing', project, { recursive: true });
  process.env['STUDIO_STATE_FOLDER'] = path.join(folder, 'lines');
});
afterAll(() => {
  process.env['STUDIO_STATE_FOLDER'] = stateFolder;
  rmSync(folder, { recursive: true, force: true });
});

const question: LabQuestion = {
  ...{ choices: { scenario: 'S00' }, seats: 1, program: 'random', games: 40, aim: { kind: 'balance', against: null } },
};

let lab: LabRuns | null = null;
let processes: BackgroundProcess[] = [];
afterEach(async () => {
  await lab?.close();
  lab = null;
  processes = [];
});

function open(kept = mkdtempSync(path.join(folder, 'state-'))): LabRuns['calls'] {
  lab = makeLabRuns(project, kept, (program, words) => {
    const started = startNodeProcess(program, words);
    processes.push(started);
    return started;
  });
  return lab.calls;
}

async function until(calls: LabRuns['calls'], run: string, holds: (at: LabState) => boolean): Promise<LabState> {
  for (let seen = 0; ; ) {
    const news = await calls.labRuns({ seen });
    const at = news.runs.find((one) => one.run === run)?.at;
    if (at !== undefined && holds(at)) return at;
    seen = news.seen;
  }
}
const isOver = ({ state }: LabState) => !['waiting', 'running', 'paused'].includes(state);

/** What is known of a balance. */
async function balanceOf(calls: LabRuns['calls'], run: string): Promise<LabBalance> {
  const { results } = await calls.labResults({ run });
  if (results?.kind !== 'balance') throw new Error('no balance was measured');
  return results;
}

const begin = async (
  calls: LabRuns['calls'],
  asked: Partial<LabQuestion> = {},
  unsaved: { path: string; text: string }[] = [],
) => (await calls.beginLab({ question: { ...question, ...asked }, unsaved })).run;

it('offers what is measured apart, and how many may play', async () => {
  const { choices } = await open().labChoices({ unsaved: [] });
  expect(choices).toMatchObject({ least: 1, most: 4, options: [{ id: 'scenario' }] });
  expect(choices?.options[0]?.values).toContain('S00');
});

it('measures in the background what the command line measures', async () => {
  const calls = open();
  const run = await begin(calls);
  expect(await until(calls, run, isOver)).toEqual({ state: 'done', done: 40 });
  const found = await readProjectForPlay(project);
  if (!('playable' in found)) throw new Error('the sample has errors');
  const games: GameSummary[] = [];
  const measured = await balance(
    found,
    { seeds: { from: 1, to: 40 }, bots: ['random'], choices: { scenario: ['S00'] }, players: { from: 1, to: 1 } },
    { workers: 1, stop: new AbortController().signal, store: null },
    ({ game }) => games.push(game),
  );
  if (!('report' in measured)) throw new Error('it was not played');
  const results = await balanceOf(calls, run);
  expect({ ...results.report, seconds: 0 }).toEqual({ ...measured.report, seconds: 0 });
  expect(results.lengths.reduce((sum, one) => sum + one.games, 0)).toBe(40);
  expect(results.course.at(-1)).toMatchObject({ games: 40, value: measured.report.rates[0]?.wins?.winRate });
});

it('plays the closest defeat again, with all its answers', async () => {
  const calls = open();
  const run = await begin(calls);
  await until(calls, run, isOver);
  const { closest } = await balanceOf(calls, run);
  if (!closest) throw new Error('no game was lost');
  const { game } = await calls.labGame({ run, seed: closest.seed, seats: null });
  expect(game?.setup).toMatchObject({ seed: closest.seed });
  expect(game?.log.length).toBeGreaterThan(10);
});

it('compares unsaved texts with the files, and with what an earlier run played', async () => {
  const calls = open();
  const place = 'words.json';
  const former = await begin(calls);
  await until(calls, former, isOver);
  const text = `${readFileSync(path.join(project, place), 'utf8')}\n`;
  const unsaved = [{ path: place, text }];
  for (const against of [{ kind: 'saved' as const }, { kind: 'run' as const, run: former }]) {
    const run = await begin(calls, { aim: { kind: 'balance', against } }, unsaved);
    expect(await until(calls, run, isOver)).toEqual({ state: 'done', done: 40 });
    const { report } = await balanceOf(calls, run);
    expect(report.against?.kinds[0]).toMatchObject({ pairs: 40, identical: 40 });
  }
});

it('tells what the numbers of an entry do, and which value comes near a target', async () => {
  const calls = open();
  const numbers = await begin(calls, { aim: { kind: 'numbers', place: 'W-01' } });
  expect(await until(calls, numbers, isOver)).toMatchObject({ state: 'done' });
  const found = (await calls.labResults({ run: numbers })).results;
  if (found?.kind !== 'numbers') throw new Error('no numbers were tried');
  const [first] = found.report.numbers;
  if (first === undefined) throw new Error('the entry has no number');
  expect(first.path).toMatch(/^W-01\//);
  const { path: number, value } = first;
  const aim = { kind: 'value' as const, number, target: 0, from: value, to: value + 1 };
  const values = await begin(calls, { aim });
  expect(await until(calls, values, isOver)).toEqual({ state: 'done', done: 2 });
  expect((await calls.labResults({ run: values })).results).toMatchObject({
    ...{ kind: 'value', report: { path: number, target: 0, tried: [{ value }, { value: value + 1 }] } },
  });
});

it('tells what each card of the games contributes', async () => {
  const calls = open();
  const run = await begin(calls, { games: 4, aim: { kind: 'cards', dominated: false } });
  expect(await until(calls, run, isOver)).toMatchObject({ state: 'done' });
  const found = (await calls.labResults({ run })).results;
  if (found?.kind !== 'cards') throw new Error('no card was left out');
  expect(found.report).toMatchObject({ figure: 'wins', way: 'takenOut', dominated: null });
  expect(found.report.cards.map(({ card }) => card)).toContain('W-01');
});

it('says of each effect in how many games it ran', async () => {
  const calls = open();
  const run = await begin(calls);
  await until(calls, run, isOver);
  const { effects } = await balanceOf(calls, run);
  expect(effects?.games).toBe(40);
  const counts = effects?.ran.map(({ games }) => games) ?? [];
  expect([Math.max(...counts) > 0, Math.max(...counts) <= 40, counts.includes(0)]).toEqual([true, true, true]);
});

it.each([
  { kind: 'numbers' as const, place: 'W-99' },
  { kind: 'value' as const, number: 'W-01/none', target: 0.5, from: 1, to: 2 },
])('a number that is not there ends the run: $kind', async (aim) => {
  const calls = open();
  const run = await begin(calls, { aim });
  expect(await until(calls, run, isOver)).toEqual({ state: 'failed', why: 'no-number' });
});

it.each([{ kind: 'commit' as const }, { kind: 'run' as const, run: '00000000-0000-0000-0000-000000000000' }])(
  'a version that is not there ends the run: $kind',
  async (against) => {
    const calls = open();
    const run = await begin(calls, { aim: { kind: 'balance', against } });
    expect(await until(calls, run, isOver)).toEqual({ state: 'failed', why: 'gone' });
  },
);

it('texts with errors end the run, and the next one is played', async () => {
  const calls = open();
  const broken = await begin(calls, {}, [{ path: 'studio.json', text: '{' }]);
  const run = await begin(calls);
  expect(await until(calls, broken, isOver)).toEqual({ state: 'failed', why: 'errors' });
  expect(await until(calls, run, isOver)).toEqual({ state: 'done', done: 40 });
});

it('a paused run waits until it is resumed, and a stopped one is over', async () => {
  const calls = open();
  const run = await begin(calls, { program: 'greedy', games: 5000 });
  await until(calls, run, ({ state }) => state === 'running');
  await calls.changeLab({ run, to: 'pause', unsaved: [] });
  expect(await until(calls, run, ({ state }) => state === 'paused')).toMatchObject({ state: 'paused' });
  await calls.changeLab({ run, to: 'resume', unsaved: [] });
  await until(calls, run, ({ state }) => state === 'running');
  await calls.changeLab({ run, to: 'stop', unsaved: [] });
  expect(await until(calls, run, isOver)).toMatchObject({ state: 'stopped' });
});

it('when its process ends the run has failed, and the next one has a new process', async () => {
  const calls = open();
  const run = await begin(calls, { program: 'greedy', games: 5000 });
  await until(calls, run, ({ state }) => state === 'running');
  processes[0]?.end();
  expect(await until(calls, run, isOver)).toEqual({ state: 'failed', why: 'failed' });
  expect(await until(calls, await begin(calls), isOver)).toEqual({ state: 'done', done: 40 });
  expect(processes).toHaveLength(2);
});

it('the next window lists an unfinished run as paused, and goes on with it when asked', async () => {
  const kept = mkdtempSync(path.join(folder, 'state-'));
  const first = open(kept);
  const run = await begin(first, { games: 60 });
  await until(first, run, ({ state }) => state === 'running');
  await first.changeLab({ run, to: 'pause', unsaved: [] });
  await until(first, run, ({ state }) => state === 'paused');
  await lab?.close();
  const next = open(kept);
  const listed = (await next.labRuns({ seen: 0 })).runs as readonly LabRun[];
  expect(listed).toMatchObject([{ run, at: { state: 'paused', of: 60 } }]);
  expect(processes).toHaveLength(1);
  await next.changeLab({ run, to: 'resume', unsaved: [] });
  expect(await until(next, run, isOver)).toEqual({ state: 'done', done: 60 });
});
