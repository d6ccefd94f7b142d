import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { reports } from '#api/cli/reports.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { runStudio } from '../../cli/run-studio.ts';

const sample = 'sample-content/tokyo-site-seeing';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'studio-games-'));
});

async function json(code: number, ...typed: readonly string[]): Promise<JsonObject> {
  const ran = await runStudio([...typed, '--json']);
  const value = JSON.parse(ran.out) as JsonObject;
  expect([ran.code, Check(reports[code === 2 ? 'fault' : (typed[0] as string)]!, value)]).toEqual([code, true]);
  return value;
}
const played = (...more: readonly string[]) =>
  json(0, 'play', sample, '--scenario', 'S00', '--players', '2', '--bot', 'greedy', ...more);

async function altered(name: string, file: string, from: string, to: string): Promise<string> {
  const project = path.join(folder, name);
  await cp(sample, project, { recursive: true });
  const text = await readFile(path.join(project, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(project, file), text.replace(from, to));
  return project;
}

describe('studio play', () => {
  it('gives the same three hashes for the same game, and others for another seed', async () => {
    const [one, same, other] = [await played('--seed', '1'), await played('--seed', '1'), await played('--seed', '2')];
    expect(same).toEqual(one);
    expect([
      other['contentHash'] === one['contentHash'],
      other['logHash'] === one['logHash'],
      other['hash'] === one['hash'],
    ]).toEqual([true, false, false]);
  });

  it('gives other hashes when a number on a card changes, and the same when only a story does', async () => {
    const file = 'cards/weapons.json';
    const story = await altered('story', 'scenarios/S00-no-last-stop/scenario.json', '五年前', '六年前');
    const number = await altered('number', file, '"ap": 2', '"ap": 3');
    const of = (project: string) =>
      json(0, 'play', project, '--scenario', 'S00', '--players', '2', '--seed', '1', '--bot', 'greedy');
    const [first, told, counted] = [await played('--seed', '1'), await of(story), await of(number)];
    expect(told).toEqual(first);
    expect([counted['contentHash'] === first['contentHash'], counted['hash'] === first['hash']]).toEqual([
      false,
      false,
    ]);
  });

  it('plays with scenario MOD cards; a victory reports its rewards, a defeat none', async () => {
    const plain = await played('--seed', '4');
    const modded = await played('--seed', '4', '--mods', 'SM-01,SM-02');
    expect(modded['logHash']).not.toBe(plain['logHash']);
    for (const { result, unlocked } of [plain, modded]) {
      const scenario = (unlocked as JsonObject | null)?.['scenario'] ?? null;
      expect(scenario).toBe(result === 'cleared' ? 'S00' : null);
    }
  });

  it('accepts a set-up document', async () => {
    const file = path.join(folder, 'setup.json');
    await writeFile(
      file,
      JSON.stringify({ scenario: 'S00', seed: 5, players: [{ pcs: ['procurer'] }, { pcs: ['gangster'] }] }),
    );
    const { seed, result } = await json(0, 'play', sample, '--setup', file, '--bot', 'random', '--laws');
    expect([seed, ['cleared', 'defeated'].includes(result as string)]).toEqual([5, true]);
    const other = await json(0, 'play', sample, '--setup', file, '--seed', '6', '--bot', 'random');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"seed":5', '"seed":6'));
    expect(await json(0, 'play', sample, '--setup', file, '--bot', 'random')).toEqual(other);
  });

  it.each([
    [['--bot', 'greedy', '--budget', '8'], 'ARG007'],
    [['--bot', 'gready'], 'ARG004'],
    [[], 'ARG005'],
    [['--bot', 'random', '--scenario', 'S77'], 'noSuchChoice'],
    [['--bot', 'random', '--players', '9'], 'tooManyPlayers'],
    [['--bot', 'random', '--mods', 'SM-77'], 'noSuchChoice'],
    [['--bot', 'random', '--setup', 'no-such-file.json', '--scenario', 'S00'], 'ARG008'],
    [['--bot', 'random', '--setup', 'no-such-file.json'], 'ARG019'],
    [['--bot', 'random', '--setup', 'README.md'], 'ARG020'],
    [['--bot', 'random', '--save', 'no/such/folder/game.json'], 'ARG009'],
  ])('%j is refused with exit 2', async (typed, code) => {
    const { error } = await json(2, 'play', sample, ...typed);
    expect((error as JsonObject)['code']).toBe(code);
  });

  it('a project with errors is refused with exit 2 and its errors', async () => {
    const project = await altered('broken', 'cards/weapons.json', '"ap": 2', '"ap": "two"');
    const ran = await runStudio(['play', project, '--bot', 'random']);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain('cards/weapons.json');
  });
});

describe('studio replay', () => {
  it('a saved game is reproduced, and on other content the first difference is reported', async () => {
    const file = path.join(folder, 'game.json');
    await played('--seed', '3', '--save', file);
    expect(await json(0, 'replay', file)).toMatchObject({ same: true, changed: null, broken: null });
    const project = await altered(
      'edited',
      'scenarios/S00-no-last-stop/scenario.json',
      '"op": "gainAp", "to": { "op": "allPcs" }, "amount": 1',
      '"op": "gainAp", "to": { "op": "allPcs" }, "amount": 2',
    );
    const { same, changed } = await json(1, 'replay', file, '--content', project);
    expect(same).toBe(false);
    expect(changed).toMatchObject({
      at: -1,
      before: { kind: 'gainAp', amount: 1 },
      after: { kind: 'gainAp', amount: 2 },
    });
  });

  it('compares everything in a file, and names what was changed', async () => {
    const file = path.join(folder, 'altered.json');
    await played('--seed', '3', '--save', file);
    const saved = JSON.parse(await readFile(file, 'utf8')) as JsonObject;
    const state = saved['state'] as JsonObject;
    const table = state['table'] as JsonObject;
    const counters = table['counters'] as readonly number[];
    const none = '0'.repeat(32);
    const alterations: readonly (readonly [JsonObject, readonly string[]])[] = [
      [{ hash: none }, ['hash']],
      [{ logHash: none }, ['logHash']],
      [{ contentHash: none }, ['contentHash']],
      [{ hash: none, contentHash: none }, ['state']],
      [{ state: { ...state, endedBy: 'NO-RULE' } }, ['state']],
      [{ state: { ...state, table: { ...table, counters: [...counters, 7] } } }, ['state']],
      [{ events: [] }, ['events']],
    ];
    for (const [part, differs] of alterations) {
      await writeFile(file, JSON.stringify({ ...saved, ...part }));
      expect(await json(1, 'replay', file)).toMatchObject({ same: false, differs });
    }
    const ran = await runStudio(['replay', file, '--locale', 'ja']);
    expect([ran.code, ran.out]).toEqual([1, expect.stringContaining('違うもの：events')]);
    await writeFile(file, JSON.stringify({ ...saved, system: 'another-game' }));
    expect(await json(2, 'replay', file)).toMatchObject({ error: { code: 'otherSystem' } });
    await writeFile(file, JSON.stringify(saved));
    expect(await json(0, 'replay', file)).toMatchObject({ same: true, differs: [] });
  });

  it.each(['no-such-file.json', 'package.json'])('%s is refused with exit 2', async (file) => {
    expect(await json(2, 'replay', file)).toMatchObject({ error: { code: 'ARG011' } });
  });
});

describe('studio test', () => {
  const example = 'tests/tokyo-site-seeing/playtests/example.json';

  it('exits 0 when all pass', async () => {
    const report = await json(0, 'test', example, '--project', sample);
    expect(report).toMatchObject({ passed: 1, failed: 0, tests: [{ file: example, ok: true, at: null }] });
  });

  it('exits 1 on a failure, and says where', async () => {
    const file = path.join(folder, 'failing.json');
    await writeFile(file, (await readFile(example, 'utf8')).replace('"damage": 3', '"damage": 2'));
    const report = await json(1, 'test', file, '--project', sample);
    expect(report).toMatchObject({
      failed: 1,
      tests: [{ ok: false, at: 'then/table/pcs/procurer/damage', expected: 2, actual: 3 }],
    });
    const { out } = await runStudio(['test', file, '--project', sample]);
    expect(out).toContain('then/table/pcs/procurer/damage');
  });

  it('exits 2 on a file that is unreadable or violates the schema, with its range', async () => {
    const file = path.join(folder, 'wrong.json');
    await writeFile(file, '{ "formatVersion": 1,\n  "test": [] }');
    const ran = await runStudio(['test', file, example, '--project', sample, '--json']);
    const report = JSON.parse(ran.out) as JsonObject;
    expect([ran.code, Check(reports['test']!, report)]).toEqual([2, true]);
    expect(report).toMatchObject({
      passed: 1,
      problems: [{ code: 'SCH001', range: { start: { line: 1, character: 2 } } }],
    });
    expect((await runStudio(['test', path.join(folder, 'none.json'), '--project', sample])).code).toBe(2);
  });
});

describe('studio session', () => {
  const lines = [
    { id: 1, call: 'new', setup: { seed: 2 } },
    { id: 2, call: 'auto', player: 'random', seed: 1 },
    { id: 3, call: 'hash' },
  ].map((line) => JSON.stringify(line));

  it('answers each line with one line, in order, and ends with its input', async () => {
    const { code, out } = await runStudio(['session', sample], [...lines, '{', '']);
    const replies = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as JsonObject);
    expect([code, replies.map(({ id }) => id)]).toEqual([0, [1, 2, 3, null]]);
    expect(replies[3]).toMatchObject({ error: { code: 'notJson' } });
  });

  it('gives the same answers in every process', async () => {
    const [one, other] = [await runStudio(['session', sample], lines), await runStudio(['session', sample], lines)];
    expect(one).toEqual(other);
  });

  it('layers content over the project for one game', async () => {
    const content = {
      cards: [
        {
          id: 'T-90',
          name: '試験',
          rarity: 'common',
          ap: 3,
          solve: { by: 'check', ability: 'economy', target: 4 },
          reward: 1,
          effects: [],
        },
      ],
    };
    const bad = { cards: [{ id: 'T-90', name: '試験', hp: 'many' }] };
    const asked = [
      { id: 1, call: 'new', setup: {}, content },
      { id: 2, call: 'cheat', put: { slots: { SNG0: ['T-90'] } } },
      { id: 3, call: 'new', setup: {}, content: bad },
      { id: 4, call: 'new', setup: {}, content: { cards: 'all' } },
    ];
    const { out } = await runStudio(
      ['session', sample],
      asked.map((line) => JSON.stringify(line)),
    );
    const replies = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as JsonObject);
    expect(replies.map((reply) => ('ok' in reply ? 'ok' : (reply['error'] as JsonObject)['code']))).toEqual([
      'ok',
      'ok',
      'badEntries',
      'badEntries',
    ]);
  });
});

