import { expect, it } from 'vitest';
import { facesOfAllSorts } from '#authoring/tools/faces/faces-of-all-sorts.ts';

const list = (...ids: readonly string[]) => ({ cards: ids.map((id) => ({ id })) });

it('a small choice of faces covers as many documents as possible, one of each before a second of any', () => {
  const own = { 'studio.json': { sourceLocale: 'en' }, 'a.json': list('A1', 'A2', 'A3'), 'b.json': list('B1') };
  const ids = (most: number) => facesOfAllSorts(own, ['a.json', 'b.json', 'none.json'], most).map(({ id }) => id);
  expect([ids(1), ids(3), ids(9)]).toEqual([['A1'], ['A1', 'B1', 'A2'], ['A1', 'B1', 'A2', 'A3']]);
  expect(facesOfAllSorts(own, ['b.json'], 3)).toEqual([{ path: 'b.json', id: 'B1', locale: 'en' }]);
});
