import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import {
  actions,
  autoPlay,
  board,
  editor,
  explorer,
  goOn,
  idle,
  inspector,
  log,
  openFile,
  play,
  problems,
  reload,
  runCommand,
} from '../../stories/desk.ts';
import { misfits } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// The desk at every supported size, in both languages: look.md §3. 720 × 450 is 1440 × 900 zoomed in to 200 %.

const sizes = [
  [1440, 900],
  [1280, 800],
  [1024, 640],
  [720, 450],
] as const;
/** The key of each part, and its focused element. */
const parts = { 1: 'explorer', 2: 'editor', 3: 'play', 6: 'inspector', 7: 'problems', 8: 'log' } as const;
const LONG_NAME = '二十四文字の長い名前を持つ武器はどこへ行くのか標識';

let studio: Studio;
const hasFocus = (element: Element) => element.contains(document.activeElement);

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const languages = [['ja-JP'], ['en-US']] as const;

describe.sequential.each(rows(languages, [0]))('the desk in %s', (locale) => {
  beforeAll(async () => {
    studio = await openStudio(
      { locale },
      {
        prepare: async (folder) => {
          const { readFile, writeFile } = await import('node:fs/promises');
          const path = `${folder}/cards/weapons.json`;
          await writeFile(path, (await readFile(path, 'utf8')).replace('曲がった標識', LONG_NAME));
        },
      },
    );
    // Cards in the hands, so that there is one to go to.
    await autoPlay(studio.page, { steps: '1' });
    const hand = play(studio.page)
      .getByRole('list', { name: /^(手札|Hand)$/ })
      .getByRole('button');
    for (let i = 0; i < 40 && (await hand.count()) === 0; i++) {
      await goOn(studio.page).click();
      await goOn(studio.page).and(studio.page.locator('[aria-disabled="false"]')).waitFor();
    }
  });
  afterAll(() => studio?.close());
  beforeEach(() => expect(studio.complaints).toEqual([]));

  describe.sequential.each(rows(sizes, [0, 3]))('at %i × %i', (width, height) => {
    it('reaches editor, board, hand and actions by one key each', async () => {
      const { page } = studio;
      await resize(page, width, height);
      await page.keyboard.press('Alt+1');
      await expect.poll(() => explorer(page).evaluate(hasFocus)).toBe(true);
      await page.keyboard.press('Alt+4');
      const hands = play(page).getByRole('list', { name: /^(手札|Hand)$/ });
      await expect
        .poll(() => hands.evaluateAll((all) => all.some((one) => one.contains(document.activeElement))))
        .toBe(true);
      await page.keyboard.press('Alt+2');
      await expect.poll(() => editor(page).evaluate(hasFocus)).toBe(true);
      await page.keyboard.press('Alt+3');
      await expect.poll(() => board(page).evaluate(hasFocus)).toBe(true);
      await page.keyboard.press('Alt+5');
      await expect.poll(() => actions(page).evaluate(hasFocus)).toBe(true);
      // The focused element is entirely on the screen.
      await expect(page.locator(':focus').evaluate((one) => one.getBoundingClientRect().bottom)).resolves.toBeLessThan(
        height,
      );
    });

    it.each(Object.entries(parts))('key %s: the visible parts fit', async (key, part) => {
      const { page } = studio;
      await page.keyboard.press(`Alt+${key}`);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part']))
        .toBe(part);
      await expect.poll(() => misfits(page)).toEqual([]);
    });

    it('fits lines of 52 columns', async () => {
      const { page } = studio;
      await page.keyboard.press('Alt+2');
      const text = editor(page).locator('.monaco-scrollable-element.editor-scrollable').first();
      const columns = () => text.evaluate((element) => Math.floor((element.clientWidth - 14) / 6.5));
      await expect.poll(columns).toBeGreaterThanOrEqual(52);
    });

    // Only colours differ by theme: the other themes are checked where the desk shows one part at a time.
    it.each(width < 840 && locale === 'ja-JP' ? rows(['asa', 'yoru', 'contrast'], [0]) : ['asa'])(
      'axe finds nothing, theme %s',
      async (theme) => {
        const { page } = studio;
        await page.evaluate((name) => {
          document.documentElement.dataset['theme'] = name;
        }, theme);
        const found: string[] = [];
        for (const key of width < 840 ? Object.keys(parts) : ['3']) {
          await page.keyboard.press(`Alt+${key}`);
          found.push(...(await seriousOn({ page }, { rules: theme === 'asa' ? 'all' : 'colours' })));
        }
        expect(found).toEqual([]);
      },
    );
  });
});

