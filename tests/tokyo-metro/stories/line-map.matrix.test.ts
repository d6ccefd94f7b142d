import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import {
  actions,
  board,
  editor,
  enlargeGame,
  face,
  lineNumber,
  log,
  openFile,
  play,
  startGame,
  stateOf,
  statusBar,
} from '../../stories/desk.ts';
import { seenWhole } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Two at one desk place their meeples on the line map by keys, and bid without seeing each other's bid.

const inJapanese = {
  map: '路線図',
  lines: '路線ごとの駅',
  station: /^大輪/,
  seenBy: '見る席',
  everything: 'すべての席',
  bid: /入札の額$/,
  seatOf: /席[0-9]/,
  meepleOf: (seat: string) => new RegExp(`${seat}のミープル`),
  walk: (station: string) => `${station}へ移動`,
  raise: '200に上げる',
  drop: /降りる$/,
  paid: (seat: string) => new RegExp(`${seat}の現金：-200`),
  seal: '300で封をして出す',
  given: '入札を出した',
  veil: '席の交代',
  marked: /エディタのカーソルの所/,
  cards: 'カード',
  cash: '資金 700',
  standings: '順位',
  tied: /同点：/,
};
const inEnglish: typeof inJapanese = {
  map: 'Line map',
  lines: 'Stations by line',
  station: /^Owa/,
  seenBy: 'Seen by',
  everything: 'All seats',
  bid: /Bid$/,
  seatOf: /Seat [0-9]/,
  meepleOf: (seat) => new RegExp(`${seat}'s meeple`),
  walk: (station) => `to ${station}`,
  raise: 'Raise to 200',
  drop: /Drop out$/,
  paid: (seat) => new RegExp(`${seat}.*-200`),
  seal: 'Seal 300',
  given: 'Bid given',
  veil: 'Change of seats',
  marked: /at the cursor of the editor/,
  cards: 'Cards',
  cash: 'Cash 700',
  standings: 'Standings',
  tied: /Tied at/,
};

