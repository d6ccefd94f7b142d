import { describe, expect, it } from 'vitest';
import { speakGame } from '#authoring/project/sentences/spoken-game.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';

const documents: Documents = {
  'bots.json': { bots: [{ id: 'engineer', name: '代理のエンジニア' }] },
  'pcs.json': { pcs: [{ id: 'engineer', name: 'エンジニア' }] },
};
const ja = speakGame(tokyoSiteSeeing.words, documents, 'ja');

describe('a PC and its BOT card have one id', () => {
  it('but each has its own name', () => {
    expect(ja.event({ kind: 'exhaust', bot: 'engineer', amount: 1 })).toBe('代理のエンジニアに消耗トークンを1個置いた');
    expect(ja.entry({ do: 'finish', by: 'engineer' })).toContain('エンジニア');
    expect(ja.entry({ do: 'finish', by: 'engineer' })).not.toContain('代理');
    expect(ja.labels({ pcs: { engineer: {} } })['engineer']).toBe('エンジニア');
  });
});

it('an amount added by a rule alone is described in a word, not by the rule id', () => {
  const edits = [
    { amount: 1, rule: 'TSS-CHECK-05' },
    { amount: 1, rule: 'TSS-CHECK-09', by: 'engineer' },
    { amount: 2, rule: 'TSS-CHECK-06' },
    { amount: 1, rule: 'TSS-MOVE-10' },
  ];
  const { edits: told } = ja.told({ kind: 'check', base: 0, amount: 5, edits });
  expect(told.map(({ reason, said }) => `${reason} ${said}`)).toEqual([
    'APトークン +1',
    'エンジニアの助け +1',
    '引いたトラブル +2',
    '乗り物 +1',
  ]);
});
