import { describe, expect, it } from 'vitest';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { ruleCoverage } from '#authoring/tools/playtests/rule-coverage.ts';
import { stones } from '../kernel/toy/stones.ts';
import { documentsOf, toy } from '../kernel/toy/system.ts';

const playable = { system: toy, documents: documentsOf(stones), formats: [] };
const put = { hands: { ada: ['S-plain#1', 'S-heavy#1'], bo: ['S-plain#2', 'S-plain#3'] } };

function coverage(...tests: readonly Partial<Playtest>[]) {
  const whole = tests.map((test, i) => ({
    file: 'tests.json',
    readSave: () => null,
    test: { name: `test ${i}`, given: { table: 'empty', put }, when: [], then: { result: null }, ...test } as Playtest,
  }));
  return ruleCoverage(playable, whole, { remove: true });
}
const gap = (rule: string, carrier: string) => ({ rule, carrier });

describe('coverage of rules', () => {
  it('counts a rule as covered when a passing test names it and its code ran', () => {
    const found = coverage({
      rules: ['TOY-LAY-02'],
      when: [{ refused: { do: 'lay', stone: 'S-heavy' }, rule: 'TOY-LAY-02' }],
    });
    expect(found.covered).toEqual(['TOY-LAY-02']);
    expect(found.unreached).not.toContainEqual(gap('TOY-LAY-02', 'turn.pick.lay except TOY-LAY-02'));
    expect(found.unnoticed).toEqual([]);
  });

  it('names code that no test of its rule reached, though another did', () => {
    const found = coverage({ rules: ['TOY-LAY-02'], when: [{ do: 'lay', stone: 'S-plain' }] });
    expect(found.unreached).toContainEqual(gap('TOY-LAY-01', 'turn.pick.lay'));
  });

  it('names code that can be removed without a failing test', () => {
    const found = coverage({ rules: ['TOY-SCORE-01'], when: [{ do: 'lay', stone: 'S-plain' }] });
    expect(found.unnoticed).toEqual([gap('TOY-SCORE-01', 'score.worth')]);
    const right = coverage({
      rules: ['TOY-SCORE-01'],
      when: [{ do: 'lay', stone: 'S-plain' }],
      then: { table: { points: { ada: 1 } } },
    });
    expect(right.unnoticed).toEqual([]);
  });

  it('counts nothing for a failing test', () => {
    const found = coverage({ rules: ['TOY-LAY-01'], then: { result: 'won' } });
    expect([found.covered, found.failing]).toEqual([[], ['tests.json: test 0']]);
  });

  it('counts every rule of the book, and names uncovered rules', () => {
    const found = coverage({ rules: ['TOY-LAY-01'], when: [{ offered: { do: 'lay', stone: 'S-plain' } }] });
    expect([found.total, found.covered, found.missing]).toEqual([4, ['TOY-LAY-01'], ['TOY-LAY-09', 'TOY-FAR-01']]);
  });
});
