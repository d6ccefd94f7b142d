import type { Text } from '#engine/kernel/basics/text.ts';
import type { Choices, ExpectedCoverage } from '#engine/kernel/contract/system.ts';
import type { ScytheContent } from '../content/design.ts';

export const tallied = {
  top: { as: 'used', of: 'way', by: 'seat' },
  bottom: { as: 'used', of: 'area', by: 'seat' },
  meet: { as: 'met', of: 'encounter', by: 'seat', part: 'option' },
  reveal: { as: 'fulfilled', of: 'objective', by: 'seat' },
  takeCard: { as: 'took', of: 'card', by: 'seat' },
  build: { as: 'built', of: 'structure' },
} as const;

/** What a person reads for its words, the most telling first. */
export const talliedNames = {
  used: { ja: '使用', en: 'Used' },
  met: { ja: '遭遇', en: 'Met' },
  fulfilled: { ja: '達成', en: 'Fulfilled' },
  took: { ja: '獲得', en: 'Taken' },
  built: { ja: '建設', en: 'Built' },
} as const satisfies Readonly<Record<(typeof tallied)[keyof typeof tallied]['as'], Text>>;

export function expected({ boards, designs }: ScytheContent, choices: Choices): ExpectedCoverage {
  const board = boards.find(({ id }) => id === choices['board']?.[0]) ?? boards[0];
  const options = designs.flatMap((one) =>
    one.sort === 'encounter' && board?.encounters.includes(one.id) === true
      ? one.options.map((_, at) => `${one.id}/${at + 1}`)
      : [],
  );
  return {
    designs: [...options, ...(board?.objectives ?? []), ...(board?.factoryCards ?? [])],
    story: [],
    ends: [],
    words: { used: ['met', 'fulfilled', 'took'], solved: [], reached: [], ended: [] },
  };
}
