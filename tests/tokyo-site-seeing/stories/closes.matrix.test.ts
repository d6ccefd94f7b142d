import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import { commands, hasFocus, play, setUp, stateOf } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());
beforeEach(() => expect(studio.complaints).toEqual([]));

interface Opening {
  readonly opener: (page: Page) => Locator;
  readonly opened: (page: Page) => Locator;
}
const openings: Readonly<Record<string, Opening>> = {
  'the set-up of a new game': {
    opener: (page) => play(page).getByRole('button', { name: '新しいゲーム…' }),
    opened: setUp,
  },
  'a menu': {
    opener: (page) => page.getByRole('menuitem', { name: '表示' }),
    opened: (page) => page.getByRole('menu'),
  },
  'what is told of a card': {
    opener: (page) =>
      play(page)
        .getByRole('button', { name: /旅程表/ })
        .first(),
    opened: (page) => page.getByRole('dialog').filter({ hasText: '閉じる' }),
  },
  'quick open': {
    opener: (page) => page.getByRole('button', { name: 'ファイルやカードを開く' }),
    opened: (page) => page.getByRole('dialog', { name: 'ファイルやカードを開く' }),
  },
};

describe.each(rows(Object.entries(openings), [0, 1]))('%s', (_, { opener, opened }) => {
  it.each(['Escape', 'a click outside'])('closes by %s', async (way) => {
    const { page } = studio;
    await opener(page).click();
    await opened(page).waitFor();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(4, 880);
    await expect.poll(() => opened(page).count()).toBe(0);
    if (way === 'Escape') await expect.poll(() => opener(page).evaluate(hasFocus)).toBe(true);
  });
});

it('the MOD cards of a new game are ticked by keyboard and counted; Escape forgets them, and starting plays with them', async () => {
  const { page } = studio;
  const opener = play(page).getByRole('button', { name: '新しいゲーム…' });
  const count = (said: string) => setUp(page).getByText(said, { exact: true });
  const ticks = setUp(page).getByRole('group', { name: 'シナリオMODカード' }).getByRole('checkbox');
  async function tickFirst(): Promise<void> {
    await opener.focus();
    await page.keyboard.press('Enter');
    await count('MODなし').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => ticks.count()).toBeGreaterThan(1);
    await page.keyboard.press('Tab');
    await expect.poll(() => ticks.first().evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Space');
    await count('MOD 1枚').waitFor();
  }
  await tickFirst();
  const before = await stateOf(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => setUp(page).count()).toBe(0);
  await expect.poll(() => opener.evaluate(hasFocus)).toBe(true);
  await expect.poll(() => commands(page).count()).toBe(0);
  expect(await stateOf(page)).toBe(before);
  await tickFirst();
  await setUp(page).getByRole('button', { name: 'この内容で始める' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(page)).not.toBe(before);
  await expect.poll(() => opener.evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Enter');
  await count('MOD 1枚').waitFor();
  await page.keyboard.press('Escape');
});
