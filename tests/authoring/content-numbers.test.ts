import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { numbersIn, stepsTo } from '#authoring/tools/numbers/content-numbers.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

it.each(readdirSync('sample-content'))('the path of every number of %s leads back to it', async (name) => {
  const found = await readProjectForPlay(`sample-content/${name}`);
  if (!('playable' in found)) throw new Error('the sample has errors');
  const { playable } = found;
  const numbers = numbersIn(playable);
  expect(
    numbers.filter(({ file, path, steps }) => String(stepsTo(playable.documents, file, path)) !== String(steps)),
  ).toEqual([]);
  expect(numbers.length).toBeGreaterThan(0);
});

it('a path that leads to nothing has no steps', () => {
  const documents = { 'cards/a.json': { cards: [{ id: 'A', cost: 1 }] } };
  expect(
    ['A/cost', 'A/price', 'B/cost', 'cards/a.json/cards/0/cost', 'cards/a.json/cards/1/cost'].map((path) =>
      stepsTo(documents, 'cards/a.json', path),
    ),
  ).toEqual([['cards', 0, 'cost'], null, null, ['cards', 0, 'cost'], null]);
});
