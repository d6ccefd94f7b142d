import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
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
  folder = await mkdtemp(path.join(os.tmpdir(), 'studio-campaign-'));
});

async function endedAtOnce(op: 'clearScenario' | 'loseGame'): Promise<string> {
  const project = path.join(folder, op);
  await cp(sample, project, { recursive: true });
  const file = path.join(project, 'scenarios/S00-no-last-stop/cards.json');
  const document = JSON.parse(await readFile(file, 'utf8')) as { cards: { effects: unknown[] }[] };
  document.cards[0]?.effects.push({ id: 'at-once', when: 'end', do: [{ op }], text: 'ここで終わる。' });
  await writeFile(file, JSON.stringify(document));
  return project;
}

const campaign = (name: string) => path.join(folder, name);
const written = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as JsonObject;

async function play(code: number, project: string, ...typed: readonly string[]): Promise<JsonObject> {
  const game = [
    'play',
    project,
    '--scenario',
    'S00',
    '--players',
    '2',
    '--bot',
    'random',
    '--seed',
    '5',
    ...typed,
    '--json',
  ];
  const ran = await runStudio(game);
  const value = JSON.parse(ran.out) as JsonObject;
  expect([ran.code, Check(reports[code === 0 ? 'play' : 'fault']!, value)]).toEqual([code, true]);
  return value;
}

describe('studio play --campaign', () => {
  it('creates a record, and adds a line for each player after every victory', async () => {
    const [project, file] = [await endedAtOnce('clearScenario'), campaign('new.json')];
    const first = await play(0, project, '--campaign', file);
    const flag = { scenario: 'S00', reward: 'flag', rank: first['rank'] };
    expect(first['entered']).toEqual(flag);
    expect(await written(file)).toEqual({
      formatVersion: 1,
      players: [
        { id: 'player-1', clears: [flag] },
        { id: 'player-2', clears: [flag] },
      ],
    });
    const second = await play(0, project, '--campaign', file, '--reward', 'buns');
    const buns = { ...flag, reward: 'buns' };
    expect(second['entered']).toEqual(buns);
    expect(((await written(file))['players'] as readonly JsonObject[]).map(({ clears }) => clears)).toEqual([
      [flag, buns],
      [flag, buns],
    ]);
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.part$/));
  });

  it('seats the players of a record with what they have cleared, and preserves the rest of it', async () => {
    const [project, file, save] = [await endedAtOnce('clearScenario'), campaign('mika.json'), campaign('game.json')];
    const before = {
      $schema: '../schemas/tokyo-site-seeing/campaign.schema.json',
      formatVersion: 1,
      players: [
        { id: 'mika', name: 'ミカ', clears: [{ scenario: 'S00', reward: 'buns', rank: 'B' }] },
        { id: 'player-2', clears: [] },
        { id: 'absent', clears: [{ scenario: 'S77' }] },
      ],
    };
    await writeFile(file, JSON.stringify(before));
    const { entered } = await play(0, project, '--campaign', file, '--save', save);
    const setup = (await written(save))['setup'] as { readonly players: readonly JsonObject[] };
    const [mika, second, absent] = before.players;
    expect(setup.players.map(({ clears }) => clears)).toEqual([mika?.clears, []]);
    expect(await written(file)).toEqual({
      ...before,
      players: [{ ...mika, clears: [...(mika?.clears ?? []), entered] }, { ...second, clears: [entered] }, absent],
    });
  });

  it('writes nothing after a defeat', async () => {
    const [project, file] = [await endedAtOnce('loseGame'), campaign('lost.json')];
    const text = '{ "formatVersion": 1, "players": [] }';
    await writeFile(file, text);
    const { result, entered } = await play(0, project, '--campaign', file);
    expect([result, entered, await readFile(file, 'utf8')]).toEqual(['defeated', null, text]);
  });

  it.each([
    ['an invalid record', '{ "players": 3 }', [], 'ARG016'],
    ['an unknown reward of a scenario', '{ "formatVersion": 1, "players": [] }', ['umbrella'], 'rewardNotBrought'],
    [
      'a clear with an unknown reward',
      '{ "formatVersion": 1, "players": [{ "id": "mika", "clears": [{ "scenario": "S00", "reward": "umbrella" }] }] }',
      [],
      'unknownOffer',
    ],
  ])('%s is refused with exit 2, and the file is unchanged', async (_, text, reward, code) => {
    const [project, file] = [await endedAtOnce('clearScenario'), campaign('refused.json')];
    await writeFile(file, text);
    const { error } = await play(2, project, '--campaign', file, ...reward.flatMap((one) => ['--reward', one]));
    expect([(error as JsonObject)['code'], await readFile(file, 'utf8')]).toEqual([code, text]);
  });

  it('a reward without a record is refused, and so is an unwritable record', async () => {
    const project = await endedAtOnce('clearScenario');
    const refused = async (...typed: readonly string[]) =>
      ((await play(2, project, ...typed))['error'] as JsonObject)['code'];
    expect(await refused('--reward', 'flag')).toBe('ARG005');
    expect(await refused('--campaign', campaign('no/such/folder/campaign.json'))).toBe('ARG009');
  });
});
