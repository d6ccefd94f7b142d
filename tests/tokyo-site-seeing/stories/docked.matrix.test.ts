import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import { actions, board, cheat, play, playToActions } from '../../stories/desk.ts';
import { seenWhole } from '../../stories/fits.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// The game next to the text, as it opens: the map has priority, then the hand, then as many actions as fit.

const areas = (page: Page): Locator =>
  board(page)
    .getByRole('list', { name: /^(エリア|Areas)$/ })
    .locator(':scope > li:has(button)');

async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: language, exact: true }).click();
  const heading = play(page).getByRole('heading', { name: /^(選べる行動|Actions)/ });
  await expect.poll(() => heading.innerText()).toMatch(language === 'English' ? /^Actions/ : /^選べる行動/);
}

async function untilMuchLiesAbout(page: Page): Promise<void> {
  await playToActions(page);
  for (const [card, slot] of [
    ['T-39', 'AKB1'],
    ['T-34', 'SJK0'],
    ['T-21', 'SNG1'],
  ] as const)
    await cheat(page, 'トラブルを置く', { カード: card, スロット: slot });
}

const sizes = [
  [1440, 900, 8],
  [1280, 800, 4],
] as const;

describe.each(rows(sizes, [1]))('docked at %i × %i', (width, height, most) => {
  let studio: Studio;
  let played: Promise<void> | undefined;
  beforeAll(async () => {
    studio = await openStudio({ viewport: { width, height } });
  });
  beforeEach(() => {
    played ??= untilMuchLiesAbout(studio.page);
    return played;
  });
  afterAll(() => studio?.close());

  it.each(['日本語', 'English'])('shows the whole map, the hand and some actions, in %s', async (language) => {
    const { page } = studio;
    await speak(page, language);
    const hand = board(page)
      .getByRole('list', { name: /^(手札|Hand)$/ })
      .getByRole('button');
    await expect.poll(() => hand.count()).toBeGreaterThan(2);
    await expect.poll(() => seenWhole(areas(page))).toBe(5);
    await expect.poll(() => seenWhole(areas(page).getByRole('listitem'))).toBe(12);
    await expect.poll(() => seenWhole(hand)).toBe(await hand.count());
    await expect.poll(() => seenWhole(actions(page).getByRole('button'))).toBeGreaterThanOrEqual(most);
  });

  it('finds an action by a few of its letters, and says so when there is none', async () => {
    const { page } = studio;
    await speak(page, 'English');
    const filter = play(page).getByRole('searchbox');
    const all = await actions(page).getByRole('button').count();
    await filter.fill('AKIBA');
    await expect.poll(() => actions(page).getByRole('button').count()).toBeLessThan(all);
    for (const sentence of await actions(page).getByRole('button').allTextContents())
      expect(sentence).toContain('Akiba');
    await filter.fill('zzz');
    await expect.poll(() => actions(page).count()).toBe(0);
    await filter.press('Escape');
    await expect.poll(() => actions(page).getByRole('button').count()).toBe(all);
  });

  it('begins every action with a capital in English, and gives every button of a PC 24 pixels', async () => {
    const { page } = studio;
    await speak(page, 'English');
    const visible = await actions(page)
      .locator('.action-sentence')
      .evaluateAll((all) => all.map((one) => one.lastChild?.textContent ?? ''));
    expect(visible.filter((sentence) => !/^[A-Z“"]/.test(sentence))).toEqual([]);
    const heights = await board(page)
      .getByRole('button', { name: /finish$/i })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(heights.filter((one) => one < 24)).toEqual([]);
  });
});

describe('docked in a small window, 1024 × 640', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio({ viewport: { width: 1024, height: 640 } });
  });
  afterAll(() => studio?.close());

  it.each(['日本語', 'English'])('shows the whole map with all its slots, in %s', async (language) => {
    const { page } = studio;
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect.poll(() => seenWhole(areas(page))).toBe(5);
    await expect.poll(() => seenWhole(areas(page).getByRole('listitem'))).toBe(12);
  });

  it('has everything of a player below the map, within reach of scrolling', async () => {
    const abilities = board(studio.page).getByRole('img', { name: /^(Economy|経済)/ });
    await abilities.scrollIntoViewIfNeeded();
    await expect.poll(() => seenWhole(abilities)).toBe(1);
  });

  it('shows the whole map after changes of the window and of the parts above it', async () => {
    const { page } = studio;
    for (const [width, height] of [
      [1440, 900],
      [1024, 640],
      [1280, 800],
      [1024, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => seenWhole(areas(page))).toBe(5);
      await expect.poll(() => seenWhole(areas(page).getByRole('listitem'))).toBe(12);
    }
  });
});
