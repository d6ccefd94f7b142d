import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import * as desk from '../../stories/desk.ts';
import { hasFocus } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

const file = 'l10n/de/cards/weapons.json';
const practice = `sample-content/translation-practice/${file}`;
type Units = Readonly<Record<string, TranslationUnit>>;
const german: Units = JSON.parse(readFileSync(practice, 'utf8')).units;
const [sweep, flavor] = ['W-35/effects/sweep/text', 'W-35/flavor'];
const reason = 'Pause beim Vorlesen';

/** Each part goes on from the one before: it is one person’s day. */
describe('a language from its name to its review, by keys alone', () => {
  let studio: Studio;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio();
    page = studio.page;
  });
  afterAll(() => studio?.close());

  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const write = (text: string) => page.keyboard.insertText(text);
  const grid = (): Locator => page.getByRole('grid', { name: '訳：de' });
  const field = (key: string): Locator => page.getByRole('textbox', { name: `${key}の訳` });
  const aside = (key: string): Locator => page.getByRole('complementary', { name: key });
  const textOf = (key: string): string => german[key]?.t ?? '';
  async function arrowTo(item: Locator): Promise<void> {
    await item.waitFor();
    for (let steps = 0; steps < 20 && !(await item.evaluate(hasFocus)); steps++) await press('ArrowDown');
    await expect.poll(() => item.evaluate(hasFocus)).toBe(true);
  }
  async function saved(): Promise<Units> {
    await press('Control+s');
    await expect.poll(() => desk.statusBar(page).innerText()).not.toContain('未保存');
    return JSON.parse(readFileSync(path.join(studio.folder, file), 'utf8')).units;
  }

  it('begins a language by its name, and its list has the focus', async () => {
    await desk.runCommand(page, '翻訳の言語を加える');
    const dialog = page.getByRole('dialog', { name: '新しく作る' });
    await expect.poll(() => dialog.getByRole('textbox').evaluate(hasFocus)).toBe(true);
    await write('Deutsch');
    await press('Enter');
    await grid().waitFor();
    await expect.poll(() => grid().evaluate(hasFocus)).toBe(true);
    await expect.poll(() => page.getByRole('progressbar', { name: '1162のうち0が、今の文の訳' }).count()).toBe(1);
  });

  it('translates more than twenty texts one after the other, with the concordance and with similar texts', async () => {
    const search = page.getByRole('searchbox', { name: 'IDや文で絞り込む' });
    await desk.tabTo(search, 'Shift+Tab');
    await write('W-');
    await expect.poll(() => grid().getByRole('row').nth(1).innerText()).toContain('W-01');
    await desk.tabTo(grid());
    await press('Home', 'Enter');
    for (const key of Object.keys(german).slice(0, Object.keys(german).indexOf(sweep))) {
      // The practice leaves one text out
      if (key === 'W-31/name') await press('Enter');
      await expect.poll(() => field(key).evaluate(hasFocus)).toBe(true);
      if (key === 'W-05/effects/attack/text') {
        await press('Control+k');
        const dialog = page.getByRole('dialog', { name: '訳語検索' });
        await expect.poll(() => dialog.getByRole('searchbox').evaluate(hasFocus)).toBe(true);
        await write('敵1体に物理ダメージ2点。');
        await expect.poll(() => dialog.locator('.passage-target').count()).toBe(1);
        await press('Control+Enter');
        await write(textOf(key).slice(textOf('W-01/effects/attack/text').length));
      } else if (key === 'W-30/effects/cut/text') {
        await aside(key)
          .getByRole('button', { name: textOf(key) })
          .first()
          .waitFor();
        await press('Alt+ArrowDown');
      } else await write(textOf(key));
      await expect.poll(() => field(key).inputValue()).toBe(textOf(key));
      await press('Enter');
    }
    expect(await seriousOn(studio, { at: '[data-part="translations"]' })).toEqual([]);
  });

  it('reports a wrong "up to" while it is typed, until it is right', async () => {
    await expect.poll(() => field(sweep).evaluate(hasFocus)).toBe(true);
    await write(textOf(sweep).replace('bis zu', 'genau'));
    await expect.poll(() => aside(sweep).locator('.translations-problems').innerText()).toContain('まで');
    await press('Control+a');
    await write(textOf(sweep));
    await expect.poll(() => aside(sweep).innerText()).toContain('問題はない');
    await press('Enter');
  });

  it('accepts a reason for an intended warning, and goes back to the list for the review', async () => {
    await expect.poll(() => field(flavor).evaluate(hasFocus)).toBe(true);
    await write(`${textOf(flavor)} `);
    const problem = aside(flavor).getByRole('listitem').filter({ hasText: 'L10N014' });
    await desk.tabTo(problem.getByRole('button', { name: 'このままでよい…' }));
    await press('Enter');
    await write(reason);
    await press('Enter');
    await expect.poll(() => aside(flavor).innerText()).toContain('問題はない');
    await press('Escape');
    await expect.poll(() => grid().evaluate(hasFocus)).toBe(true);
    await press('Control+Enter');
    const row = grid()
      .getByRole('row')
      .filter({ hasText: textOf(flavor) });
    await expect.poll(() => row.innerText()).toContain('校閲済み');
    const { [flavor]: last, ...others } = await saved();
    const t = `${textOf(flavor)} `;
    const ok = [{ code: 'L10N014', why: reason, of: sourceHash(t) }];
    expect(last).toEqual({ t, h: german[flavor]?.h, s: 'reviewed', ok });
    const keys = Object.keys(german);
    const done = keys.slice(0, keys.indexOf(flavor)).map((key) => [key, textOf(key), 'translated']);
    expect(Object.entries(others).map(([key, { t, s }]) => [key, t, s])).toEqual(done);
  });

  it('goes out as XLIFF 2, and comes back with what was changed there', async () => {
    const menu = page.getByRole('button', { name: '書き出す・取り込む' });
    const choose = async (item: string) => {
      await desk.tabTo(menu, 'Shift+Tab');
      await press('Enter');
      await arrowTo(page.getByRole('menuitem', { name: item }));
      await press('Enter');
    };
    const before = await saved();
    const download = page.waitForEvent('download');
    await choose('XLIFF 2');
    const xliff = await readFile(await (await download).path(), 'utf8');
    const chooser = page.waitForEvent('filechooser');
    await choose('戻ってきたファイルを取り込む…');
    const [from, to] = ['Verbogenes Straßenschild', 'Krummes Straßenschild'];
    const buffer = Buffer.from(xliff.replace(from, to));
    await (await chooser).setFiles({ name: 'de.xliff', mimeType: '', buffer });
    const dialog = page.getByRole('dialog', { name: '取り込む前に' });
    await desk.tabTo(dialog.getByRole('button', { name: '1件を取り込む' }));
    await press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await saved()).toEqual({ ...before, 'W-01/name': { ...before['W-01/name'], t: to } });
  });
});