describe('studio rules', () => {
  it('prints every rule with its sentence', async () => {
    const { systems } = await json(0, 'rules');
    expect(systems).toContainEqual({
      system: 'tokyo-site-seeing',
      rules: expect.arrayContaining([expect.objectContaining({ rule: 'TSS-MOVE-02' })]),
    });
    expect((await runStudio(['rules'])).out).toContain('TSS-MOVE-02');
  });
});

describe('--explain', () => {
  const run = async (...typed: readonly string[]) => runStudio([...typed, '--locale', 'en']);
  const explained = async (...typed: readonly string[]) => {
    const { code, out } = await run(...typed, '--json');
    const value = JSON.parse(out) as JsonObject;
    expect([code, Check(reports['explain']!, value)]).toEqual([0, true]);
    return value;
  };
  const game = ['play', sample, '--scenario', 'S00', '--players', '2', '--seed', '1', '--bot', 'greedy'] as const;

  it('prints amount, causes and rules of any event of a played game', async () => {
    const saved = path.join(folder, 'explained.json');
    await run(...game, '--save', saved);
    const { events } = JSON.parse(await readFile(saved, 'utf8')) as { readonly events: readonly JsonObject[] };
    for (const at of [0, 40, events.length - 1])
      expect(await explained(...game, '--explain', String(at))).toMatchObject({ index: at, event: events[at] });
    const index = events.findIndex(({ kind }) => kind === 'damage');
    expect(await explained(...game, '--explain', 'damage')).toMatchObject({ index, event: events[index] });
  });

  it('prints the steps of shrinking a test, in words', async () => {
    const file = 'tests/tokyo-site-seeing/playtests/09-damage.json';
    const { out } = await run('test', file, '--name', '複数の軽減を重ねて', '--explain', 'damage');
    expect(out).toContain('1 = 4 −2 −1');
    expect(out).toContain('W-91/effects/guard/do/0');
    expect(out).toContain('TSS-DMG-06, p.31');
    expect(out).toContain('deal 4 physical damage to this PC  I-90/effects/crash/do/0');
  });

  it('lists the available events and tests', async () => {
    expect(await run(...game, '--explain', 'dance')).toMatchObject({ code: 2, err: expect.stringContaining('damage') });
    const several = await run('test', 'tests/tokyo-site-seeing/playtests/09-damage.json', '--explain', 'damage');
    expect(several).toMatchObject({ code: 2, err: expect.stringContaining('複数の軽減を重ねて') });
  });
});
