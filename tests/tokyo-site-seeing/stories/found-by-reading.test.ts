import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingOf } from '#renderer/desk/words/readings.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const options = () => commandsOrCards().getByRole('option').allInnerTexts();
const commandsOrCards = () => studio.page.getByRole('dialog');

async function seek(keys: string, query: string, isFound: (labels: readonly string[]) => boolean): Promise<void> {
  const { page } = studio;
  await page.keyboard.press(keys);
  await page.keyboard.type(query);
  await expect.poll(async () => isFound(await options())).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => commandsOrCards().count()).toBe(0);
}

describe.sequential('the palette', () => {
  it.each([
    ['haishoku', '配色'],
    ['はいしょく', '配色'],
    ['mondai', '次の問題'],
    ['もんだい', '次の問題'],
    ['ori', '行を折り返す'],
  ])('finds a command by %s', async (query, label) => {
    await seek('Control+Shift+p', query, (labels) => labels.some((one) => one.includes(label)));
  });

  it.each(['magatta', 'まがった', 'hyoushiki', 'bent sign'])('finds a card by %s', async (query) => {
    await seek('Control+p', query, (labels) => labels.some((one) => one.includes('曲がった標識')));
  });

  it('has a reading for every command', async () => {
    let labels: readonly string[] = [];
    await seek('Control+Shift+p', '', (all) => {
      labels = all.map((one) => one.split('\n')[0] ?? '');
      return labels.length > 10;
    });
    expect(labels.filter((label) => /[\u4e00-\u9fff々]/.test(readingOf(label)))).toEqual([]);
  });
});
