import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import { reports } from '#api/cli/reports.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { runStudio } from '../../cli/run-studio.ts';
import { rows } from '../../matrix.ts';

const sample = 'sample-content/tokyo-site-seeing';
const cards = [
  {
    ...{ id: 'W-90', name: '剣', rarity: 'common', category: 'equipment', ap: 1, cost: 3, range: 'near' },
    effects: [
      {
        ...{ id: 'hit', when: 'use', attack: true, after: 'exhaust' },
        do: [{ op: 'damage', to: { op: 'target' }, amount: 2, type: 'physical' }],
      },
    ],
  },
  {
    ...{ id: 'T-90', name: '敵', rarity: 'common', ap: 3, solve: { by: 'battle' }, hp: 4, range: 'near' },
    ...{ reward: 1, effects: [] },
  },
];
const hit = { do: 'use', by: 'engineer', card: 'W-90', target: 'T-90' };
const given = {
  table: 'empty',
  setup: { players: [{ pcs: ['engineer'] }, { pcs: ['gangster'] }], seed: 7 },
  content: { cards },
  put: { slots: { SNG0: ['T-90'] }, pcs: { engineer: { area: 'SNG', equipped: ['W-90'] } } },
};
const then = { table: { slots: { SNG0: [{ card: 'T-90#1', damage: 2 }] } } };
const blow = { name: 'one blow', given, when: [hit], then };

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'studio-look-'));
});

async function fileOf(...tests: readonly object[]): Promise<string> {
  const file = path.join(folder, `${++files}.json`);
  const lines = tests.map((test) => JSON.stringify({ rules: ['TSS-DMG-04'], ...test }));
  await writeFile(file, `{ "formatVersion": 1, "tests": [\n${lines.join(',\n')}\n] }\n`);
  return file;
}
const run = (file: string, ...typed: readonly string[]) =>
  runStudio(['test', file, '--project', sample, '--locale', 'en', ...typed]);

async function report(schema: string, file: string, ...typed: readonly string[]) {
  const { code, out } = await run(file, ...typed, '--json');
  const value = JSON.parse(out) as JsonObject;
  expect(Check(reports[schema]!, value)).toBe(true);
  return { code, value };
}

const idle = {
  id: 'SC00-90',
  name: '試験の不調',
  effects: [{ id: 'unfit', when: 'constant', do: [{ op: 'modify', number: 'maxHp', of: { op: 'self' }, add: -1 }] }],
};

const failing = {
  'when/1': { ...blow, when: [hit, hit] },
  'when/1/expect/table/round': { ...blow, when: [hit, { expect: { table: { round: 9 } } }] },
  'then/table/round': { ...blow, then: { table: { round: 9 } } },
  'then/events/0': { ...blow, then: { events: [{ kind: 'heal' }] } },
  'given/put': { ...blow, given: { ...given, put: { supply: { ap: 13 } } } },
  'given/content': { ...blow, given: { ...given, content: { cards: [idle] } } },
};
const isBegun = (at: string) => !at.startsWith('given');

