import { expect, it } from 'vitest';
import { rowsOf, type VersionItem } from '#renderer/desk/history/version-items.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';

const now = new Date(2026, 4, 20, 12, 0, 0).getTime();
const at = (...when: readonly [day: number, hour: number, minute: number, second: number]): VersionItem => ({
  ...{ key: when.join(), at: new Date(2026, 4, ...when).getTime(), title: 'saved', by: '', lines: null },
  ...{ entries: [], more: 0, source: null },
});

it('versions are listed under their days, with seconds only for two in one minute', () => {
  const items = [at(20, 9, 30, 40), at(20, 9, 30, 5), at(20, 8, 0, 59), at(19, 8, 0, 0), at(2, 8, 0, 0)];
  const rows = rowsOf(items, now, historyWords.en, 'en').map((row) => (row.kind === 'day' ? row.day : row.time));
  expect(rows).toEqual([
    ...['Today', '09:30:40', '09:30:05', '08:00'],
    ...['Yesterday', '08:00', 'Sat, May 2', '08:00'],
  ]);
});
