import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleWords } from '#engine/kernel/contract/system.ts';
import { words } from '#engine/systems/tokyo-site-seeing/words/words.ts';

const rules: { readonly [rule: string]: RuleWords } = words.rules;
const reasons = Object.entries(rules).flatMap(([rule, { notApplicable }]) =>
  notApplicable === undefined ? [] : [[rule, notApplicable] as const],
);

describe('rules that no program enforces', () => {
  it('are few', () => {
    expect(reasons.length).toBeLessThanOrEqual(60);
  });

  it('are not named by a playtest', () => {
    const folder = 'tests/tokyo-site-seeing/playtests';
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const named = files.flatMap((file) => {
      const { tests = [] } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
        readonly tests?: readonly { readonly rules?: readonly string[] }[];
      };
      return tests.flatMap((test) => test.rules ?? []);
    });
    expect(reasons.map(([rule]) => rule).filter((rule) => named.includes(rule))).toEqual([]);
  });

  it.each(reasons)('%s: %s', (rule, reason) => {
    const same = /^sameAs (.+)$/.exec(reason)?.[1];
    if (same === undefined) expect(reason).toMatch(/^(physical|advice|[A-Z].* .*)$/);
    else {
      expect(same).not.toBe(rule);
      expect(rules[same]).toBeDefined();
      expect(rules[same]?.notApplicable ?? '').not.toMatch(/^sameAs/);
    }
  });
});
