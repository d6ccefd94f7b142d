import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlayable } from '#authoring/project/play/playable.ts';
import type { PlaytestFile } from '#authoring/project/playtests/playtest.ts';
import { runPlaytests } from '#authoring/tools/playtests/run.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProjectFiles } from '#host/project/project-files.ts';

const example = JSON.parse(readFileSync('tests/tokyo-site-seeing/playtests/example.json', 'utf8')) as PlaytestFile;
const { playable } = readPlayable(await readProjectFiles('sample-content/tokyo-site-seeing'), hostedSystems);
const format = playable?.formats.find(({ id }) => id === 'playtest');
const isRight = (file: unknown) => format?.validate(file) === true;

describe('the format of playtests', () => {
  it('accepts the example of its documentation', () => expect(isRight(example)).toBe(true));

  const [test] = example.tests;
  const given = test?.given as unknown as JsonObject;
  it.each<[string, JsonObject]>([
    ['an unknown key', { nam: 'x' }],
    ['nothing expected', { then: {} }],
    ['an unknown table', { given: { ...given, table: 'full' } }],
    ['an answer with an unknown field', { when: [{ do: 'use', crad: 'W-90' }] }],
    ['a step with two actions', { when: [{ do: 'use', refused: { do: 'use' } }] }],
    ['a rule without a refusal', { when: [{ offered: { do: 'use' }, rule: 'TSS-SOLVE-01' }] }],
    ['until an unknown point', { when: [{ until: 'tomorrow', answer: 'first' }] }],
    ['until with another answer', { when: [{ until: 'round', answer: 'last' }] }],
  ])('refuses %s', (_, wrong) => {
    expect(isRight({ ...example, tests: [{ ...(test as unknown as JsonObject), ...wrong }] })).toBe(false);
  });

  it('passes its example on the sample game', () => {
    const ground = { playable: playable!, readSave: (): Json => null };
    expect(runPlaytests('example.json', example, ground)).toMatchObject([{ ok: true }]);
  });
});
