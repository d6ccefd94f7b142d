import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentOf } from '#authoring/project/play/playable.ts';
import type { Chunk, GivenContent, PlayedChunk } from '#host/lab/games-job.ts';
import type { GamesPool } from '#host/lab/games-pool.ts';
import { makeLineStore } from '#host/lab/line-store.ts';
import { engineBuild } from '#host/lab/run-key.ts';
import { queueName } from '#host/lab-machines/chunk-queue.ts';
import { readLabAddress } from '#host/lab-machines/lab-address.ts';
import { type Lent, lendMachine } from '#host/lab-machines/lend-machine.ts';
import { GamesToCheck } from '#host/lab-machines/trust.ts';
import { ThreadPool, threadProgram } from '#host/threads/thread-pool.ts';
import { runStudio } from '../../../cli/run-studio.ts';
import { type LabServer, said, startLabServer } from './lab-server.ts';
import { ended, games, isPlaying, type LentComputer, lend, play, project, secret } from './lent-computers.ts';

// Wherever games are played, they are the same games: one hash.

let server: LabServer;
let alone: string;
const servers: LabServer[] = [];
const computers: LentComputer[] = [];

async function started(how: { readonly isEncrypted?: boolean } = {}): Promise<LabServer> {
  const one = await startLabServer(how);
  servers.push(one);
  return one;
}
async function lent(by: LabServer = server): Promise<LentComputer> {
  const one = await lend(by);
  computers.push(one);
  return one;
}
function use({ url, authority }: Pick<LabServer, 'url' | 'authority'>): void {
  vi.stubEnv('STUDIO_LAB_URL', url);
  vi.stubEnv('STUDIO_LAB_CA', authority);
}

beforeAll(async () => {
  server = await started();
  alone = (await play()).hash;
});
afterEach(async () => {
  for (const { child } of computers) child.kill('SIGTERM');
  await Promise.all(computers.splice(0).map(ended));
  vi.unstubAllEnvs();
});
afterAll(() => Promise.all(servers.map((one) => one.stop())));

describe('the hash of games is the same', () => {
  it('with two lent computers, of which one is killed while it plays', async () => {
    use(server);
    const [one] = await Promise.all([lent(), lent()]);
    const playing = play(100);
    await isPlaying(server, one);
    one.child.kill('SIGKILL');
    expect(await playing).toMatchObject({ hash: alone, news: [{ kind: 'joined', threads: 2 }] });
  });

  it('over a line that is encrypted, by an authority of its own', async () => {
    const encrypted = await started({ isEncrypted: true });
    use(encrypted);
    await lent(encrypted);
    expect(await play(100)).toMatchObject({ hash: alone, news: [{ kind: 'joined' }] });
    use({ url: encrypted.url, authority: '' });
    const shown = expect.stringMatching(/^rediss:\/\/127\.0\.0\.1:\d+$/);
    const unknown = { kind: 'fault', fault: { code: 'unknownAuthority', server: shown } };
    expect(await play(100)).toMatchObject({ hash: alone, news: [unknown] });
  });

  it('when the server is killed while games are played', async () => {
    const other = await started();
    use(other);
    const one = await lent(other);
    const playing = play(100);
    await isPlaying(other, one);
    const gone = said(one.child, 'Waiting for it to return.');
    await other.stop();
    expect(await playing).toMatchObject({ hash: alone, news: [{ kind: 'joined' }, { kind: 'gone' }] });
    await gone;
    one.child.kill('SIGTERM');
    expect(await ended(one)).toBe(0);
  });

  it('without a lent computer, and without a server', async () => {
    use(server);
    expect(await play(100)).toMatchObject({ hash: alone, news: [{ kind: 'nobody' }] });
    use({ url: 'redis://127.0.0.1:1', authority: '' });
    const unreachable = { code: 'unreachable', server: 'redis://127.0.0.1:1' };
    expect(await play(100)).toMatchObject({ hash: alone, news: [{ kind: 'fault', fault: unreachable }] });
  });
});

