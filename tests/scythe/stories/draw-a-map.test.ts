import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';
import { checkProject } from '#host/reports/check-project.ts';
import { actions, board, hasFocus, openFile, problems, runCommand, startGame } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// From an empty folder to a score: a map of twelve hexes is drawn on an empty one, most of it by mouse, some by keys.

let studio: Studio;
let page: Page;
beforeAll(async () => {
  studio = await openStudio(
    { viewport: { width: 1440, height: 900 } },
    {
      prepare: async (folder) => {
        await rm(folder, { recursive: true });
        await mkdir(folder);
      },
      until: (opened) => opened.getByRole('heading', { level: 1, name: /^物語を書いて、/ }).waitFor(),
    },
  );
  page = studio.page;
});
afterAll(() => studio?.close());

const file = 'maps/my-map.json';
const form = (): Locator => page.getByRole('region', { name: 'フォーム' });
const map = (): Locator => form().getByRole('region', { name: '地図' });
const spot = (name: string | RegExp): Locator => map().getByRole('button', { name });
const empty = (q: number, r: number): Locator => spot(`空き q ${q}、r ${r}`);
const take = (tool: string): Promise<void> =>
  map()
    .locator('label')
    .filter({ hasText: new RegExp(`${tool}$`) })
    .click();
const sums = (): Promise<string> => map().getByRole('status').innerText();

interface HexMap {
  readonly hexes: readonly {
    readonly id: string;
    readonly terrain: string;
    readonly tunnel?: true;
    readonly encounter?: true;
  }[];
  readonly rivers: readonly (readonly string[])[];
  readonly homes: readonly { readonly home: string; readonly exits: readonly string[] }[];
}
const saved = async (): Promise<HexMap> => JSON.parse(await readFile(path.join(studio.folder, file), 'utf8')) as HexMap;

/** By terrain, in the order of drawing: each place is next to a hex that is there. */
const drawn: readonly (readonly [terrain: string, places: readonly (readonly [q: number, r: number])[]])[] = [
  ['農地', [[0, 0]]],
  ['森林', [[1, 0]]],
  ['山岳', [[2, 0]]],
  ['村', [[3, 0]]],
  [
    'ツンドラ',
    [
      [-1, 1],
      [0, 1],
    ],
  ],
  ['ファクトリー', [[1, 1]]],
  ['森林', [[2, 1]]],
  ['村', [[-2, 2]]],
  ['湖', [[-1, 2]]],
  ['農地', [[0, 2]]],
];

describe.sequential('a designer of a map of Scythe', () => {
  it('starts in an empty folder with a map of seven hexes, and removes all of it by keys', async () => {
    // A house with one game does not ask for it
    if (systemIds.length > 1) await page.getByRole('radio', { name: /サイズ/ }).check();
    await page.getByRole('radio', { name: /地図とゲーム/ }).check();
    await page.keyboard.press('Control+Enter');
    await actions(page).getByRole('button').first().waitFor();
    await openFile(page, file);
    await page.keyboard.press('Control+l');
    await spot(/^My-map-4、/).click();
    for (let left = 8; left >= 0; left--) {
      await page.keyboard.press('Delete');
      await expect.poll(() => map().getByRole('button').count()).toBe(left);
    }
    await expect.poll(sums).toBe('ヘックス 0　川 0　本拠地 0');
  });

  it('draws eleven hexes by clicks and one by keys', async () => {
    for (const [terrain, places] of drawn) {
      await take(terrain);
      for (const [q, r] of places) await empty(q, r).click();
    }
    await spot(/^I3、/).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => empty(1, 2).evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(sums).toBe('I4、農地');
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });

  it('draws rivers, marks and home bases, until no problem is left', async () => {
    await take('川');
    await spot('G1とH2の間').click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await take('トンネル');
    await spot(/^G3、/).click();
    await spot(/^I1、/).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await page.keyboard.press('Enter');
    await take('本拠地 琥珀の門');
    await empty(1, -1).click();
    await problems(page).getByText('games/my-map.json').first().waitFor();
    await take('本拠地 霜の宿営');
    await empty(0, 3).click();
    await problems(page).getByText('問題はありません。').waitFor();
    await page.keyboard.press('Control+Alt+S');
    await expect.poll(async () => (await saved()).hexes.length).toBe(12);
    expect(await saved()).toMatchObject({
      hexes: [
        { id: 'G1', terrain: 'farm' },
        { id: 'G2', terrain: 'forest' },
        { id: 'G3', terrain: 'mountain', tunnel: true },
        { id: 'G4', terrain: 'village' },
        { id: 'H1', terrain: 'tundra' },
        { id: 'H2', terrain: 'tundra' },
        { id: 'H3', terrain: 'factory' },
        { id: 'H4', terrain: 'forest' },
        { id: 'I1', terrain: 'village', tunnel: true, encounter: true },
        { id: 'I2', terrain: 'lake' },
        { id: 'I3', terrain: 'farm' },
        { id: 'I4', terrain: 'farm' },
      ],
      rivers: [
        ['G1', 'H2'],
        ['G2', 'H2'],
      ],
      homes: [
        { home: 'N', exits: ['G1', 'G2'] },
        { home: 'E', exits: ['I3', 'I4'] },
      ],
    });
  });

  it('and plays on it to the score', async () => {
    await page.keyboard.press('Alt+3');
    await startGame(page);
    const hexes = board(page).getByRole('list', { name: '地図' }).getByRole('button');
    await expect.poll(() => hexes.count()).toBe(14);
    await runCommand(page, '自動で最後まで進める', '最後まで進める');
    const end = page.getByRole('region', { name: 'ゲームの終わり' });
    await expect.poll(() => end.getByRole('row').allInnerTexts()).toHaveLength(3);
    await expect.poll(() => end.innerText()).toMatch(/席[12]の勝ち/);
    const { report } = await checkProject(studio.folder);
    expect(report.problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});
