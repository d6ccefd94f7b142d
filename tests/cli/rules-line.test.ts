import { describe, expect, it } from 'vitest';
import { lineOfRule } from '#cli/commands/rules.ts';

const rule = { rule: 'TM-RO-05', chapter: 'RO', page: 'L47', ja: '2駅まで動ける。', en: 'Up to two stations.' };

describe('a rule printed by studio rules', () => {
  it('has its id, its page and its sentence', () => {
    expect(lineOfRule(rule, 'en')).toBe('TM-RO-05 (L47) Up to two stations.\n');
  });
  it('reports on a separate line what the rulebook leaves open', () => {
    const ours = { ja: '1マスは1駅。', en: 'A space is a station.' };
    expect(lineOfRule({ ...rule, ours }, 'ja')).toBe('TM-RO-05 (L47) 2駅まで動ける。\n  私たちの裁定: 1マスは1駅。\n');
  });
  it('has no page when it is not in the rulebook', () => {
    expect(lineOfRule({ ...rule, page: '' }, 'en')).toBe('TM-RO-05 Up to two stations.\n');
  });
});
