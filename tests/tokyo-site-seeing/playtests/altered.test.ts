import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { playThrough, runPlaytest } from '#authoring/tools/playtests/run.ts';
import { saveLoader } from '#host/play/load-saves.ts';
import { readPlaytestFile } from '#host/playtests/playtest-files.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { blindPlaces } from '../../playtests/altered-expectations.ts';

const sample = 'sample-content/tokyo-site-seeing';
const project = await readProjectForPlay(sample);
if (!('playable' in project)) throw new Error('the sample game has errors');
const { playable } = project;

const files = ['tests/tokyo-site-seeing/playtests', `${sample}/playtests`].flatMap((folder) => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && !name.endsWith('.save.json'))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
});

describe.each(files)('%s', async (file) => {
  const read = await readPlaytestFile(path.resolve(file), playable);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const ground = { playable, readSave: saveLoader(path.resolve(file)) };

  it.each(read.tests.tests.map((test) => [test.name, test] as const))('%s', (_, test) => {
    const result = runPlaytest(file, test, ground);
    expect(result.ok ? null : result).toBe(null);
    expect(blindPlaces(test, playThrough(test, ground))).toEqual([]);
  });
});
