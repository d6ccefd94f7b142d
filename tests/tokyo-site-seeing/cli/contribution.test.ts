import { expect, it } from 'vitest';
import type { ContributionReport } from '#api/cli/contribution-report.ts';
import { reportOf, runStudio } from '../../cli/run-studio.ts';
import { plantedProject, wins } from '../planted-project.ts';

const kind = ['--scenario', 'S03', '--players', '1'];
const sample = 'sample-content/tokyo-site-seeing';

async function contribution(project: string, ...more: readonly string[]): Promise<ContributionReport> {
  return (await reportOf('contribution', project, ...kind, '--games', '60', ...more)) as unknown as ContributionReport;
}

it('a card that wins outright is told from one that winners only happen to use', async () => {
  const project = await plantedProject({ starters: { 'PS-01': { ap: 0, effects: wins } } });
  const { cards, way, dominated } = await contribution(project, '--card', 'PS-05,PS-01');
  const [cause, company] = cards;
  expect([way, dominated, cause?.card, cause?.isClear, company?.card, company?.isClear]).toEqual([
    ...['takenOut', null, 'PS-01', true, 'PS-05', false],
  ]);
  expect(cause?.contribution.interval[0]).toBeGreaterThan(0);
  // Most winners use it, and it makes no difference
  expect(company?.company.interval[0]).toBeGreaterThan(0.5);
  const [low = 1, high = 0] = company?.contribution.interval ?? [];
  expect(low < 0 && high > 0).toBe(true);
});

it('a card is dominated by another one at its price with which more games are won, and not the other way round', async () => {
  const twins = { 'I-39': { cost: 1, ap: 1, copies: 20 }, 'I-36': { cost: 1, ap: 1, rarity: 'unique', effects: wins } };
  const project = await plantedProject({ items: twins });
  const { dominated } = await contribution(project, '--card', 'I-39,I-36', '--dominated');
  expect([dominated?.tried, dominated?.cards.map(({ card, by }) => [card, by])]).toEqual([2, [['I-39', 'I-36']]]);
  expect(dominated?.cards[0]?.difference.interval[0]).toBeGreaterThan(0);
});

it.each([
  [['--card', 'W-99'], 'ARG004', 'Did you mean'],
  // Scenario cards are placed by name, so that no game can be without them
  [['--card', 'SC03-02'], 'ARG004', 'have copies of'],
  [['--card', 'W-01', '--figure', 'seat/1'], 'noSuchChoice', 'wins'],
])('%j is refused with exit 2 and a sentence', async (typed, code, word) => {
  const ran = await runStudio(['contribution', sample, ...kind, '--games', '1', ...typed, '--json']);
  expect([ran.code, JSON.parse(ran.out)]).toEqual([2, { error: expect.objectContaining({ code }) }]);
  expect(ran.err).toContain(word);
});

it('the table names the contribution as the cause, and what is seen in wins as company', async () => {
  const typed = ['contribution', sample, ...kind, '--games', '2', '--card', 'W-01'];
  const [en, ja] = await Promise.all(['en', 'ja'].map((locale) => runStudio([...typed, '--locale', locale])));
  expect([en?.out, ja?.out]).toEqual([
    expect.stringMatching(/^card +contribution.*company in wins[\s\S]*need not be their cause/),
    expect.stringMatching(/^カード +働き.*勝ちに居合わせた[\s\S]*勝ちの元とは限りません/),
  ]);
});
