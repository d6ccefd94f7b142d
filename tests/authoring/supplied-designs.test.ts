import { expect, it } from 'vitest';
import { couldReplace, playingLike, suppliedDesigns, withoutDesign } from '#authoring/tools/supply/supplied-designs.ts';
import type { DesignSupply } from '#engine/kernel/contract/design-supply.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';

const supply: DesignSupply = {
  written: [
    {
      ...{ path: /^shop\.json$/, list: 'goods', unused: { many: 0 }, lies: ['stall'], counts: ['many'] },
      price: ({ cost }) => (typeof cost === 'number' ? [cost] : null),
    },
    { path: /^pool\.json$/, list: 'pieces' },
  ],
  named: [
    { path: /^game\.json$/, list: 'uses' },
    { path: /^game\.json$/, list: 'lines', by: 'piece' },
  ],
};
const documents = {
  'shop.json': {
    goods: [
      { id: 'a', cost: 2, stall: 'x', many: 3, does: 1 },
      { id: 'b', cost: 2, stall: 'x', many: 1, does: 2 },
      { id: 'c', cost: 3, stall: 'x', many: 1 },
      { id: 'd', cost: 1, stall: 'y', many: 1 },
      { id: 'e', cost: { op: 'two' }, stall: 'x', many: 1 },
    ],
  },
  'pool.json': { pieces: [{ id: 'p' }, { id: 'q' }] },
  'game.json': { uses: ['p', 'q'], lines: [{ piece: 'p', many: 2 }, { piece: 'q' }] },
};
const project = { system: { supply } as RuleSystem, documents, formats: [] };
const designs = suppliedDesigns(project);
const named = (id: string) => designs.find((one) => one.id === id)!;

it('a design is left out by its own fields and by all names of it, and its entry stays', () => {
  expect(withoutDesign(project, named('b')).documents).toEqual({
    ...documents,
    'shop.json': { goods: documents['shop.json'].goods.map((one) => (one.id === 'b' ? { ...one, many: 0 } : one)) },
  });
  expect(withoutDesign(project, named('p')).documents).toEqual({
    ...documents,
    'game.json': { uses: ['q'], lines: [{ piece: 'q' }] },
  });
});

it('a design plays as another one, under its own name, as often and in its own place', () => {
  const { goods } = playingLike(project, named('a'), named('b')).documents['shop.json'] as { goods: readonly object[] };
  expect(goods[0]).toEqual({ id: 'a', cost: 2, stall: 'x', many: 3, does: 2 });
});

it('one stands for another only in its place, and at a price that is known and no higher', () => {
  const pairs = designs.flatMap((one) =>
    designs.filter((other) => couldReplace(one, other)).map((other) => `${one.id} as ${other.id}`),
  );
  expect(pairs).toEqual(['a as b', 'b as a', 'c as a', 'c as b']);
});
