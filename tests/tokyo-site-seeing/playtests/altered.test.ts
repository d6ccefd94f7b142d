import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Expectation, Playtest } from '#authoring/playtests/playtest.ts';
import { runPlaytest } from '#authoring/playtests/run.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { readPlaytestFile, savesBeside } from '#host/playtest-files.ts';
import { readProjectForPlay } from '#host/project-for-play.ts';

// A test that cannot fail holds nothing: each value that a playtest expects is altered once, and it must fail.

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

/** What holds when something is not there says nothing when it is written otherwise. */
const negative = new Set(['noEvents', 'refused', '$not']);

/** A value with one leaf altered, in every way, and where. */
function* alterations(value: Json, at: string): Generator<readonly [string, Json]> {
  if (Array.isArray(value) || isObject(value)) {
    for (const [key, inside] of Object.entries(value as { readonly [key: string]: Json })) {
      if (negative.has(key)) continue;
      for (const [place, other] of alterations(inside, `${at}/${key}`)) {
        const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as { [key: string]: Json };
        copy[key] = other;
        yield [place, copy];
      }
    }
    if (Array.isArray(value)) yield [`${at}/more`, [...value, 'something else']];
  } else yield [at, altered(value)];
}

function altered(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${value ?? 'not '}x`;
}

describe.each(files)('%s', async (file) => {
  const read = await readPlaytestFile(path.resolve(file), playable);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const run = (test: Playtest) => runPlaytest(file, test, { playable, readSave: savesBeside(path.resolve(file)) });

  it.each(read.tests.tests.map((test) => [test.name, test] as const))('%s', (_, test) => {
    const result = run(test);
    expect(result.ok ? null : result).toBe(null);
    const blind = [...alterations(test.then as Json, 'then')].filter(
      ([, then]) => run({ ...test, then: then as Expectation }).ok,
    );
    expect(blind.map(([at]) => at)).toEqual([]);
  });
});
