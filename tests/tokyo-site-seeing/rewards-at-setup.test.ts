import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from './sample.ts';

const reward = (id: string, joins: string) => ({ id, joins, name: id, rarity: 'unique', category: 'equipment', ap: 1 });
const scenario = {
  formatVersion: 1,
  id: 'S00',
  title: 'S00',
  setup: [],
  ranks: [{ rank: 'A' }],
  rewards: [
    { id: 'both', cards: ['SC00-90', 'SC00-91'] },
    { id: 'other', cards: ['SC00-92'] },
  ],
};
const content = contentWith({
  scenarios: [scenario],
  cards: [reward('SC00-90', 'weapon'), reward('SC00-91', 'weapon'), reward('SC00-92', 'item')].map((card) => ({
    ...card,
    effects: [],
  })),
});

function weapons(rewards: readonly string[], seed: number): string[] {
  const setup = { players: [{ pcs: ['engineer'] }], seed, rewards };
  const { piles, slots, scrap } = Session.open(tokyoSiteSeeing, content, setup, { laid: 'ready' }).table() as {
    piles: { weapon: string[] };
    slots: JsonObject;
    scrap: string[];
  };
  const dealt = [...(Object.values(slots).flat() as string[]), ...scrap];
  const isWeapon = (card: string) => card.startsWith('W-') || rewards.includes(card.replace(/#.*/, ''));
  return [...dealt.filter(isWeapon), ...piles.weapon];
}

describe('reward cards mixed in at set-up', () => {
  it.each([1, 2, 3, 4, 5])('TSS-SETUP-11: among the top 7 × k and the k, nothing else moves (seed %i)', (seed) => {
    const plain = weapons([], seed);
    const mixed = weapons(['SC00-90', 'SC00-91'], seed);
    expect(mixed.slice(16)).toEqual(plain.slice(14));
    expect(mixed.slice(0, 16).sort()).toEqual([...plain.slice(0, 14), 'SC00-90#1', 'SC00-91#1'].sort());
  });

  it.each([
    ['a card that is not a reward', ['W-01'], 'unknownReward'],
    ['a duplicate reward', ['SC00-90', 'SC00-90'], 'rewardTwice'],
    ['TSS-CAMP-04: two clears of one scenario', ['SC00-90', 'SC00-92'], 'rewardsApart'],
  ])('refuses %s', (_, rewards, code) => {
    expect(() => weapons(rewards, 1)).toThrow(code);
  });
});
