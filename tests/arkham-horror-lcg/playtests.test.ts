import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { playThrough, runPlaytest } from '#authoring/tools/playtests/run.ts';
import { saveLoader } from '#host/play/load-saves.ts';
import { readPlaytestFile } from '#host/playtests/playtest-files.ts';
import { blindPlaces } from '../playtests/altered-expectations.ts';
import { playable } from './project.ts';

const folder = path.resolve('tests/arkham-horror-lcg/playtests');
const tests = (
  await Promise.all(
    readdirSync(folder).map(async (name) => {
      const file = path.join(folder, name);
      const read = await readPlaytestFile(file, playable);
      if ('problems' in read) throw new Error(JSON.stringify(read.problems));
      return read.tests.tests.map((test) => ({ file, test, readSave: saveLoader(file) }));
    }),
  )
).flat();

describe('the rules of Arkham Horror LCG', () => {
  it.each(tests.map((one) => [one.test.name, one] as const))('%s', (_, { file, test, readSave }) => {
    const { ok, at, expected, actual } = runPlaytest(file, test, { playable, readSave });
    expect({ ok, at, expected, actual }).toEqual({ ok: true, at: null, expected: null, actual: null });
    expect(blindPlaces(test, playThrough(test, { playable, readSave }))).toEqual([]);
  });
});
