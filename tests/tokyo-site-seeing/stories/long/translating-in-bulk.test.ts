import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import * as desk from '../../../stories/desk.ts';
import { seriousOn } from '../../../stories/serious.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

const units = 'l10n/en/cards/weapons.json';
const rule = '敵1体に物理ダメージ2点。';
const long = 'Bent Road Sign at the Corner Where Nobody Has Ever Stopped for Anything at All';

describe('many translations at once', () => {
  let studio: Studio;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio({}, { prepare });
    page = studio.page;
  });
  afterAll(() => studio?.close());

  async function prepare(folder: string): Promise<void> {
    const rewrite = async (file: string, from: string, to: string) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      await writeFile(path.join(folder, file), text.replace(from, to));
    };
    await rewrite(units, '"Bent Road Sign"', `"${long}"`);
    await rewrite('cards/weapons.json', `"${rule}"`, `"${rule.slice(0, -1)}"`);
    const sources = { formatVersion: 1, sources: { [sourceHash(rule)]: rule } };
    await writeFile(path.join(folder, 'l10n/sources.json'), JSON.stringify(sources));
  }

  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const activate = async (what: Locator) => {
    await what.focus();
    await press('Enter');
  };
  const grid = (): Locator => page.getByRole('grid', { name: '訳：en' });
  const aside = (key: string): Locator => page.getByRole('complementary', { name: key });
  const command = async (typed: string, name: RegExp) => {
    await press('Control+Shift+P');
    await page.keyboard.insertText(typed);
    await expect.poll(() => desk.commands(page).getByRole('option').first().innerText()).toMatch(name);
    await press('Enter');
  };
  const bulk = async (item: RegExp) => {
    await activate(page.getByRole('button', { name: 'まとめて' }));
    await activate(page.getByRole('menuitem', { name: item }));
  };
  async function written(): Promise<Record<string, unknown>> {
    await press('Control+s');
    await expect.poll(() => desk.statusBar(page).innerText()).not.toContain('未保存');
    return JSON.parse(readFileSync(path.join(studio.folder, units), 'utf8')).units;
  }

  it('a text that does not fit on its face is listed as a problem, with links to its row and its face', async () => {
    await command('はかる', /カードに文が収まるか確認/);
    const problem = desk
      .problems(page)
      .getByRole('button')
      .filter({ hasText: '「W-01」（en）の名前は、面に入りません' });
    await expect.poll(() => problem.count()).toBe(1);
    await activate(problem);
    await activate(desk.inspector(page).getByRole('button', { name: '訳を見る' }));
    await expect.poll(() => aside('W-01/name').innerText()).toContain('FIT001');
    await expect.poll(() => aside('W-01/name').innerText()).toContain('あふれている');
  });

  it('the problem disappears when the text changes', async () => {
    await grid().focus();
    await press('Enter');
    await page.getByRole('textbox', { name: 'W-01/nameの訳' }).waitFor();
    await press('Control+a');
    await page.keyboard.insertText('Bent Road Sign');
    await press('Enter');
    await page.getByRole('textbox', { name: 'W-01/effects/attack/textの訳' }).waitFor();
    await press('Escape', 'ArrowUp');
    await expect.poll(() => aside('W-01/name').innerText()).toContain('問題はない');
  });

  it('sources that differ only in typesetting are shown and accepted together, as one step', async () => {
    await bulk(/形だけ変わった原文の訳をよしとする/);
    const dialog = page.getByRole('dialog', { name: '形だけの変更' });
    await expect.poll(() => dialog.locator('del').allInnerTexts()).toEqual(['。']);
    expect(await seriousOn(studio, { at: '.translations-import' })).toEqual([]);
    await activate(dialog.getByRole('button', { name: '1件をよしとする' }));
    await expect.poll(() => dialog.count()).toBe(0);
    // The next save contains the changes made here
    const focused = () => page.locator(':focus').innerText();
    await expect.poll(focused).toBe('まとめて');
    const key = 'W-01/effects/attack/text';
    const [before, now] = [sourceHash(rule), sourceHash(rule.slice(0, -1))];
    const unit = { t: '2 physical damage to one enemy.', s: 'reviewed' };
    await expect.poll(async () => (await written())[key]).toEqual({ ...unit, h: now });
    await grid().focus();
    await press('Control+z');
    await expect.poll(async () => (await written())[key]).toEqual({ ...unit, h: before });
  });

  it('words and characters are counted by file and state', async () => {
    await bulk(/語数と文字数/);
    const dialog = page.getByRole('dialog', { name: '語数と文字数：英語' });
    await activate(dialog.getByRole('button', { name: '文', exact: true }));
    const all = dialog.getByRole('row', { name: /^すべてのファイル/ });
    await expect.poll(() => all.getByRole('cell').allInnerTexts()).toEqual(['–', '1', '–', '1', '833', '–']);
    expect(await seriousOn(studio, { at: '.translations-amounts' })).toEqual([]);
    await press('Escape');
  });

  it('words are replaced in all translations into one language, and nowhere else', async () => {
    await bulk(/訳の中を置き換える/);
    const finder = page.getByRole('region', { name: 'プロジェクト内を検索' });
    await expect.poll(() => finder.getByRole('combobox', { name: '探す所' }).inputValue()).toBe('units:en');
    await finder.getByRole('searchbox', { name: '検索する言葉' }).focus();
    await page.keyboard.insertText('Bent Road Sign');
    await finder.getByRole('textbox', { name: '置き換える言葉' }).focus();
    await page.keyboard.insertText('Crooked "Road" Sign');
    await activate(finder.getByRole('button', { name: '置き換えを見る' }));
    await activate(finder.getByRole('button', { name: /か所を置き換える/ }));
    await expect.poll(() => finder.getByRole('status').innerText()).toContain('見つかりません');
    await press('Escape');
    await expect.poll(async () => (await written())['W-01/name']).toMatchObject({ t: 'Crooked "Road" Sign' });
  });

  it('faces are shown in another language, or with texts as long as translations may become', async () => {
    await command('面', /表示：面/);
    const locale = page.getByRole('combobox', { name: '面の言語' });
    await locale.selectOption('en');
    await expect.poll(() => page.locator('.gallery-paper').first().innerText()).toMatch(/[a-z]{3}/i);
    await locale.selectOption('en-XA');
    await expect.poll(() => page.locator('.gallery-paper').first().innerText()).toContain('】');
    expect(await seriousOn(studio, { at: '[data-part="gallery"]' })).toEqual([]);
  });
});
