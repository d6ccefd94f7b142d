import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import { commands, hasFocus, play } from '../../stories/desk.ts';
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
  'the choice of MOD cards': {
    opener: (page) => play(page).getByRole('button', { name: /^MOD/ }),
    opened: (page) => page.getByRole('dialog', { name: 'シナリオMODカード' }),
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

it('the MOD cards are ticked by keyboard, and the button counts them', async () => {
  const { page } = studio;
  await openings['the choice of MOD cards']?.opener(page).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'シナリオMODカード' });
  const ticks = choice.getByRole('checkbox');
  await expect.poll(() => ticks.count()).toBeGreaterThan(1);
  await expect.poll(() => ticks.first().evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect.poll(() => choice.count()).toBe(0);
  const button = play(page).getByRole('button', { name: 'MOD 1枚' });
  await expect.poll(() => button.evaluate(hasFocus)).toBe(true);
  await expect.poll(() => commands(page).count()).toBe(0);
});
