import type { Text } from '#engine/kernel/basics/text.ts';
import type { Choices, ExpectedCoverage } from '#engine/kernel/contract/system.ts';
import type { ArkhamContent } from '../content/design.ts';

/** Events that are counted over many games. */
export const tallied = {
  begin: { as: 'used', of: 'card' },
  defeat: { as: 'defeated', of: 'of' },
  advance: { as: 'reached', of: 'of' },
  reveal: { as: 'reached', of: 'of' },
  encounter: { as: 'drawn', of: 'of' },
} as const;

/** What a person reads for its words, the most telling first. */
export const talliedNames = {
  used: { ja: '使用', en: 'Used' },
  reached: { ja: '到達', en: 'Reached' },
  defeated: { ja: '撃破', en: 'Defeated' },
  drawn: { ja: 'ドロー', en: 'Drawn' },
} as const satisfies Readonly<Record<(typeof tallied)[keyof typeof tallied]['as'], Text>>;

/** The acts, agendas and locations of the scenario that games should come to, and the other cards of its sets. */
export function expected({ scenarios, designs }: ArkhamContent, choices: Choices): ExpectedCoverage {
  const scenario = scenarios.find(({ id }) => id === choices['scenario']?.[0]) ?? scenarios[0];
  const named = new Set([...(scenario?.locations ?? []), ...(scenario?.setAside ?? [])]);
  const locations = designs.filter(({ id, sides }) => named.has(id) && sides[0].type === 'location');
  const story = [...(scenario?.acts ?? []), ...(scenario?.agendas ?? []), ...locations.map(({ id }) => id)];
  const isOfSets = (set: string | null) => set !== null && scenario?.sets.includes(set) === true;
  return {
    designs: designs.filter(({ id, set }) => isOfSets(set) && !story.includes(id)).map(({ id }) => id),
    story,
    ends: [],
    words: { used: ['used'], solved: ['defeated', 'drawn'], reached: ['reached'], ended: [] },
  };
}
