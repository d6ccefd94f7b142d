import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Playable } from '#authoring/project/play/playable.ts';
import { playThrough, runPlaytest } from '#authoring/tools/playtests/run.ts';
import { saveLoader } from '#host/play/load-saves.ts';
import { readPlaytestFile } from '#host/playtests/playtest-files.ts';
import { blindPlaces } from './altered-expectations.ts';

/** All playtests of a folder, with the saves that they begin from. */
export async function playtestsIn(folder: string, playable: Playable) {
  const files = readdirSync(folder).map(async (name) => {
    const file = path.resolve(folder, name);
    const read = await readPlaytestFile(file, playable);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    return read.tests.tests.map((test) => ({ file, test, readSave: saveLoader(file) }));
  });
  return (await Promise.all(files)).flat();
}

/** Each passes, and each value that it expects is compared with one of the game. */
export function testPlaytests(tests: Awaited<ReturnType<typeof playtestsIn>>, playable: Playable): void {
  it.each(tests.map((one) => [one.test.name, one] as const))('%s', (_, { file, test, readSave }) => {
    const { ok, at, expected, actual } = runPlaytest(file, test, { playable, readSave });
    expect({ ok, at, expected, actual }).toEqual({ ok: true, at: null, expected: null, actual: null });
    expect(blindPlaces(test, playThrough(test, { playable, readSave }))).toEqual([]);
  });
}
