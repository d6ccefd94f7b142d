import { describe, expect, it } from 'vitest';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import { Lister } from '#engine/kernel/decisions/option-lister.ts';
import { listedOffers } from '#engine/kernel/procedures/compiled-offers.ts';
import { type Pick, rulebook } from '#engine/kernel/procedures/procedure.ts';

const { procedure } = rulebook<KernelGame>();
const numbers = (upTo: number, from = 0) => Array.from({ length: upTo - from }, (_, i) => from + i);

function asked(bids: readonly number[], made: readonly Pick[]) {
  const { steps } = procedure(
    'asking',
    (given: object) => given,
    ({ choose, offer }) => ({
      ask: choose('KERNEL', {
        bid: offer('KERNEL', { among: { amount: () => bids }, then: () => undefined }),
        pair: offer('KERNEL', { among: { a: () => numbers(3, -1), b: () => numbers(3, -1) }, then: () => undefined }),
        made: offer<Pick>('KERNEL', { fields: ['by', 'target'], among: () => made, then: () => undefined }),
        window: offer<Pick>('KERNEL', { fields: 'react', among: () => made, then: () => undefined }),
        pass: offer<Pick>('KERNEL', { fields: [], among: () => [{}], then: () => undefined }),
      }),
    }),
  );
  const [ask] = steps;
  if (ask?.kind !== 'choose') throw new Error('no choice');
  const lister = new Lister();
  lister.listed(null as never, {}, listedOffers(ask));
  return lister.decision('asking', 'ask', ask);
}

function keys(bids: readonly number[], made: readonly Pick[]) {
  const decision = asked(bids, made);
  return Array.from({ length: decision.count }, (_, index) => decision.key(index));
}

describe('an option that is looked at', () => {
  it('is the one at its index, though the object is used again', () => {
    const decision = asked(numbers(4), [{ target: 1 }, { by: 1, target: 2 }]);
    const looked = Array.from({ length: decision.count }, (_, index) => structuredClone(decision.look(index).pick));
    const [first, second] = [decision.look(0), decision.look(1)];
    expect(looked).toEqual(decision.options.map(({ pick }) => pick));
    expect(first).toBe(second);
    expect(decision.options.map(({ do: word }) => word)).toEqual(
      Array.from({ length: decision.count }, (_, index) => decision.look(index).do),
    );
  });
});

describe('the key of an answer', () => {
  it('never equals the key of another answer, however large its numbers', () => {
    const made = [
      { target: 1 },
      { by: 1 },
      { by: 1, target: 1 },
      { by: -1, target: 5000 },
      { target: 0 },
      { by: 4_000_000 },
    ];
    const all = keys([...numbers(2_200, -1), 4_194_304, 1_000_000_000], made);
    expect(new Set(all).size).toBe(all.length);
  });
  it('is a number where its numbers are small, because those compare fastest', () => {
    expect(
      keys([0, 2_045], [])
        .slice(0, 2)
        .map((key) => typeof key),
    ).toEqual(['number', 'number']);
  });
});
