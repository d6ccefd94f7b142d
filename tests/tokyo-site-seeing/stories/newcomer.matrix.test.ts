import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkProject } from '#host/reports/check-project.ts';
import { rows } from '../../matrix.ts';
import { hasFocus, tabTo } from '../../stories/desk.ts';
import { openStudio } from '../../stories/studio.ts';

// The first ten minutes: from an empty folder to a printed file, by mouse with its clicks counted, and by keyboard alone.

const words = {
  ja: {
    ...{ create: '作って開く', first: '新しく作る', made: '新しく作る', newCard: '新しいカード', make: /^作る( |$)/ },
    ...{ name: '何という名前ですか', valid: '検査：誤りも警告もありません' },
    ...{ file: 'ファイル', save: /^すべて保存/, print: /^印刷/, write: 'ファイルを作る' },
  },
  en: {
    ...{ create: 'Make and open', first: 'New', made: 'New', newCard: 'New card', make: /^Make( Ctrl|$)/ },
    ...{ name: 'What is it called?', valid: 'Check: no errors, no warnings' },
    ...{ file: 'File', save: /^Save all/, print: /^Print/, write: 'Make the file' },
  },
};
type Words = (typeof words)['ja'];

/** What is made, in this order. Only what has a name of its own is given one. */
const things = [
  { ja: ['シナリオ', '夜の駅'], en: ['Scenario', 'Night station'] },
  { ja: ['カード', '提灯'], en: ['Card', 'Paper lantern'] },
  { ja: ['カード', '古い地図'], en: ['Card', 'Old map'] },
  { ja: ['カードの差し替え（MOD）'], en: ['Card override (MOD)'] },
  { ja: ['プレイテスト'], en: ['Playtest'] },
  { ja: ['翻訳する言語'], en: ['Language to translate into'] },
] as const;

interface Door {
  create(): Promise<void>;
  /** Up to the first question of this kind. */
  begin(kind: string): Promise<void>;
  make(): Promise<void>;
  print(): Promise<void>;
  save(): Promise<void>;
  readonly clicks: () => number;
}

const dialogOf = (page: Page, { made }: Words) => page.getByRole('dialog', { name: made, exact: true });
const firstThing = (page: Page, { first }: Words, kind: string) =>
  page.getByRole('list', { name: first, exact: true }).getByRole('button', { name: kind, exact: true });

function mouse(page: Page, said: Words): Door {
  let clicks = 0;
  const press = async (control: Locator) => {
    clicks++;
    await control.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const fromMenu = async (item: RegExp) => {
    await press(page.getByRole('menuitem', { name: said.file, exact: true }));
    await press(page.getByRole('menuitem', { name: item }));
  };
  return {
    create: () => press(button(said.create)),
    async begin(kind) {
      if (await firstThing(page, said, kind).isVisible()) return press(firstThing(page, said, kind));
      // In a narrow window the list is behind its button.
      if (!(await button(said.newCard).isVisible())) await press(page.locator('.switcher-part').first());
      await press(button(said.newCard));
      const wanted = dialogOf(page, said).getByRole('radio', { name: kind, exact: true });
      await wanted.waitFor();
      if (!(await wanted.isChecked())) await press(wanted);
    },
    make: () => press(dialogOf(page, said).getByRole('button', { name: said.make })),
    async print() {
      await fromMenu(said.print);
      await press(button(said.write));
    },
    save: () => fromMenu(said.save),
    clicks: () => clicks,
  };
}

function keyboard(page: Page, said: Words): Door {
  return {
    create: () => page.keyboard.press('Enter'),
    async begin(kind) {
      if (await firstThing(page, said, kind).isVisible()) {
        await tabTo(firstThing(page, said, kind));
        return page.keyboard.press('Enter');
      }
      await page.keyboard.press('Control+Alt+N');
      const wanted = dialogOf(page, said).getByRole('radio', { name: kind, exact: true });
      await page.keyboard.press((await wanted.locator('xpath=..').getAttribute('data-key')) ?? '');
      await expect.poll(() => wanted.isChecked()).toBe(true);
      await page.keyboard.press('Tab');
    },
    make: () => page.keyboard.press('Control+Enter'),
    async print() {
      await page.keyboard.press('Control+Alt+P');
      await tabTo(page.getByRole('button', { name: said.write }));
      await page.keyboard.press('Enter');
    },
    save: () => page.keyboard.press('Control+Alt+S'),
    clicks: () => 0,
  };
}

const [small, zoomed] = [
  { width: 1024, height: 640 },
  { width: 720, height: 450 },
];
const ways = [
  ['mouse', 'ja', small, 21],
  ['keyboard', 'en', zoomed, 0],
  ['mouse', 'en', zoomed, 26],
  ['keyboard', 'ja', small, 0],
  ['mouse', 'ja', zoomed, 26],
  ['keyboard', 'ja', zoomed, 0],
  ['mouse', 'en', small, 21],
  ['keyboard', 'en', small, 0],
] as const;

describe.each(rows(ways, [0, 1]))('a newcomer by %s in %s', (by, language, viewport, most) => {
  it(`at ${viewport.width} × ${viewport.height} makes ${things.length} things and prints, ${most === 0 ? 'without a click' : `in at most ${most} clicks`}`, async () => {
    const said = words[language];
    const studio = await openStudio(
      { viewport, locale: language === 'ja' ? 'ja-JP' : 'en-US' },
      {
        hasBegun: false,
        prepare: async (folder) => {
          await rm(folder, { recursive: true });
          await mkdir(folder);
        },
        until: (page) => page.getByRole('button', { name: said.create }).waitFor(),
      },
    );
    try {
      const { page, folder } = studio;
      const door = (by === 'mouse' ? mouse : keyboard)(page, said);
      const dialog = dialogOf(page, said);
      await page.getByText(said.valid).waitFor();
      await door.create();
      await firstThing(page, said, things[0][language][0]).waitFor();
      for (const {
        [language]: [kind, name],
      } of things) {
        await door.begin(kind);
        if (name !== undefined) {
          await expect.poll(() => dialog.getByRole('textbox', { name: said.name }).evaluate(hasFocus)).toBe(true);
          await page.keyboard.insertText(name);
        }
        await dialog.getByText(said.valid).waitFor();
        await door.make();
        await dialog.waitFor({ state: 'detached' });
      }
      const download = page.waitForEvent('download');
      await door.print();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
      await page.keyboard.press('Escape');
      await door.save();
      const cards = [things[1], things[2]].map(({ [language]: [, name] }) => name);
      const names = async (file: string) =>
        (JSON.parse(await readFile(path.join(folder, file), 'utf8')) as { cards: { name: string }[] }).cards.map(
          (card) => card.name,
        );
      await expect.poll(() => names('cards/weapons.json')).toEqual(expect.arrayContaining(cards));
      expect(await readdir(path.join(folder, 'scenarios'))).toHaveLength(1);
      expect(await readdir(path.join(folder, 'playtests'))).toHaveLength(1);
      const locales = async () =>
        (JSON.parse(await readFile(path.join(folder, 'studio.json'), 'utf8')) as { locales: string[] }).locales;
      await expect.poll(locales).toHaveLength(2);
      const { report } = await checkProject(folder);
      expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(door.clicks()).toBeLessThanOrEqual(most);
    } finally {
      await studio.close();
    }
  });
});
