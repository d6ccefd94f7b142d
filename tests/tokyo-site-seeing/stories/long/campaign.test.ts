import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, openSetUp, play, setUp, startGame, stateOf } from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

const record = {
  formatVersion: 1,
  players: [
    { id: 'mika', clears: [{ scenario: 'S00', reward: 'flag', rank: 'A' }] },
    { id: 'ren', clears: [] },
  ],
};

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio(
    {},
    { prepare: (folder) => writeFile(path.join(folder, 'campaign.json'), JSON.stringify(record)) },
  );
});
afterAll(() => studio?.close());

describe.sequential('a project with a campaign record', () => {
  const withRecord = async () => {
    const box = (await setUp(studio.page).isVisible()) ? setUp(studio.page) : await openSetUp(studio.page);
    return box.getByRole('checkbox', { name: /^キャンペーンの記録/ });
  };
  const begin = () => startGame(studio.page);

  it('is played without it at first', async () => {
    await expect.poll(async () => (await withRecord()).isChecked()).toBe(false);
    await expect.poll(() => play(studio.page).innerText()).not.toContain('報酬カード');
  });

  it('starts from it on request: unlocked cards can be added to the decks', async () => {
    const { page } = studio;
    const before = await stateOf(page);
    await (await withRecord()).check();
    await begin();
    await expect.poll(() => play(page).innerText()).toContain('山札に加える報酬カードを選ぶか、これでよいとする');
    await expect.poll(() => actions(page).getByRole('button').count()).toBe(2);
    await (await withRecord()).uncheck();
    await begin();
    await expect.poll(() => stateOf(page)).toBe(before);
  });
});
