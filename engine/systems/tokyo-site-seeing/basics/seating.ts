import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Choices, Seating, SetupOption } from '#engine/kernel/contract/system.ts';
import type { TokyoContent } from '../content/content.ts';

/** Places on the mat (TSS-COMP-01). */
export const mostPcs = 4;

export const rolesToSeat = (content: TokyoContent): readonly string[] => [...content.roles.keys()].slice(0, mostPcs);

/** Cooperative (TSS-COMP-01). */
export const seating = (content: TokyoContent): Seating => ({
  least: 1,
  most: rolesToSeat(content).length,
  together: true,
});

export const options: readonly SetupOption<TokyoContent>[] = [
  {
    id: 'scenario',
    name: { ja: 'シナリオ', en: 'scenario' },
    values: (content) => [...content.scenarios.keys()],
    ...{ several: false, apart: true },
  },
  {
    id: 'mods',
    name: { ja: 'シナリオMOD', en: 'scenario MODs' },
    values: (content) => content.designs.filter(({ kind }) => kind === 'mod').map(({ id }) => id),
    ...{ several: true, apart: false },
  },
];

export function setupFor(content: TokyoContent, { scenario, mods }: Choices, seats?: number): JsonObject {
  const pcs = rolesToSeat(content).slice(0, seats);
  return {
    ...(scenario?.[0] === undefined ? {} : { scenario: scenario[0] }),
    ...(mods === undefined ? {} : { mods }),
    players: pcs.map((pc) => ({ pcs: [pc] })),
  };
}