describe('studio test inspects a failing test at any step', () => {
  it.each(rows(Object.entries(failing), [1, 5]))(
    '--explain at %s: the failure, the chain, exit 1',
    async (at, test) => {
      const file = await fileOf(test);
      const { code, out, err } = await run(file, '--explain', 'damage');
      expect([code, out]).toEqual([1, expect.stringContaining(`${file}:2:`)]);
      expect(out).toContain(`\n  ${at}: `);
      if (isBegun(at)) {
        expect(out).toContain('2 = 2');
        expect(out).toContain('W-90/effects/hit/do/0');
        const { value } = await report('explain', file, '--explain', 'damage');
        expect(value).toMatchObject({ event: { kind: 'damage', amount: 2 }, test: { ok: false, at } });
      } else {
        expect(err).not.toBe('');
        const { value } = await report('fault', file, '--explain', 'damage');
        expect(value).toMatchObject({ error: { data: { test: { ok: false, at } } } });
      }
    },
  );

  it.each(rows(Object.entries(failing), [2, 4]))(
    '--show at %s: table, events and answers, exit 1',
    async (at, test) => {
      const file = await fileOf(test);
      if (at === 'given/content') {
        expect((await report('fault', file, '--show', 'table')).code).toBe(1);
        return;
      }
      const damaged = isBegun(at) ? [{ card: 'T-90#1', damage: 2 }] : [];
      const table = await report('show', file, '--show', 'table');
      expect([table.code, (table.value['table'] as JsonObject)['slots']]).toMatchObject([1, { SNG0: damaged }]);
      const { value: happened } = await report('show', file, '--show', 'events');
      const events = happened['events'] as readonly JsonObject[];
      expect(events.map(({ index }) => index)).toEqual(events.map((_, i) => i));
      const blows = events.filter(({ event }) => (event as JsonObject)['kind'] === 'damage').map((one) => one['at']);
      expect(blows).toEqual(isBegun(at) ? ['when/0'] : []);
      const { value: open } = await report('show', file, '--show', 'legal');
      expect((open['legal'] as readonly JsonObject[]).length > 0).toBe(isBegun(at));
      for (const what of ['table', 'events', 'legal'])
        expect(await run(file, '--show', what)).toMatchObject({ code: 1, out: expect.stringContaining(`  ${at}: `) });
    },
  );

  it('--until stops after the given event or step, without a verdict', async () => {
    const file = await fileOf(failing['then/table/round']);
    const slot = async (until: string) => {
      const { code, value } = await report('show', file, '--show', 'table', '--until', until);
      return [code, value['at'], ((value['table'] as JsonObject)['slots'] as JsonObject)['SNG0']];
    };
    expect(await slot('given')).toEqual([0, 'given', ['T-90#1']]);
    for (const step of ['0', 'when/0'])
      expect(await slot(step)).toEqual([0, 'when/0', [{ card: 'T-90#1', damage: 2, progress: 0 }]]);
    for (const wrong of [
      ['--until', '1', '--show', 'table'],
      ['--until', 'given'],
      ['--show', 'table', '--explain', '1'],
    ])
      expect((await report('fault', file, ...wrong)).code).toBe(2);
  });

  it('uses the requested language', async () => {
    const file = await fileOf(failing['when/1']);
    const { code, out, err } = await runStudio([
      'test',
      file,
      '--project',
      sample,
      '--locale',
      'ja',
      '--explain',
      'damage',
    ]);
    expect([code, err, out]).toEqual([1, '', expect.stringContaining('出来事')]);
    expect(out).not.toContain('Because');
  });

  it('a passing test exits 0', async () => {
    const file = await fileOf(blow);
    expect((await report('explain', file, '--explain', 'damage')).code).toBe(0);
    expect((await report('show', file, '--show', 'legal')).code).toBe(0);
    expect((await report('fault', file, '--explain', 'heal')).code).toBe(2);
  });
});

describe('studio test runs the selected tests and reports them', () => {
  const names = (value: JsonObject) => (value['tests'] as readonly JsonObject[]).map(({ name }) => name);

  it('--name: runs the test of that exact name, else those containing it, and no others', async () => {
    const file = await fileOf(...['blow', 'blow by blow', 'other'].map((name) => ({ ...blow, name })));
    const named = async (name: string) => names((await report('test', file, '--name', name)).value);
    expect([await named('blow'), await named('by'), await named('o')]).toEqual([
      ['blow'],
      ['blow by blow'],
      ['blow', 'blow by blow', 'other'],
    ]);
    expect((await report('explain', file, '--name', 'blow', '--explain', 'damage')).value).toMatchObject({
      test: { name: 'blow' },
    });
    expect(await report('fault', file, '--name', 'none')).toMatchObject({ code: 2 });
    expect(await report('fault', file, '--explain', 'damage')).toMatchObject({ code: 2 });
  });

  it('a failure has file, line and column', async () => {
    const file = await fileOf({ ...blow, name: 'first' }, failing['when/1'], failing['then/table/round']);
    const { value } = await report('test', file);
    const text = (at: number) => JSON.stringify({ rules: ['TSS-DMG-04'], ...Object.values(failing)[at] });
    const rows = value['tests'] as readonly JsonObject[];
    expect(rows.map(({ range }) => (range as JsonObject | null)?.['start'] ?? null)).toEqual([
      null,
      { line: 2, character: text(0).lastIndexOf('{"do":"use"') },
      { line: 3, character: text(2).lastIndexOf('9') },
    ]);
    const { out } = await run(file);
    expect(out).toContain(`${file}:3:${text(0).lastIndexOf('{"do":"use"') + 1}: one blow`);
  });

  it('a missing event is reported with the actual events and their fields', async () => {
    const { value } = await report('test', await fileOf(failing['then/events/0']));
    const [row] = value['tests'] as readonly JsonObject[];
    expect(row?.['actual'] as Json).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'damage', to: 'T-90#1', amount: 2 })]),
    );
  });

  it('a folder without a playtest exits 2 and is named', async () => {
    const empty = path.join(folder, 'empty');
    await mkdir(empty);
    expect(await runStudio(['test', empty, '--locale', 'en'])).toEqual({
      code: 2,
      out: '',
      err: `There are no playtests (.json) in ${empty}\n`,
    });
    expect((await report('fault', empty)).value).toMatchObject({ error: { code: 'ARG021' } });
  });

  it('a file outside any project reports the project it runs on', async () => {
    const file = await fileOf(blow);
    const { code, err } = await runStudio(['test', file, '--locale', 'en']);
    expect([code, err]).toEqual([
      0,
      `${file} lies in no project: it is run on ${sample} (--project chooses another).\n`,
    ]);
    expect((await runStudio(['test', file, '--project', sample])).err).toBe('');
  });
});
