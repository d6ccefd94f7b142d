import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingOf } from '#renderer/words/readings.ts';
import { commands } from './desk.ts';
import { openStudio, type Studio } from './studio.ts';

// Everything of the palette is found as it is read, by a person who has not switched to kanji or to English.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
}, 120_000);
afterAll(() => studio?.close());

async function found(keys: string, query: string): Promise<readonly string[]> {
  const { page } = studio;
  await page.keyboard.press(keys);
  await page.keyboard.type(query);
  const options = commands(page).getByRole('option');
  const labels = await options.allInnerTexts();
  await page.keyboard.press('Escape');
  await commands(page).waitFor({ state: 'detached' });
  return labels;
}

describe.sequential('the palette', { timeout: 120_000 }, () => {
  it.each([
    ['haishoku', '配色'],
    ['はいしょく', '配色'],
    ['mondai', '次の問題'],
    ['もんだい', '次の問題'],
    ['ori', '行を折り返す'],
  ])('finds a command by %s', async (query, label) => {
    expect((await found('Control+Shift+p', query)).some((one) => one.includes(label))).toBe(true);
  });

  it.each(['magatta', 'まがった', 'hyoushiki', 'bent sign'])('finds a card by %s', async (query) => {
    expect((await found('Control+p', query)).some((one) => one.includes('曲がった標識'))).toBe(true);
  });

  it('can read every command that it has', async () => {
    const labels = (await found('Control+Shift+p', '')).map((one) => one.split('\n')[0] ?? '');
    expect(labels.length).toBeGreaterThan(10);
    expect(labels.filter((label) => /[\u4e00-\u9fff々]/.test(readingOf(label)))).toEqual([]);
  });
});
