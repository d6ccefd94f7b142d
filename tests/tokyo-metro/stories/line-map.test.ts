import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, board, log, stateOf } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Two at one desk place their meeples on the line map by keys, and bid without seeing each other's bid.

const inJapanese = {
  map: '路線図',
  lines: '路線ごとの駅',
  station: /^大輪/,
  seenBy: '見る席',
  everything: 'すべて見る',
  bid: /入札の額$/,
  seal: '300で封をして出す',
  given: '入札を出した',
  veil: '席の交代',
};
const inEnglish: typeof inJapanese = {
  map: 'Line map',
  lines: 'Stations line by line',
  station: /^Owa/,
  seenBy: 'Seen by',
  everything: 'See everything',
  bid: /Bid$/,
  seal: 'Seal 300',
  given: 'Bid given',
  veil: 'Change of seats',
};

describe.sequential.each([
  ['日本語, 1280×800, light', inJapanese, { locale: 'ja-JP', viewport: { width: 1280, height: 800 } }],
  [
    'English, 1920×1080, dark',
    inEnglish,
    { locale: 'en-US', viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' },
  ],
] as const)('the line map, %s', { timeout: 60_000 }, (_, said, options) => {
  let studio: Studio;
  let page: Page;
  beforeAll(async () => {
    const prepare = async (folder: string): Promise<void> => {
      await rm(folder, { recursive: true });
      await cp('sample-content/tokyo-metro', folder, { recursive: true });
    };
    studio = await openStudio(options, { prepare });
    page = studio.page;
  }, 120_000);
  afterAll(() => studio?.close());

  const map = (): Locator => board(page).getByRole('list', { name: said.map });
  const lists = (): Locator => board(page).getByRole('region', { name: said.lines }).getByRole('list');
  const seatsSeen = (): Locator => page.getByRole('combobox', { name: said.seenBy, exact: true });
  async function settled(act: () => Promise<unknown>): Promise<void> {
    const before = await stateOf(page);
    await act();
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
  const objectInFocus = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['object']);

  it('has every station once, and a list for every line', async () => {
    expect([await map().getByRole('button').count(), await lists().count()]).toEqual([47, 12]);
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });

  it('is walked by arrows and by the letters of lines, and Enter takes what may be chosen', async () => {
    await map().getByRole('button', { name: said.station }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await objectInFocus()).toBe('43');
    await page.keyboard.press('j');
    expect(await objectInFocus()).toBe('53');
    await settled(() => page.keyboard.press('Enter'));
    for (let i = 0; i < 3; i++) await settled(() => actions(page).getByRole('button').first().click());
    await board(page).getByRole('spinbutton').first().waitFor();
  });

  it('takes a sealed bid by keys, shows others that it was given, and draws the veil before the next', async () => {
    await seatsSeen().selectOption('0');
    const bid = board(page).getByRole('spinbutton', { name: said.bid });
    await expect.poll(() => bid.count()).toBe(1);
    await bid.focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await board(page).getByRole('button', { name: said.seal, exact: true }).waitFor();
    await settled(() => page.keyboard.press('Enter'));
    await page.getByRole('region', { name: said.veil }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => board(page).count()).toBe(1);
    expect(await seatsSeen().inputValue()).toBe('1');
    expect(await board(page).getByText(said.given, { exact: true }).count()).toBe(1);
    expect(await log(page).innerText()).not.toContain('300');
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    await seatsSeen().selectOption({ label: said.everything });
  });

  it('draws a line that is written into the map', async () => {
    const file = path.join(studio.folder, 'map.json');
    const written = JSON.parse(await readFile(file, 'utf8')) as { lines: object[] };
    const [first] = written.lines;
    const line = { ...first, id: 'Z', name: 'Z', stops: ['51', '42', '33', '24', '15'], path: undefined };
    await writeFile(file, JSON.stringify({ ...written, lines: [...written.lines, line] }));
    await expect.poll(() => lists().count(), { timeout: 20_000 }).toBe(13);
  });

  it('has broken no rule of the house on the way', () => {
    expect(studio.complaints).toEqual([]);
  });
});
