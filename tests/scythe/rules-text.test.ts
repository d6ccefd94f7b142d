import { describe, expect, it } from 'vitest';
import type { RuleWords } from '#engine/kernel/contract/system.ts';
import words from '#engine/systems/scythe/words/rules.json' with { type: 'json' };

const rules: { readonly [rule: string]: RuleWords } = words;
const chapters: { readonly [part: string]: string } = {
  TR: 'territory',
  RS: 'resource',
  UN: 'unit',
  TU: 'turn',
  ST: 'star',
  SC: 'score',
  CO: 'combat',
  EN: 'encounter',
  FC: 'factory',
  OB: 'objective',
  DL: 'deal',
  PR: 'data',
};
const partOf = (rule: string) => rule.slice(3, 5);
const isOurData = (rule: string) => partOf(rule) === 'PR';

describe('the texts of the rules of Scythe', () => {
  it('have the chapter of their id', () => {
    expect(Object.entries(rules).filter(([rule, { chapter }]) => chapter !== chapters[partOf(rule)])).toEqual([]);
  });
  it('have a page in the summary, except those of our own data', () => {
    expect(Object.entries(rules).filter(([rule, { page }]) => (page === '') !== isOurData(rule))).toEqual([]);
  });
  it('SC-PR: mark all of our own data as a ruling', () => {
    const data = Object.entries(rules).filter(([rule]) => isOurData(rule));
    expect([data.length, data.filter(([, { ours }]) => ours === undefined)]).toEqual([21, []]);
  });
  it('leave only advice without code: that no deal binds, and that the figures were tried', () => {
    const reasons = Object.entries(rules).flatMap(([rule, { notApplicable }]) =>
      notApplicable === undefined ? [] : [[rule, notApplicable]],
    );
    expect(reasons).toEqual([
      ['SC-DL-01', 'advice'],
      ['SC-PR-21', 'advice'],
    ]);
  });
  it('name only rules that exist', () => {
    const named = Object.values(rules).flatMap(({ ja, en, ours }) =>
      [ja, en, ours?.ja ?? '', ours?.en ?? ''].flatMap((text) => text.match(/SC-[A-Z]{2}-\d\d/g) ?? []),
    );
    expect(named.filter((rule) => rules[rule] === undefined)).toEqual([]);
  });
  it('name the same rules and settings in both languages', () => {
    const names = (text: string) => (text.match(/SC-[A-Z]{2}-\d\d|\b[a-z]+[A-Z]\w+/g) ?? []).toSorted();
    const differing = Object.entries(rules).filter(
      ([, { ours }]) => ours !== undefined && names(ours.ja).join() !== names(ours.en).join(),
    );
    expect(differing).toEqual([]);
  });
});
