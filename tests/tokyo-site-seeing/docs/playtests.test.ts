import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import { answerWords } from '#engine/kernel/decisions/answer-words.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
if (!('playable' in project)) throw new Error('the sample game has errors');
const { playable } = project;

describe.each(['docs/reference/playtests.md', 'docs/reference/playtests.ja.md'])('%s', (file) => {
  const page = readFileSync(file, 'utf8');
  const examples = [...page.matchAll(/```json\n([^`]*)```/g)].map(([, text]) => text as string);
  const tests = examples.filter((text) => !text.includes('…')).map((text) => JSON.parse(text) as Playtest);

  it('every example in it is valid, runs and passes', () => {
    expect(tests.length).toBeGreaterThan(4);
    const format = playable.formats.find(({ id }) => id === 'playtest');
    expect(format?.validate({ formatVersion: 1, tests })).toBe(true);
    for (const test of tests)
      expect(runPlaytest(file, test, { playable, readSave: () => null })).toMatchObject({ name: test.name, ok: true });
  });

  it('contains every word of answers, every kind of event and everything an example uses', () => {
    const { system } = playable;
    const words = [...answerWords(system).map(({ word }) => word), ...system.changes.map(({ kind }) => kind)];
    expect(words.filter((word) => !page.includes(`| \`${word}\` |`))).toEqual([]);
  });
});
