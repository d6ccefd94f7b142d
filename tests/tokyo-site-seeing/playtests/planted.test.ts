import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlayable } from '#authoring/project/play/playable.ts';
import { factsOfTest, NamesOfProject } from '#authoring/project/playtests/names.ts';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import type { Format } from '#authoring/text/schema/format-registry.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readPlaytestFile } from '#host/playtests/playtest-files.ts';
import { readProjectFiles } from '#host/project/project-files.ts';

// An unknown word must be reported anywhere, or else a slip makes a test pass that checks nothing. Each word of each
// playtest is changed once, and must be named.

const { playable } = readPlayable(await readProjectFiles('sample-content/tokyo-site-seeing'), hostedSystems);
if (playable === null) throw new Error('the sample game has errors');
const { system, documents, formats } = playable;
const format = formats.find(({ id }) => id === 'playtest') as Format;
const names = new NamesOfProject(system, documents, formats);

/** Free text: sentences, declared or bound names, a file, a place in the content. */
const free =
  /^(?:name|title|text|flavor|reading|story|intro|description|label|id|as|path|save|\$schema|starters|overrides)$/;
/** A record of another project's scenario is not checked; for a scenario at hand the set-up refuses unknown entries. */
const ofOtherProjects = /\/clears\/\d+\/(?:reward|rank)$/;
/** Ranks defined by a scenario of the test. */
const declared = /\/ranks\/\d+\/rank$/;
/** An id bound by an effect may be any word. */
const isBound = (node: JsonObject) => node['op'] === 'named' || node['op'] === 'remembered';

const slip = 'Zz';

interface Planted {
  readonly at: string;
  readonly word: string;
  readonly test: Json;
}

/** The test with one word changed: every key, and every string that is not free text. */
function* planted(value: Json, at: readonly string[]): Generator<Planted> {
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries() as Iterable<[number, Json]>)
      for (const inside of plantedIn(one, [...at, String(i)])) yield { ...inside, test: value.with(i, inside.test) };
    return;
  }
  if (!isObject(value)) return;
  for (const [key, one] of Object.entries(value)) {
    const word = `${key}${slip}`;
    const renamed = Object.entries(value).map(([other, its]) => [other === key ? word : other, its]);
    yield { at: [...at, key].join('/'), word, test: Object.fromEntries(renamed) as Json };
    if (typeof one === 'string' && (free.test(key) || (key === 'name' && isBound(value)))) continue;
    for (const inside of plantedIn(one, [...at, key])) yield { ...inside, test: { ...value, [key]: inside.test } };
  }
}
function* plantedIn(value: Json, at: readonly string[]): Generator<Planted> {
  if (typeof value !== 'string') return yield* planted(value, at);
  const [id = '', copy] = value.split('#');
  // The number stays, so that the name is wrong and not the form
  const word = copy === undefined ? misspelt(value) : `${misspelt(id)}#${copy}`;
  yield { at: at.join('/'), word, test: word };
}
const misspelt = (word: string) => word.replace(/^([A-Z]+\d*)-\w+$/, '$1-QQ').replace(/^((?!.*-QQ$).*)$/, `$1${slip}`);

function isTold({ word, test }: Planted): boolean {
  const text = JSON.stringify({ formatVersion: 1, tests: [test] });
  const reading = parsedDocumentOf({ path: 'playtests/planted.json', text }, format);
  const speaksOf = (data: unknown) => JSON.stringify(data).includes(word);
  // Without the word for its kind, a thing is reported as incomplete
  const lacks = word.slice(0, -slip.length);
  const isTag = ({ code, data }: Problem) =>
    code === 'SCH007' ? lacks === 'op' : code === 'SCH002' && data['key'] === lacks;
  if (!reading.sound) return reading.problems.some((problem) => speaksOf(problem.data) || isTag(problem));
  const { content } = (test as unknown as Playtest).given;
  return names.unknownIn(factsOfTest(reading.own, 0), content).some((one) => speaksOf(one));
}

const folders = ['tests/tokyo-site-seeing/playtests', 'sample-content/tokyo-site-seeing/playtests'];
const files = folders.flatMap((folder) => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && !name.endsWith('.save.json'))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
});

describe('an unknown word is reported', () => {
  const tried = new Set<string>();
  it.each(files)('at any place of %s', async (file) => {
    const read = await readPlaytestFile(path.resolve(file), playable);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const untold: string[] = [];
    for (const test of read.tests.tests) {
      for (const one of planted(test as unknown as Json, [])) {
        const place = `${one.at.replace(/\d+/g, '·')} ${one.word}`;
        if (tried.has(place) || ofOtherProjects.test(one.at) || declared.test(one.at)) continue;
        tried.add(place);
        if (!isTold(one)) untold.push(`${test.name}: ${one.at}: ${one.word}`);
      }
    }
    expect(untold).toEqual([]);
  });
});
