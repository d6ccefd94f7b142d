import { describe, expect, it } from 'vitest';
import { Session } from '#engine/kernel/session/session.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from './sample.ts';

const open = (mods: readonly string[]) =>
  Session.open(tokyoSiteSeeing, contentWith(), { players: [{ pcs: ['engineer'] }], seed: 1, mods });

describe('scenario MOD cards of a set-up', () => {
  it.each([
    ['a card that is not a scenario MOD', ['W-01'], 'unknownMod'],
    ['an unknown number', ['SM-77'], 'unknownMod'],
    ['a duplicate MOD', ['SM-01', 'SM-01'], 'modTwice'],
  ])('refuses %s', (_, mods, code) => {
    expect(() => open(mods)).toThrow(code);
  });

  it('TSS-COMP-60: the named cards are on the table, and no others', () => {
    const { scenario } = open(['SM-01']).table() as { scenario: { mods: unknown[]; aside: string[] } };
    expect([scenario.mods, scenario.aside.filter((card) => card.startsWith('SM'))]).toEqual([
      [{ card: 'SM-01#1', damage: 0, progress: 12 }],
      [],
    ]);
  });
});
