import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { runStudio } from '../../cli/run-studio.ts';

const sample = 'sample-content/tokyo-site-seeing';
const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-bad-input-'));
const written = async (name: string, value: Json): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(value));
  return file;
};

interface Told {
  readonly code: string;
  readonly message: { readonly ja: string; readonly en: string };
  readonly data: JsonObject;
}
async function refused(...typed: readonly string[]): Promise<Told> {
  const { code, out, err } = await runStudio([...typed, '--json']);
  const { error } = JSON.parse(out) as { readonly error: Told };
  expect([code, err]).toEqual([2, `${error.message.en}\n`]);
  expect(error.message.ja).toMatch(/[ぁ-ん]/);
  return error;
}

describe('the number of players', () => {
  it('more seats than the game has are refused, as an option and in a document', async () => {
    expect(await refused('play', sample, '--bot', 'random', '--players', '5')).toMatchObject({
      code: 'tooManyPlayers',
      data: { most: 4 },
    });
    const players = ['procurer', 'engineer', 'negotiator', 'gangster', 'gangster'].map((pc) => ({ pcs: [pc] }));
    const file = await written('five.json', { players });
    for (const command of ['play', 'simulate'])
      expect(await refused(command, sample, '--bot', 'random', '--setup', file)).toMatchObject({ code: 'pcCount' });
  });
});

describe('programs as players', () => {
  it.each(['play', 'simulate'])(
    '%s: a list without one program per seat is refused with both numbers',
    async (command) => {
      for (const bots of ['random,greedy', 'random,greedy,random,greedy'])
        expect(await refused(command, sample, '--players', '3', '--bot', bots)).toMatchObject({
          code: 'wrongNumberOfPrograms',
          data: { seats: 3, programs: bots.split(',').length },
        });
    },
  );

  it('a list with one program per seat is played, and again with exchanged seats', async () => {
    const typed = ['--players', '2', '--bot', 'random,greedy', '--seeds', '1..2', '--json'];
    const one = JSON.parse((await runStudio(['simulate', sample, ...typed])).out) as JsonObject;
    const both = JSON.parse((await runStudio(['simulate', sample, ...typed, '--rotate'])).out) as JsonObject;
    expect([one['games'], both['games']]).toEqual([2, 4]);
    expect((both['bots'] as unknown as readonly JsonObject[]).map(({ bot, games }) => [bot, games])).toEqual([
      ['greedy', 4],
      ['random', 4],
    ]);
  });

  it('an unknown program is named with the nearest one', async () => {
    expect(await refused('play', sample, '--bot', 'random,gready')).toMatchObject({
      code: 'ARG004',
      data: { given: 'gready', nearest: 'greedy' },
    });
  });
});

describe('a choice of the set-up', () => {
  it('a value missing in the project is refused with the nearest one', async () => {
    expect(await refused('play', sample, '--bot', 'random', '--mods', 'SM-01,SM-1')).toMatchObject({
      code: 'noSuchChoice',
      data: { option: '--mods', given: 'SM-1', nearest: 'SM-01' },
    });
  });

  it('the help of a command lists what a project offers', async () => {
    const { code, out } = await runStudio(['simulate', sample, '--help', '--locale', 'ja']);
    expect(code).toBe(0);
    expect(out).toContain('    --players  人数  1..4\n    --scenario  シナリオ  S00|S01|S02|S03|S04|S05\n');
  });
});

describe('input for another game', () => {
  it('an unknown game of a project is reported with the nearest one', async () => {
    const project = path.join(folder, 'other-game');
    await cp(sample, project, { recursive: true });
    const file = path.join(project, 'studio.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"tokyo-site-seeing"', '"tokyo-sight-seeing"'));
    const { code, out } = await runStudio(['check', project, '--json']);
    const { problems } = JSON.parse(out) as { readonly problems: readonly Told[] };
    expect([code, problems.map((one) => [one.code, one.data['nearest']])]).toEqual([
      2,
      [['PRJ004', 'tokyo-site-seeing']],
    ]);
    const played = await runStudio(['play', project, '--bot', 'random']);
    expect([played.code, played.out]).toEqual([2, '']);
    expect(played.err).toContain('Did you mean "tokyo-site-seeing"?');
  });

  it('a saved game is refused with the names of both games', async () => {
    const file = path.join(folder, 'saved.json');
    await runStudio(['play', sample, '--bot', 'random', '--players', '1', '--save', file]);
    const saved = JSON.parse(await readFile(file, 'utf8')) as JsonObject;
    await writeFile(file, JSON.stringify({ ...saved, system: 'lantern-market' }));
    expect(await refused('replay', file, '--content', sample)).toMatchObject({
      code: 'otherSystem',
      data: { system: 'lantern-market', own: 'tokyo-site-seeing' },
    });
    const request = { id: 1, call: 'load', save: { ...saved, system: 'lantern-market' } };
    const { out } = await runStudio(['session', sample], [JSON.stringify(request)]);
    expect(JSON.parse(out.trim().split('\n')[0] ?? '')).toMatchObject({ error: { code: 'otherSystem' } });
  });

  it('a playtest is not run, and its words unknown to this game are reported', async () => {
    const file = await written('market.json', {
      formatVersion: 1,
      tests: [
        {
          name: 'a bid',
          rules: ['LM-BID-01'],
          given: { table: 'setup' },
          when: [{ do: 'bid', by: 'ada', amount: 3 }],
          then: { result: 'over' },
        },
      ],
    });
    const { code, out } = await runStudio(['test', file, '--project', sample, '--json']);
    const told = JSON.parse(out) as { readonly tests: readonly Json[]; readonly problems: readonly Told[] };
    expect([code, told.tests, told.problems.map((one) => [one.code, one.data['given']])]).toEqual([
      2,
      [],
      [
        ['SCH004', 'LM-BID-01'],
        ['SCH004', 'bid'],
        ['SCH004', 'over'],
      ],
    ]);
  });

  it('a package is refused with the names of both games', async () => {
    const [base, project] = ['a-base', 'a-package'].map((name) => path.join(folder, name)) as [string, string];
    await cp(sample, base, { recursive: true });
    await cp('sample-content/tokyo-bay', project, { recursive: true });
    const manifest = async (of: string, change: (one: JsonObject) => JsonObject) => {
      const file = path.join(of, 'studio.json');
      await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as JsonObject)));
    };
    await manifest(base, (one) => ({ ...one, id: 'a-base', version: '0.1.0', system: 'lantern-market' }));
    await manifest(project, (one) => ({ ...one, requires: [{ id: 'a-base', version: '0.1.0' }] }));
    const { code, out } = await runStudio(['check', project, '--json']);
    const { problems } = JSON.parse(out) as { readonly problems: readonly Told[] };
    const found = problems.find((one) => one.code === 'PKG004');
    expect(code).toBe(1);
    expect(found?.message).toEqual({
      ja: '「a-base」は別のゲーム（lantern-market）のプロジェクトです。このプロジェクトのゲームは tokyo-site-seeing です。',
      en: '"a-base" is a project for another game (lantern-market); this project is for tokyo-site-seeing.',
    });
  });
});
