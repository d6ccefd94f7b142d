import { expect, it } from 'vitest';
import type { ContributionReport } from '#api/cli/contribution-report.ts';
import { reportOf } from '../../cli/run-studio.ts';

it('where players compete, one seat goes without a card, and games in which it does not use it are the same', async () => {
  const typed = ['sample-content/tokyo-metro', '--players', '4', '--figure', 'seat/1', '--games', '6'];
  const cards = ['--card', 'A-11,B-21', '--dominated'];
  const report = (await reportOf('contribution', ...typed, ...cards)) as unknown as ContributionReport;
  expect([report.way, report.dominated]).toEqual(['goneWithout', null]);
  const same = new Map(report.cards.map(({ card, pairs, identical }) => [card, [identical, pairs]]));
  // The first is never used, the second nearly always
  expect(same.get('A-11')).toEqual([6, 6]);
  expect(same.get('B-21')?.[0]).toBeLessThan(6);
});
