import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runStudio } from '../../cli/run-studio.ts';
import { withEndless } from '../endless-content.ts';
import { sample } from '../sample.ts';

let folder: string;
let requests: readonly string[];
const at = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'studio-endless-'));
  const content = 'sample-content/tokyo-site-seeing';
  const cards = 'scenarios/S00-no-last-stop/cards.json';
  await cp(content, at('endless'), { recursive: true });
  await writeFile(path.join(at('endless'), cards), JSON.stringify(withEndless(sample, 'start', 'all')[cards]));
  // A game played on the original, with its first answer, after which the endless effects begin
  await runStudio(['play', content, '--players', '1', '--bot', 'random', '--save', at('save.json')]);
  const { setup, log } = JSON.parse(await readFile(at('save.json'), 'utf8')) as { setup: object; log: object[] };
  const playtest = { name: 'begins', rules: ['TSS-ROUND-01'], given: { table: 'setup', setup }, when: [log[0]] };
  const tests = { formatVersion: 1, tests: [{ ...playtest, then: { result: null } }] };
  await writeFile(at('test.json'), JSON.stringify(tests));
  requests = [
    { id: 1, call: 'new', setup },
    { id: 2, call: 'act', answer: log[0] },
  ].map((one) => JSON.stringify(one));
});

it.each([
  ['play PROJECT --players 1 --bot random', 2],
  ['play PROJECT --players 1 --bot greedy --laws', 2],
  ['play PROJECT --players 1 --bot random --explain 1', 2],
  ['simulate PROJECT --players 1 --bot random --games 2 --workers 1', 2],
  // Games without an end are a finding, with their seed
  ['balance PROJECT --players 1 --bots random --games 2 --workers 1', 0],
  ['reach PROJECT --to SC00-09 --games 2 --workers 1', 2],
  ['reach PROJECT --all --workers 1', 2],
  ['reach PROJECT --all --workers 2 --scenario S00', 2],
  ['test TEST --project PROJECT', 1],
  ['test TEST --project PROJECT --show table', 1],
  ['test TEST --project PROJECT --explain 1', 1],
  ['replay SAVE --content PROJECT', 1],
  ['session PROJECT', 0],
])('%s reports once that effects never end, and exits %i', async (typed, exit) => {
  const places = { PROJECT: at('endless'), TEST: at('test.json'), SAVE: at('save.json') };
  const words = typed.split(' ').map((word) => places[word as keyof typeof places] ?? word);
  const { code, out, err } = await runStudio([...words, '--locale', 'en'], requests);
  const said = `${out}${err}`;
  const sentences = said.match(/Card effects never end: [^\n"]{1,900}/g) ?? [];
  expect([code, sentences.length, /\n {4}at |defect/.test(said)]).toEqual([exit, 1, false]);
  expect(sentences[0]).toContain('/effects/endless/do/0');
});