describe('a computer that lies', () => {
  const oneIn = 4;

  /** Lends a thread that changes games: first those that will not be checked, and from a chunk on all. */
  async function lying(from: number, done: AbortSignal): Promise<Lent> {
    const address = readLabAddress();
    if ('code' in address) throw new Error(address.code);
    const threads = new ThreadPool<GivenContent, Chunk, PlayedChunk>(threadProgram('games-worker'), 1);
    const { system } = project.playable;
    const { hash: content } = contentOf(project.playable);
    const check = new GamesToCheck(oneIn, secret);
    let chunks = 0;
    const ask: GamesPool['ask'] = async (given, chunk) => {
      const { lines } = await threads.ask(given, chunk);
      const isOpen = ++chunks >= from;
      const checked = check.chosen('liar', `${system.id} ${content}`, chunk, { lines });
      const isTrue = (seed: number) => !isOpen && checked.includes(seed);
      return { lines: lines.map((line) => (isTrue(line.seed) ? line : { ...line, rounds: line.rounds + 1 })) };
    };
    const pool: GamesPool = { size: 1, ask, giveAll: (given) => threads.giveAll(given) };
    const how = { name: 'liar', build: engineBuild(), threads: pool, stop: done, heard: () => undefined };
    return await lendMachine(address, how).finally(() => threads.close());
  }

  it.each([
    ['from its first chunk on', 1],
    ['after its games were handed out', 3],
  ])('%s is named, and none of its games counts', async (_, from) => {
    use(server);
    vi.stubEnv('STUDIO_STATE_FOLDER', mkdtempSync(path.join(os.tmpdir(), 'lab-lies-')));
    const done = new AbortController();
    const lent = lying(from, done.signal);
    const { hash, news } = await play(oneIn, { store: makeLineStore() });
    done.abort();
    await lent;
    const lied = { kind: 'lied', by: 'liar', seed: expect.any(Number), chunks: expect.any(Number) };
    expect({ hash, lies: news.filter(({ kind }) => kind === 'lied') }).toEqual({ hash: alone, lies: [lied] });
    // From the store
    expect(await play(undefined, { store: makeLineStore() })).toMatchObject({ hash: alone, kept: games.seeds.to });
  });
});

it('what a machine returns that is no answer is played here', async () => {
  use(server);
  const { port, username, password } = new URL(server.url);
  const connection = { host: '127.0.0.1', port: Number(port), username, password, maxRetriesPerRequest: null };
  const answers = [{ by: 'odd', games: 'H4sI' }, ['x'.repeat(100_000)], null, 7];
  const odd = new Worker(queueName(engineBuild()), () => Promise.resolve(answers[Math.floor(taken++ / 2) % 4]), {
    ...{ connection, name: '1@odd' },
  });
  let taken = 0;
  expect(await play(100)).toMatchObject({ hash: alone, news: [{ kind: 'joined' }] });
  await odd.close();
  expect(taken).toBeGreaterThan(1);
});

describe('studio', () => {
  const words = ['simulate', 'sample-content/tokyo-site-seeing', '--players', '2', '--bot', 'random', '--fresh'];
  const simulate = (...more: readonly string[]) =>
    runStudio([...words, '--games', String(games.seeds.to), '--workers', '1', '--lab', ...more]);

  it('simulate --lab says in both languages why no lent computer plays, without the password, and plays alone', async () => {
    use({ url: server.url.replace(server.password, 'not-the-password'), authority: '' });
    const [en, ja] = [await simulate('--json', '--locale', 'en'), await simulate('--list', '--locale', 'ja')];
    expect([en.code, JSON.parse(en.out)]).toEqual([0, expect.objectContaining({ hash: alone })]);
    expect(en.err).toContain(
      'does not accept the name and password in STUDIO_LAB_URL. The games are played on this computer alone.',
    );
    expect(ja.err).toContain('このコンピューターだけで遊びます。');
    expect(ja.out.split('\n')).toHaveLength(games.seeds.to + 1);
    expect(`${en.err}${en.out}${ja.err}${ja.out}`).not.toContain('not-the-password');
  });

  it('lab work gives its chunk back when it is stopped, and says what it played', async () => {
    use(server);
    const one = await lent();
    const playing = play(100);
    await isPlaying(server, one);
    one.child.kill('SIGINT');
    expect(await ended(one)).toBe(0);
    expect((await playing).hash).toBe(alone);
  });

  it.each([
    [{ STUDIO_LAB_URL: '' }, 'LAB001'],
    [{ STUDIO_LAB_URL: 'lab' }, 'LAB002'],
    [{ STUDIO_LAB_URL: 'redis://127.0.0.1:1' }, 'LAB004'],
  ])('lab work with %j ends with %s', async (environment, code) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const { code: exit, out } = await runStudio(['lab', 'work', '--json']);
    expect([exit, JSON.parse(out)]).toEqual([2, { error: expect.objectContaining({ code }) }]);
  });
});
