import { expect, it } from 'vitest';
import { valueGroups } from '#engine/kernel/contract/value-groups.ts';
import { words } from '#engine/systems/tokyo-site-seeing/words/words.ts';

it('values of the game are not named by a word of sheets with the same id', () => {
  const ja = valueGroups(words).flatMap(({ end }) => (end === undefined ? [] : [end.ja]));
  expect(words.groups['sheet']?.['end']?.ja).toBe('クリアと敗北');
  expect(ja).toEqual(['アクションフェーズ終了', 'PCアクションフェーズ終了時', '終了']);
});
