import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, stateOf } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Issue 15, §1, by keyboard alone: focus and clicks come from keys only.

/** The number of Tab stops after which something counts as out of reach. */
const FAR = 120;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const press = (key: string) => studio.page.keyboard.press(key);
const focused = () =>
  studio.page.evaluate(() => {
    const { activeElement: one } = document;
    return one?.getAttribute('aria-label') ?? one?.textContent ?? '';
  });

async function tabTo(name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < FAR; i++) {
    await press(key);
    const now = await focused();
    if (name.test(now)) return;
    passed.push(now.slice(0, 20));
  }
  throw new Error(`${key} never comes to ${name}: ${passed.join(' | ')}`);
}

/** The first action has the focus as soon as its part is reached, and is chosen. */
async function act(stops = 0): Promise<string> {
  const before = await stateOf(studio.page);
  await press('Alt+5');
  await expect.poll(() => actions(studio.page).locator(':focus').count()).toBe(1);
  for (let i = 0; i < stops; i++) await press('Tab');
  await press('Enter');
  await expect.poll(() => stateOf(studio.page)).not.toBe(before);
  return stateOf(studio.page);
}

describe.sequential('by keyboard alone', () => {
  it('a game is played, undone in part, and played differently', async () => {
    await press('F6');
    const [first, second] = [await act(), await act()];
    await press('Shift+F6');
    await tabTo(/^プレイ記録$/, 'Shift+Tab');
    await press('Enter');
    await studio.page.getByRole('slider', { name: 'この記録での位置' }).waitFor();
    await tabTo(/^この記録での位置$/);
    await press('ArrowLeft');
    await expect.poll(() => stateOf(studio.page)).toBe(first);
    await press('End');
    await expect.poll(() => stateOf(studio.page)).toBe(second);
    await press('ArrowLeft');
    await expect.poll(() => stateOf(studio.page)).toBe(first);
    expect(await act(1)).not.toBe(second);
  });

  it('both branches are listed, and one is compared with the other, named and opened', async () => {
    const { page } = studio;
    const list = page.getByRole('list', { name: 'プレイ記録の一覧' });
    // Past the problems.
    for (let i = 0; i < 2; i++) await press('Shift+F6');
    await expect.poll(() => list.locator(':scope > li').count()).toBe(2);
    await tabTo(/^比べる: シード1/);
    await press('Enter');
    await expect.poll(() => page.getByRole('region', { name: /の違い$/ }).innerText()).toContain('2手目から違います。');
    await tabTo(/^名前を付ける: シード1/);
    await press('Enter');
    await page.keyboard.insertText('はじめの道');
    await press('Enter');
    await expect.poll(() => list.innerText()).toContain('はじめの道');
    const before = await stateOf(page);
    await tabTo(/^開く: はじめの道$/);
    await press('Enter');
    await expect.poll(() => stateOf(page)).not.toBe(before);
  });
});
