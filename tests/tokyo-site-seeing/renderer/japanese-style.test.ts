import { expect, it } from 'vitest';
import { tableWords } from '#renderer/tables/tokyo-site-seeing/table-words.ts';
import { emptyFaceWords } from '#renderer/tables/tokyo-site-seeing/words/generated/empty-face-words.ts';
import { spokenIn } from '../../renderer/polite-sentences.ts';

it('the Japanese texts of the table and the card faces are polite', () => {
  const { said, rude } = spokenIn([
    (({ word: _, label: __, ...layout }) => layout)(tableWords('ja')),
    emptyFaceWords.ja,
  ]);
  expect(said).toBeGreaterThan(0);
  expect(rude).toEqual([]);
});