const places = async (page: Page) => {
  const all = { explorer, editor, inspector, problems, log, play };
  const found: Record<string, string> = {};
  for (const [name, part] of Object.entries(all)) {
    const box = (await part(page).isVisible()) ? await part(page).boundingBox() : null;
    found[name] = box === null ? 'out of sight' : [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
  }
  return found;
};
const seen = async (page: Page) =>
  Object.entries(await places(page)).flatMap(([name, place]) => (place === 'out of sight' ? [] : [name]));

describe.sequential('the layout of the desk', () => {
  beforeAll(async () => {
    studio = await openStudio();
  });
  afterAll(() => studio?.close());

  let before: Record<string, string>;

  it('hides the explorer first and the inspector next, and finally shows one part at a time', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    before = await places(page);
    await expect.poll(() => seen(page)).toEqual(['explorer', 'editor', 'inspector', 'problems', 'log', 'play']);
    await resize(page, 1100, 700);
    await expect.poll(() => seen(page)).toEqual(['editor', 'inspector', 'problems', 'log', 'play']);
    await resize(page, 960, 640);
    await expect.poll(() => seen(page)).toEqual(['editor', 'problems', 'log', 'play']);
    await resize(page, 720, 450);
    await expect.poll(() => seen(page)).toEqual(['editor']);
  });

  it('moves between parts by the switcher and by F6', async () => {
    const { page } = studio;
    const switcher = page.getByRole('navigation', { name: '画面の部分' });
    await switcher.getByRole('button', { name: 'ログ' }).click();
    await expect.poll(() => seen(page)).toEqual(['log']);
    await expect.poll(() => switcher.getByRole('button', { name: 'ログ' }).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('Shift+F6');
    await expect.poll(() => seen(page)).toEqual(['editor']);
    await page.keyboard.press('F6');
    await expect.poll(() => seen(page)).toEqual(['log']);
  });

  it('shows a requested file, also one that was already open', async () => {
    const { page } = studio;
    await page.keyboard.press('Alt+1');
    await expect.poll(() => seen(page)).toEqual(['explorer']);
    await explorer(page).getByText('weapons.json', { exact: true }).click();
    await expect.poll(() => seen(page)).toEqual(['editor']);
  });

  it('is restored when the window grows, also when the page was loaded small', async () => {
    const { page } = studio;
    await resize(page, 1440, 900);
    await expect.poll(() => places(page)).toEqual(before);
    await resize(page, 720, 450);
    await expect.poll(() => seen(page)).toEqual(['editor']);
    await reload(page);
    await editor(page).locator('.view-line').first().waitFor();
    await expect.poll(() => seen(page)).toEqual(['editor']);
    await resize(page, 1440, 900);
    await expect.poll(() => places(page)).toEqual(before);
  });

  it('keeps parts hidden that a person has hidden', async () => {
    const { page } = studio;
    await page.getByRole('button', { name: 'パネル', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: '問題' }).click();
    await expect.poll(() => seen(page)).not.toContain('problems');
    await resize(page, 720, 450);
    await resize(page, 1440, 900);
    await expect.poll(() => seen(page)).toEqual(['explorer', 'editor', 'inspector', 'log', 'play']);
  });

  it('opens the text of a card that is chosen in the list, when nothing else is in sight', async () => {
    const { page } = studio;
    await resize(page, 720, 450);
    await page.keyboard.press('Alt+9');
    await page.locator('[data-part="cards"] [data-goal]').first().click();
    await expect.poll(() => seen(page)).toEqual(['editor']);
  });
});

describe.sequential('a desk just opened', () => {
  beforeAll(async () => {
    studio = await openStudio();
  });
  afterAll(() => studio?.close());

  it.each([
    ['表', 'sheet'],
    ['翻訳', 'translations'],
  ])('has more than half of its width for “%s”, after any change of the window', async (name, id) => {
    const { page } = studio;
    const part = page.locator(`[data-part="${id}"]`);
    const share = async () => ((await part.boundingBox())?.width ?? 0) / (page.viewportSize()?.width ?? 1);
    await resize(page, 1440, 900);
    await runCommand(page, `表示：${name}`, name);
    for (const [width, height] of [
      [1024, 640],
      [1440, 900],
      [720, 450],
      [1280, 800],
    ] as const) {
      await resize(page, width, height);
      await expect.poll(share).toBeGreaterThan(0.5);
    }
  });

  it('keeps a width set by a person, and lets the explorer replace the game', async () => {
    const { page } = studio;
    const width = async () => Math.round((await explorer(page).boundingBox())?.width ?? 0);
    await page.keyboard.press('Control+3');
    await resize(page, 1440, 900);
    await openFile(page, 'cards/weapons.json');
    await idle(page);
    const was = await width();
    await drag(page, '一覧の幅', 60);
    await expect.poll(width).toBe(was + 60);
    await resize(page, 960, 640);
    await page.keyboard.press('Alt+1');
    const columns = async () => (await seen(page)).filter((part) => part !== 'problems' && part !== 'log');
    await expect.poll(columns).toEqual(['explorer', 'editor']);
    await page.keyboard.press('Alt+3');
    await expect.poll(columns).toEqual(['explorer', 'play']);
    await resize(page, 1440, 900);
    await expect.poll(width).toBe(was + 60);
    await page.getByRole('separator', { name: '一覧の幅' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(width).toBe(was + 44);
  });

  it('keeps a width taken from the editor, also with a part hidden, and after a reload', async () => {
    const { page } = studio;
    const width = async () => Math.round((await editor(page).boundingBox())?.width ?? 0);
    await resize(page, 1024, 640);
    await page.keyboard.press('Alt+2');
    await page.keyboard.press('Alt+3');
    await expect.poll(() => seen(page)).toContain('problems');
    await page.getByRole('button', { name: 'パネル', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: '問題' }).click();
    await expect.poll(() => seen(page)).not.toContain('problems');
    const was = await width();
    await drag(page, '文字の幅', 30);
    await expect.poll(width).toBe(was + 30);
    await resize(page, 1000, 640);
    await expect.poll(width).toBe(was + 30);
    await reload(page);
    await actions(page).getByRole('button').first().waitFor();
    await expect.poll(width).toBe(was + 30);
  });
});

async function drag(page: Page, name: string, by: number): Promise<void> {
  const line = await page.getByRole('separator', { name }).boundingBox();
  const [x, y] = [(line?.x ?? 0) + (line?.width ?? 0) / 2, 400];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

describe.sequential('a window of 1280 × 800 zoomed in to 200 %', () => {
  beforeAll(async () => {
    studio = await openStudio();
    await resize(studio.page, 640, 400);
  });
  afterAll(() => studio?.close());

  it('has the actions next to the table, where each can be pressed', async () => {
    const { page } = studio;
    await page.keyboard.press('Alt+3');
    await actions(page).getByRole('button').first().click();
    await expect.poll(() => play(page).getByText('1手目', { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => misfits(page)).toEqual([]);
  });

  it('shows a part whole, with the content below its list', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+Shift+P');
    await page.getByRole('dialog').getByRole('combobox').fill('翻訳');
    await page.getByRole('dialog').getByRole('option', { name: '表示：翻訳' }).click();
    await page.getByRole('region', { name: '翻訳' }).waitFor();
    const known = page.locator('.translations-aside');
    await known.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await known.boundingBox())?.height).toBeGreaterThan(100);
    await expect.poll(() => misfits(page)).toEqual([]);
  });

  it('puts a form before the text, and keeps it there while it is filled in', async () => {
    const { page } = studio;
    await page.keyboard.press('Alt+1');
    await explorer(page).getByText('weapons.json', { exact: true }).click();
    await editor(page).locator('.view-line').first().waitFor();
    await page.keyboard.press('Control+l');
    const form = page.locator('[data-part="form"]');
    const name = form.getByRole('textbox', { name: '名前', exact: true });
    await name.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('改');
    await expect.poll(() => name.inputValue()).toBe('曲がった標識改');
    expect([await form.isVisible(), await editor(page).locator('.view-line').first().isVisible()]).toEqual([
      true,
      false,
    ]);
    await page.keyboard.press('Control+l');
    await editor(page).locator('.view-line').filter({ hasText: '曲がった標識改' }).waitFor();
  });
});
