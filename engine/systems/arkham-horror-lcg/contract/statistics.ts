import type { Choices, ExpectedCoverage } from '#engine/kernel/contract/system.ts';
import type { ArkhamContent } from '../content/design.ts';

/** Events that are counted over many games. */
export const tallied = {
  begin: { as: 'used', of: 'card' },
  defeat: { as: 'defeated', of: 'of' },
  advance: { as: 'reached', of: 'of' },
  encounter: { as: 'drawn', of: 'of' },
} as const;

/** The acts and agendas of the scenario that games should come to, and the cards of its encounter sets. */
export function expected({ scenarios, designs }: ArkhamContent, choices: Choices): ExpectedCoverage {
  const scenario = scenarios.find(({ id }) => id === choices['scenario']?.[0]) ?? scenarios[0];
  return {
    designs: designs.filter(({ set }) => set !== null && scenario?.sets.includes(set) === true).map(({ id }) => id),
    story: [...(scenario?.acts ?? []), ...(scenario?.agendas ?? [])],
    ends: [],
    words: { used: ['used'], solved: ['defeated', 'drawn'], reached: ['reached'], ended: [] },
  };
}
