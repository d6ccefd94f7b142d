import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

// Endless in play with few nodes: each level repeats its content for every area except the one with the PCs.
const nextToPcs: JsonObject = { op: 'adjacentAreas', to: { op: 'areaOf', of: { op: 'allPcs' } } };
const deep = Array.from({ length: 10 }).reduce<Json>(
  (inner, _, i) => ({ op: 'each', of: nextToPcs, as: `area${i}`, do: [inner] }),
  { op: 'gainAp', to: { op: 'allPcs' }, amount: 1 },
);

export function withEndless(documents: Documents, when: 'start' | 'end', which: 'first' | 'all'): Documents {
  const file = 'scenarios/S00-no-last-stop/cards.json';
  const { cards, ...rest } = documents[file] as unknown as { cards: readonly JsonObject[] };
  const endless = { id: 'endless', when, do: [deep] };
  const altered = cards.map((card, i) =>
    which === 'all' || i === 0 ? { ...card, effects: [endless, ...(card['effects'] as readonly Json[])] } : card,
  );
  return { ...documents, [file]: { ...rest, cards: altered } as unknown as Json };
}
