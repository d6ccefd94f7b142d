import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, actWith } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';
import { layGame, prepareValley } from './laid-game.ts';

// A combat brings the last star, while both seats have the same score.

const fiveStars = {
  seats: {
    seat1: { coins: 3, power: 7, popularity: 0, stars: ['upgrades', 'mechs', 'structures', 'recruits', 'workers'] },
    seat2: { coins: 21, power: 5, popularity: 0 },
  },
  hexes: {
    A1: { units: ['F1.ford'] },
    A2: { units: ['F1.worker#1', 'F1.worker#2'] },
    B2: { units: ['F2.wade'] },
  },
};

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { prepare: prepareValley });
});
afterAll(() => studio?.close());

const end = (): Locator => studio.page.getByRole('region', { name: 'ゲームの終わり' });
const cellsOf = (row: Locator): Promise<string[]> => row.getByRole('cell').allInnerTexts();

describe.sequential('a combat that ends the game', () => {
  it('shows the end once the winner has placed its sixth star', async () => {
    const { page } = studio;
    await layGame(page, fiveStars);
    for (const word of ['移動を選ぶ', 'ユニットの移動', '渡河をB2へ', '終える']) await act(page, '席1', word);
    await actWith(page, 3, '席1', 'ダイアル');
    await actWith(page, 2, '席2', 'ダイアル');
    await act(page, '席2', '0得る');
    await actWith(page, 0, '席1', '得る');
    await act(page, '席1', '0得る');
    await expect
      .poll(() => end().getByRole('heading', { level: 2 }).innerText())
      .toMatch(/^席1の勝ち\s+最後の星が置かれた$/);
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });

  it('with the score line by line, the rule of each, and the line that broke the tie', async () => {
    const { page } = studio;
    const standings = end().getByRole('region', { name: '順位' });
    await expect
      .poll(() => cellsOf(standings.getByRole('row', { name: /^1位 席1/ })))
      .toEqual(['1位', '3', '18', '4', '0', '0', '25']);
    await expect
      .poll(() => cellsOf(standings.getByRole('row', { name: /^2位 席2/ })))
      .toEqual(['2位', '21', '0', '4', '0', '0', '25']);
    const rules = standings.getByRole('columnheader').getByRole('button');
    await expect
      .poll(() => rules.allInnerTexts())
      .toEqual(['SC-SC-08', 'SC-SC-03', 'SC-SC-04', 'SC-SC-06', 'SC-SC-07']);
    await rules.nth(2).click();
    await page.getByText('終わりに支配している領地1つごとに、コインを得る。').waitFor();
    const ties = standings.getByRole('list').getByRole('listitem');
    await expect
      .poll(async () => (await ties.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')))
      .toEqual([expect.stringContaining('ワーカー・メック・建造物の数 3 = 3'), expect.stringContaining('戦力 4 : 3')]);
  });
});
