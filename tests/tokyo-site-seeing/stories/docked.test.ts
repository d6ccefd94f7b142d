import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, board, cheat, play, playToActions } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// The game beside the text, as it opens: the hand, and ten actions to choose from, are to be seen without scrolling.

/** How many of these lie whole inside the window and inside all that could cut them off, with nothing over their middle. */
function seen(all: Locator): Promise<number> {
  return all.evaluateAll((elements) => {
    const isSeen = (element: Element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue;
        const around = box.getBoundingClientRect();
        if (top < around.top - 1 || bottom > around.bottom + 1) return false;
      }
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && element.contains(there);
    };
    return elements.filter(isSeen).length;
  });
}

describe.each([
  [1440, 900, 10],
  [1280, 800, 10],
] as const)('docked at %i × %i', (width, height, most) => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio({ viewport: { width, height } });
  });
  afterAll(() => studio?.close());

  it('is played until much lies about', async () => {
    await playToActions(studio.page);
    // As much as lies about when it goes badly.
    for (const [card, slot] of [
      ['T-39', 'AKB1'],
      ['T-34', 'SJK0'],
      ['T-21', 'SNG1'],
    ] as const)
      await cheat(studio.page, 'トラブルを置く', { カード: card, スロット: slot });
  });

  it.each(['日本語', 'English'])('shows the hand and ten actions, in %s', async (language) => {
    const { page } = studio;
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect
      .poll(() =>
        play(page)
          .getByRole('heading', { name: /^(選べる行動|Actions)/ })
          .innerText(),
      )
      .toMatch(language === 'English' ? /^Actions/ : /^選べる行動/);
    const hand = board(page)
      .getByRole('list', { name: /^(手札|Hand)$/ })
      .getByRole('button');
    await expect.poll(() => hand.count()).toBeGreaterThan(2);
    await expect.poll(() => seen(hand)).toBe(await hand.count());
    await expect.poll(() => seen(actions(page).getByRole('button'))).toBeGreaterThanOrEqual(most);
  });

  it('finds an action by a few letters of it, and says so when there is none', async () => {
    const { page } = studio;
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

  it.each(['日本語', 'English'])(
    'shows two areas with all their slots, and more when it is scrolled, in %s',
    async (language) => {
      const { page } = studio;
      await page.getByRole('button', { name: language, exact: true }).click();
      const areas = board(page)
        .getByRole('list', { name: language === 'English' ? 'Areas' : 'エリア', exact: true })
        .locator(':scope > li')
        .filter({ has: page.getByRole('list') });
      const slots = areas.getByRole('listitem');
      await expect.poll(() => slots.count()).toBe(12);
      await expect.poll(() => seen(slots)).toBeGreaterThanOrEqual(6);
      await slots.last().scrollIntoViewIfNeeded();
      await expect.poll(() => seen(slots.last())).toBe(1);
      await slots.first().scrollIntoViewIfNeeded();
    },
  );

  it.each(['日本語', 'English'])('says how many steps in whole words, in %s', async (language) => {
    const { page } = studio;
    await page.getByRole('button', { name: language, exact: true }).click();
    const steps = play(page).getByRole('combobox', { name: /^(手数|How many steps)$/ });
    await steps.selectOption('end');
    const { own, needed } = await steps.evaluate((select: HTMLSelectElement) => {
      const alone = select.cloneNode(true) as HTMLSelectElement;
      alone.value = 'end';
      alone.style.cssText = 'position: fixed; flex: none; width: auto';
      select.parentElement?.append(alone);
      const { width } = alone.getBoundingClientRect();
      alone.remove();
      return { own: select.getBoundingClientRect().width, needed: width };
    });
    expect(own).toBeGreaterThanOrEqual(needed - 1);
    const right = await page
      .getByRole('button', { name: /^(新しいゲーム|New game)$/ })
      .evaluate((button) => innerWidth - button.getBoundingClientRect().right);
    expect(right).toBeGreaterThanOrEqual(4);
  });
});
