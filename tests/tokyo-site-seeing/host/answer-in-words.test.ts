import { expect, it } from 'vitest';
import { answerInWords } from '#host/lab-runs/answer-in-words.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

it('a kind of answer is the sentence of the game with its piece, and without what is left open', async () => {
  const found = await readProjectForPlay('sample-content/tokyo-site-seeing');
  if (!('playable' in found)) throw new Error('the sample has errors');
  const said = ['play', 'play W-01', 'play W-01/2', 'equip W-01', 'unknown W-01'].map((kind) =>
    answerInWords(found.playable, kind),
  );
  expect(said.map(({ ja }) => ja)).toEqual([
    ...['カードをプレイする', '曲がった標識をプレイする', '曲がった標識をプレイする (2)', '曲がった標識を装備する'],
    'unknown W-01',
  ]);
});