const windows = [
  ['日本語, 1280×800, light', inJapanese, { locale: 'ja-JP', viewport: { width: 1280, height: 800 } }],
  [
    'English, 1920×1080, dark',
    inEnglish,
    { locale: 'en-US', viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' },
  ],
] as const;

describe.sequential.each(rows(windows, [0]))('the line map, %s', (_, said, options) => {
  let studio: Studio;
  let page: Page;
  beforeAll(async () => {
    const prepare = async (folder: string): Promise<void> => {
      await rm(folder, { recursive: true });
      await cp('sample-content/tokyo-metro', folder, { recursive: true });
    };
    studio = await openStudio(options, { prepare });
    page = studio.page;
  });
  afterAll(() => studio?.close());

  const map = (): Locator => board(page).getByRole('list', { name: said.map });
  const lists = (): Locator => board(page).getByRole('region', { name: said.lines }).getByRole('list');
  const seatsSeen = (): Locator => page.getByRole('combobox', { name: said.seenBy, exact: true });
  async function settled(act: () => Promise<unknown>): Promise<void> {
    const before = await stateOf(page);
    await act();
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
  const namesOf = (buttons: Locator): Promise<string[]> =>
    buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  async function change<Document extends object>(name: string, to: (document: Document) => object): Promise<void> {
    const file = path.join(studio.folder, name);
    await writeFile(file, JSON.stringify(to(JSON.parse(await readFile(file, 'utf8')) as Document), null, 1));
  }
  const objectInFocus = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['object']);

  it('has every station once, and a list for every line', async () => {
    await expect.poll(async () => [await map().getByRole('button').count(), await lists().count()]).toEqual([47, 12]);
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });

  it('is walked by arrows and by the letters of lines, and Enter selects what may be chosen', async () => {
    await map().getByRole('button', { name: said.station }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => objectInFocus()).toBe('43');
    await page.keyboard.press('j');
    await expect.poll(() => objectInFocus()).toBe('53');
    await settled(() => page.keyboard.press('Enter'));
    for (let i = 0; i < 3; i++) await settled(() => actions(page).getByRole('button').first().click());
    await board(page).getByRole('spinbutton').first().waitFor();
  });

  describe('the whole map and the bids', () => {
    const bid = (): Locator => board(page).getByRole('spinbutton', { name: said.bid }).first();
    async function areSeen(): Promise<void> {
      await expect.poll(() => seenWhole(map().locator('..'))).toBe(1);
      await expect.poll(() => seenWhole(bid())).toBe(1);
      const [drawn, number] = [await map().locator('..').boundingBox(), await bid().boundingBox()];
      expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(number?.y ?? 0);
    }
    afterEach(() => page.setViewportSize(options.viewport));

    it('are visible at 1440 × 900 zoomed in to 200 %', async () => {
      await page.setViewportSize({ width: 720, height: 450 });
      await page.keyboard.press('Alt+3');
      await areSeen();
      const filter = await play(page).getByRole('searchbox').boundingBox();
      expect(filter?.width).toBeGreaterThanOrEqual(32);
    });

    it.each([
      [1440, 900],
      [1024, 640],
      [1280, 800],
    ])('are visible at %i × %i, docked and with the whole desk', async (width, height) => {
      await page.setViewportSize({ width, height });
      for (let i = 0; i < 2; i++) {
        await areSeen();
        await enlargeGame(page);
      }
    });
  });

  it('takes a sealed bid by keys, shows others that it was given, and hides the table before the next', async () => {
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
    await expect.poll(() => seatsSeen().inputValue()).toBe('1');
    await expect.poll(() => board(page).getByText(said.given, { exact: true }).count()).toBe(1);
    await expect.poll(() => log(page).innerText()).not.toContain('300');
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    await seatsSeen().selectOption({ label: said.everything });
  });

  it('selects in the text what is chosen on the map, and marks on the map what is at the cursor', async () => {
    await map().locator('[data-object="43"]').click();
    await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe('map.json');
    const line = lineNumber(path.join(studio.folder, 'map.json'), '"id": "43"');
    await expect.poll(() => statusBar(page).textContent()).toMatch(new RegExp(`(行 |Line )${line}[^0-9]`));
    const marked = map().getByRole('button', { name: said.marked });
    await expect.poll(() => marked.getAttribute('data-object')).toBe('43');
    await page.keyboard.press('Escape');
    await editor(page)
      .locator('.view-line')
      .filter({ hasText: /"id":\s"53"/ })
      .first()
      .click();
    await expect.poll(() => marked.getAttribute('data-object')).toBe('53');
  });

  it('draws a line added to the map, and it is used in the same game', async () => {
    for (let i = 0; i < 3; i++) await settled(() => actions(page).getByRole('button').first().click());
    const [mover] = await namesOf(actions(page).getByRole('button'));
    const seat = said.seatOf.exec(mover ?? '')?.[0] ?? '';
    const meeple = map().getByRole('button', { name: said.meepleOf(seat) });
    const from = String(await meeple.getAttribute('data-object'));
    const to = 'Ge';
    const [far = ''] = (await namesOf(map().locator(`[data-object="${to}"]`))).map((name) => name.split(/[、,]/)[0]);
    await expect.poll(async () => (await actions(page).innerText()).includes(said.walk(far))).toBe(false);
    const before = await log(page).getByRole('listitem').count();
    await change('map.json', ({ lines, ...map }: { lines: object[] }) => {
      const line = { ...lines[0], id: 'Z', name: 'Z', reading: undefined, stops: [from, to], path: undefined };
      return { ...map, lines: [...lines, line] };
    });
    await change('games/standard.json', ({ lines, ...game }: { lines: string[] }) => ({
      ...game,
      lines: [...lines, 'Z'],
    }));
    await expect.poll(() => lists().count()).toBe(13);
    await expect.poll(() => actions(page).innerText()).toContain(said.walk(far));
    await expect.poll(() => log(page).getByRole('listitem').count()).toBe(before);
    await map().locator(`[data-object="${to}"]`).focus();
    await settled(() => page.keyboard.press('Enter'));
    await expect.poll(() => meeple.getAttribute('data-object')).toBe(to);
  });

  it('prints the changed number of an act on the table, while the same game continues', async () => {
    await board(page).getByRole('button', { name: said.cards, exact: true }).click();
    const spot = board(page).locator('[data-object$="/1"]').first();
    const id = String(await spot.getAttribute('data-object')).split('/')[0] ?? '';
    const before = await log(page).getByRole('listitem').count();
    const file = path.join(studio.folder, 'cards/actions.json');
    const written = JSON.parse(await readFile(file, 'utf8')) as { cards: { id: string; spots: { do: object[] }[] }[] };
    const [first] = written.cards.find((card) => card.id === id)?.spots ?? [];
    if (first === undefined) throw new Error(`no card ${id}`);
    first.do = [{ op: 'cash', amount: 700 }];
    await writeFile(file, JSON.stringify(written, null, 1));
    await expect.poll(() => spot.innerText()).toContain(said.cash);
    await expect.poll(() => log(page).getByRole('listitem').count()).toBe(before);
    await spot.click();
    await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe('cards/actions.json');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+6');
    await expect.poll(() => face(page).getByRole('figure').count()).toBe(1);
    await page.keyboard.press('Alt+3');
  });

  it('takes an open bid raised by keys, until all others have dropped out', async () => {
    await change('games/standard.json', ({ settings, ...game }: { settings: object }) => ({
      settings: { ...settings, roundLimit: 1, auction: 'ascending' },
      ...game,
    }));
    await openFile(page, 'games/standard.json');
    await expect.poll(() => editor(page).innerText()).toMatch(/"roundLimit":\s*1\b/);
    await settled(async () => {
      await startGame(page);
    });
    const bid = board(page).getByRole('spinbutton', { name: said.bid });
    for (let i = 0; i < 8 && (await bid.count()) === 0; i++)
      await settled(() => actions(page).getByRole('button').last().click());
    const seat = said.seatOf.exec((await bid.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await bid.focus();
    await page.keyboard.press('ArrowUp');
    await board(page).getByRole('button', { name: said.raise, exact: true }).waitFor();
    await settled(() => page.keyboard.press('Enter'));
    for (let i = 0; i < 3; i++)
      await settled(() => board(page).getByRole('button', { name: said.drop }).first().click());
    await expect.poll(() => log(page).innerText()).toMatch(said.paid(seat));
  });

  it('shows at the end what broke a tie', async () => {
    const standings = page.getByRole('region', { name: said.standings, exact: true });
    const shown = actions(page).or(standings).first();
    for (let i = 0; i < 40; i++) {
      await shown.waitFor();
      if ((await standings.count()) > 0) break;
      await settled(() => actions(page).getByRole('button').last().click());
    }
    await expect.poll(() => standings.innerText()).toMatch(said.tied);
    await expect.poll(() => standings.getByRole('columnheader').count()).toBe(6);
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });
});
