import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { playThrough, runPlaytest } from '#authoring/tools/playtests/run.ts';
import { greedy } from '#engine/players/greedy.ts';
import { playOut } from '#engine/simulation/play.ts';
import { saveLoader } from '#host/play/load-saves.ts';
import { readPlaytestFile } from '#host/playtests/playtest-files.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { blindPlaces } from '../../playtests/altered-expectations.ts';

const project = await readProjectForPlay('sample-content/metro-line-13');
if (!('playable' in project)) throw new Error('sample-content/metro-line-13 has errors');
const { playable } = project;
const { documents } = playable;
const file = path.resolve('sample-content/metro-line-13/playtests/line-13.json');
const read = await readPlaytestFile(file, playable);
if ('problems' in read) throw new Error(JSON.stringify(read.problems));
const readSave = saveLoader(file);
const idsIn = (file: string, list: string): readonly string[] =>
  ((documents[file] as { readonly [key: string]: readonly { readonly id: string }[] })[list] ?? []).map(({ id }) => id);

describe('the package of a thirteenth line', () => {
  it('adds one line, two stations, six cards, one event and a game to those of the sample', () => {
    expect(idsIn('map.json', 'lines').slice(-2)).toEqual(['X', 'Y']);
    expect(idsIn('map.json', 'stations').slice(-2)).toEqual(['Yn', 'Ys']);
    expect(idsIn('map.json', 'stations').length).toBe(49);
    expect(idsIn('cards/actions.json', 'cards').slice(54)).toEqual(['A-24', 'B-14', 'C-24', 'D-34', 'E-14', 'F-24']);
    expect(idsIn('events.json', 'events')).toEqual(['EV-01']);
    expect(
      Object.keys(documents)
        .filter((path) => path.startsWith('games/'))
        .sort(),
    ).toEqual(['games/standard.json', 'games/thirteen.json', 'games/training.json']);
  });

  it.each(read.tests.tests.map((test) => [test.name, test] as const))('%s', (_, test) => {
    const { ok, at, expected, actual } = runPlaytest(file, test, { playable, readSave });
    expect({ ok, at, expected, actual }).toEqual({ ok: true, at: null, expected: null, actual: null });
    expect(blindPlaces(test, playThrough(test, { playable, readSave }))).toEqual([]);
  });

  it('is played to its end by a program, and breaks no law', () => {
    const content = playable.system.compile(documents, playable.system.language, null);
    const setup = { board: 'thirteen', players: 5, seed: 3 };
    const { outcome, brokenLaws } = playOut(
      { system: playable.system, content, setup },
      { player: greedy, laws: true, lawsEvery: 16 },
    );
    expect([outcome.result, brokenLaws]).toEqual(['cardsOut', []]);
  });
});
