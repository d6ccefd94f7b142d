import type { Text } from '#engine/kernel/basics/text.ts';
import type { Choices, ExpectedCoverage } from '#engine/kernel/contract/system.ts';
import type { MetroContent } from '../content/design.ts';

export const tallied = {
  takeSpot: { as: 'used', of: 'card', by: 'seat', part: 'spot' },
  ownStation: { as: 'built', of: 'station', by: 'seat' },
  takeShare: { as: 'bought', of: 'share', by: 'seat' },
  startTrain: { as: 'started', of: 'line' },
  speedToken: { as: 'sped', of: 'line' },
  fareToken: { as: 'raised', of: 'station' },
  speculate: { as: 'speculated', of: 'line', by: 'seat' },
} as const;

/** What a person reads for its words, the most telling first. */
export const talliedNames = {
  used: { ja: '使用', en: 'Used' },
  bought: { ja: '購入', en: 'Bought' },
  built: { ja: '建設', en: 'Built' },
  started: { ja: '開業', en: 'Started' },
  sped: { ja: '増発', en: 'Sped up' },
  raised: { ja: '値上げ', en: 'Raised' },
  speculated: { ja: '投機', en: 'Speculated' },
} as const satisfies Readonly<Record<(typeof tallied)[keyof typeof tallied]['as'], Text>>;

export function expected({ boards, designs }: MetroContent, choices: Choices): ExpectedCoverage {
  const board = boards.find(({ id }) => id === choices['board']?.[0]) ?? boards[0];
  const cards = designs.filter(({ sort, deck }) => sort === 'card' && board?.decks.includes(deck) === true);
  return {
    designs: cards.flatMap(({ id, spots }) => spots.map((_, at) => `${id}/${at + 1}`)),
    story: [],
    ends: [],
    words: { used: ['used'], solved: [], reached: [], ended: [] },
  };
}
