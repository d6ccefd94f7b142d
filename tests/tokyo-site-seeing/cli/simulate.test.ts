import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { describe, expect, it, vi } from 'vitest';
import type { PlayReport } from '#api/cli/play-report.ts';
import { reports } from '#api/cli/reports.ts';
import type { SimulateReport } from '#api/cli/simulate-report.ts';
import { runStudio } from '../../cli/run-studio.ts';

const sample = 'sample-content/tokyo-site-seeing';
const simulate = (...more: readonly string[]) => runStudio(['simulate', sample, '--fresh', ...more]);

async function report(...more: readonly string[]): Promise<SimulateReport> {
  const { code, out } = await simulate(...more, '--json');
  const value = JSON.parse(out) as SimulateReport;
  expect([code, Check(reports['simulate']!, value)]).toEqual([0, true]);
  return value;
}

describe('studio simulate', () => {
  it('plays the same games with one worker, two and three, and hashes the lines it lists', async () => {
    const games = ['--players', '3', '--games', '13', '--bot', 'random', '--list'];
    const listed = await Promise.all(['1', '2', '3'].map((workers) => simulate(...games, '--workers', workers)));
    const [one, two, three] = listed.map(({ out }) => out);
    expect([two, three]).toEqual([one, one]);
    const { hash, list, workers } = await report(...games, '--workers', '2');
    expect([hash, workers]).toEqual([createHash('sha256').update(one!).digest('hex').slice(0, 32), 2]);
    const lines = (list ?? []).map(({ seed, result, rounds, logHash }) => `${seed} ${result} ${rounds} ${logHash}\n`);
    expect(lines.join('')).toBe(one);
  });

  it('plays no game twice, and hashes the same; --fresh plays all', async () => {
    vi.stubEnv('STUDIO_STATE_FOLDER', await mkdtemp(path.join(os.tmpdir(), 'studio-simulate-')));
    const games = ['simulate', sample, '--players', '2', '--bot', 'random', '--locale', 'en'];
    const run = async (...more: readonly string[]) => {
      const { out } = await runStudio([...games, ...more, '--json']);
      const { kept, hash } = JSON.parse(out) as SimulateReport;
      return { kept, hash };
    };
    const { hash } = await run('--games', '4', '--fresh');
    expect([await run('--games', '3'), await run('--games', '4'), await run('--games', '4')]).toEqual([
      { kept: 0, hash: expect.any(String) },
      { kept: 3, hash },
      { kept: 4, hash },
    ]);
    const { out } = await runStudio([...games, '--games', '4']);
    expect(out).toContain('4 games were played before; --fresh plays them again.');
    vi.unstubAllEnvs();
  });

  it('each line equals the output of `studio play` for the same seed', async () => {
    const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'studio-simulate-')), 'setup.json');
    const players = [{ pcs: ['engineer', 'gangster'], variant: 'twoPcs' }];
    await writeFile(
      file,
      JSON.stringify({ players, botCards: ['negotiator'], settings: { placementSearch: 'anywhere' } }),
    );
    const { list } = await report('--setup', file, '--seeds', '-1..2', '--bot', 'greedy', '--list');
    for (const { seed, ...line } of list ?? []) {
      const setup = path.join(path.dirname(file), `setup-${seed}.json`);
      await writeFile(setup, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), seed }));
      const { out } = await runStudio(['play', sample, '--setup', setup, '--bot', 'greedy', '--json']);
      const { result, rounds, logHash } = JSON.parse(out) as PlayReport;
      expect(line).toEqual({ result, rounds, logHash });
    }
    expect(list?.map(({ seed }) => seed)).toEqual([-1, 0, 1, 2]);
  });

  it('counts the ends of the games, with an interval, and reports them in a sentence', async () => {
    const games = ['--players', '4', '--seeds', '16..23', '--bot', 'greedy'];
    const { list, ...counted } = await report(...games, '--list');
    const cleared = list?.filter(({ result }) => result === 'cleared').length ?? 0;
    expect(counted.games).toBe(8);
    const ends = counted.ends.map(({ result, name, games: of, share }) => [result, name.en, of, share]);
    const all = [
      ['cleared', 'Scenario cleared', cleared, cleared / 8],
      ['defeated', 'Defeated', 8 - cleared, 1 - cleared / 8],
    ];
    expect(ends).toEqual(all.filter(([, , of]) => of !== 0));
    for (const { share, interval } of counted.ends) {
      const [low, high] = interval;
      // When every game ends alike, the interval ends at 1
      expect([low < share, share <= high, high <= 1]).toEqual([true, true, true]);
    }
    // Cooperating players have equal results: each seat, each role, the program once for each seat
    expect(counted.seats.map(({ seat, games: of, won }) => [seat, of, won])).toEqual(
      [0, 1, 2, 3].map((seat) => [seat, 8, cleared]),
    );
    expect(counted.roles.map(({ role, won }) => [role, won])).toEqual(
      ['engineer', 'gangster', 'negotiator', 'procurer'].map((role) => [role, cleared]),
    );
    expect(counted.bots).toMatchObject([{ bot: 'greedy', games: 32, won: 4 * cleared, score: null }]);
    const { out } = await simulate(...games);
    expect(out).toContain(`8 games (shares, 95 % intervals): Scenario cleared ${cleared} (`);
    expect(out).toContain(`hash ${counted.hash}`);
  });

  it.each([
    [['--bot', 'random', '--workers', '0'], 'ARG004'],
    [['--bot', 'random', '--games', '0'], 'ARG004'],
    [['--bot', 'gready'], 'ARG004'],
    [[], 'ARG005'],
    [['--bot', 'random', '--scenario', 'S77'], 'noSuchChoice'],
    [['--bot', 'random', '--players', '5'], 'tooManyPlayers'],
    [['--bot', 'random', '--setup', 'no-such-file.json'], 'ARG019'],
    [['--bot', 'random', '--seeds', '9..1'], 'ARG013'],
    [['--bot', 'random', '--seeds', '1-9'], 'ARG013'],
    [['--bot', 'random', '--seeds', '1..9', '--games', '9'], 'ARG015'],
    [['--bot', 'random', '--seed', '1'], 'ARG003'],
  ])('%j is refused with exit 2', async (typed, code) => {
    const { code: exit, out } = await simulate(...typed, '--json');
    const { error } = JSON.parse(out) as { error: { code: string } };
    expect([exit, error.code]).toEqual([2, code]);
  });

  it('reports the first seed with an endless game, whichever worker finds it', async () => {
    const project = path.join(await mkdtemp(path.join(os.tmpdir(), 'studio-simulate-')), 'endless');
    await cp(sample, project, { recursive: true });
    const file = path.join(project, 'scenarios/S00-no-last-stop/cards.json');
    const document = JSON.parse(await readFile(file, 'utf8')) as { cards: { effects: unknown[] }[] };
    const sendOn = (area: string, to: string) => ({
      id: `from-${area.toLowerCase()}`,
      when: { op: 'onEnter', who: { op: 'allPcs' }, area },
      do: [{ op: 'moveTo', who: { op: 'allPcs' }, area: to }],
      text: 'さらに先へ。',
    });
    document.cards[0]?.effects.splice(0, 1, sendOn('SBY', 'SJK'), sendOn('SJK', 'SBY'));
    await writeFile(file, JSON.stringify(document));
    const games = ['simulate', project, '--bot', 'random', '--games', '30', '--json'];
    const [one, two] = [await runStudio([...games, '--workers', '1']), await runStudio([...games, '--workers', '2'])];
    expect(one.err).toContain('nest without end');
    expect([two.code, two.out]).toEqual([2, one.out]);
    expect(JSON.parse(one.out)).toMatchObject({ error: { code: 'depth', data: { seed: expect.any(Number) } } });
  });

  it('can be stopped, and reports its progress', async () => {
    const control = new AbortController();
    const running = runStudio(
      ['simulate', sample, '--bot', 'greedy', '--games', '1000000', '--fresh', '--json'],
      [],
      control.signal,
    );
    control.abort();
    const { code, out } = await running;
    expect([code, JSON.parse(out)]).toMatchObject([130, { error: { code: 'ARG014', data: { games: 1_000_000 } } }]);
  });

  it('ends on Ctrl-C, as a process', async () => {
    const typed = ['simulate', sample, '--bot', 'random', '--games', '1000000', '--fresh', '--list'];
    const child = spawn(process.execPath, ['dist/cli/studio.js', ...typed], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', () => child.kill('SIGINT'));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(130);
  });
});
