import { expect, it } from 'vitest';
import { emptyFace } from '#renderer/tables/tokyo-site-seeing/face/face-words.ts';
import { tableWords } from '#renderer/tables/tokyo-site-seeing/table-words.ts';
import { spokenIn } from '../../renderer/polite-sentences.ts';

it('what the table and the faces of cards say to somebody in Japanese is polite', () => {
  const { said, rude } = spokenIn([(({ word: _, label: __, ...layout }) => layout)(tableWords('ja')), emptyFace.ja]);
  expect(said).toBeGreaterThan(0);
  expect(rude).toEqual([]);
});
