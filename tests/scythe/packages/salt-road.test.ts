import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { playThrough, runPlaytest } from '#authoring/tools/playtests/run.ts';
import { random } from '#engine/players/random.ts';
import { playOut } from '#engine/simulation/play.ts';
import { saveLoader } from '#host/play/load-saves.ts';
import { readPlaytestFile } from '#host/playtests/playtest-files.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { blindPlaces } from '../../playtests/altered-expectations.ts';

const project = await readProjectForPlay('sample-content/scythe-salt-road');
if (!('playable' in project)) throw new Error('sample-content/scythe-salt-road has errors');
const { playable } = project;
const { documents } = playable;
const file = path.resolve('sample-content/scythe-salt-road/playtests/salt-road.json');
const read = await readPlaytestFile(file, playable);
if ('problems' in read) throw new Error(JSON.stringify(read.problems));
const readSave = saveLoader(file);
const idsIn = (file: string, list: string): readonly string[] =>
  ((documents[file] as { readonly [key: string]: readonly { readonly id: string }[] })[list] ?? []).map(({ id }) => id);

describe('the package of the Salt Road', () => {
  it('adds a faction, an ability, a mat, encounters, objectives, a map and a game to those of the sample', () => {
    expect(idsIn('factions.json', 'factions')).toEqual(['F1', 'F2', 'F3', 'F4', 'F5']);
    expect(idsIn('factions.json', 'abilities').slice(-2)).toEqual(['discipline', 'lookout']);
    expect(idsIn('mats.json', 'mats')).toEqual(['M1', 'M2', 'M3', 'M4', 'M5']);
    expect(idsIn('cards/encounters.json', 'encounters').slice(9)).toEqual(['N10', 'N11', 'N12', 'N13', 'N14']);
    expect(idsIn('cards/objectives.json', 'objectives').slice(10)).toEqual(['O11', 'O12']);
    expect(
      Object.keys(documents)
        .filter((path) => path.startsWith('games/') || path.startsWith('maps/'))
        .sort(),
    ).toEqual(['games/salt-road.json', 'games/standard.json', 'maps/road.json', 'maps/valley.json']);
  });

  it.each(read.tests.tests.map((test) => [test.name, test] as const))('%s', (_, test) => {
    const { ok, at, expected, actual } = runPlaytest(file, test, { playable, readSave });
    expect({ ok, at, expected, actual }).toEqual({ ok: true, at: null, expected: null, actual: null });
    expect(blindPlaces(test, playThrough(test, { playable, readSave }))).toEqual([]);
  });

  it.each(['salt-road', 'standard'])('plays %s to its end, and breaks no law', (board) => {
    const content = playable.system.compile(documents, playable.system.language, null);
    const setup = { board, players: 2, seed: 3 };
    const { outcome, brokenLaws } = playOut(
      { system: playable.system, content, setup },
      { player: random, laws: true, lawsEvery: 16 },
    );
    expect([['stars', 'roundLimit'].includes(String(outcome.result)), brokenLaws]).toEqual([true, []]);
  });
});
