import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import * as desk from '../../stories/desk.ts';
import { hasFocus } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

const units = 'l10n/en/cards/weapons.json';
const source = 'cards/weapons.json';
const name = '    "W-05/name": { "t": "Tuned Gas Gun", "h": "a62ae8f9dc", "s": "reviewed" },\n';
const rule = '敵1体に物理ダメージ2点。';
const burst = 'このエリアのすべての敵に物理ダメージ2点。';
const designersNote = '花火の音。40字まで';

describe('the desk of translators', () => {
  let studio: Studio;
  let page: Page;
  let ime: desk.InputMethod;
  let before = '';
  beforeAll(async () => {
    studio = await openStudio({}, { prepare });
    page = studio.page;
    ime = await desk.inputMethod(page);
  });
  afterAll(() => studio?.close());

  /**
   * One text has no translation, and two have changed since their translation; for one of them the old text is
   * recorded.
   */
  async function prepare(folder: string): Promise<void> {
    const there = path.join(folder, units);
    before = (await readFile(there, 'utf8')).replace(name, '');
    await writeFile(there, before);
    const cards = path.join(folder, source);
    const text = await readFile(cards, 'utf8');
    const changed = text
      .replace(`"text": "${rule}"`, `"text": "${rule.replace('2', '3')}"`)
      .replace(`"text": "${burst}"`, `"note": "${designersNote}", "text": "${burst.replace('2', '4')}"`);
    await writeFile(cards, changed);
    const sources = { formatVersion: 1, sources: { [sourceHash(burst)]: burst } };
    await writeFile(path.join(folder, 'l10n/sources.json'), JSON.stringify(sources));
  }

  const grid = (): Locator => page.getByRole('grid', { name: '訳：en' });
  const field = (key: string): Locator => page.getByRole('textbox', { name: `${key}の訳` });
  const row = (part: string): Locator => grid().getByRole('row', { name: part });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** The current text is saved, so that it can be read from disk. */
  async function saved(): Promise<string> {
    await press('Control+s');
    await expect.poll(() => desk.statusBar(page).innerText()).not.toContain('未保存');
    return readFileSync(path.join(studio.folder, units), 'utf8');
  }
  async function only(state: string): Promise<void> {
    const button = page.getByRole('group', { name: '状態' }).getByRole('button', { name: state });
    await button.focus();
    await press('Space');
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await grid().focus();
  }

  it('opens by its name, with its list, the first text and its faces', async () => {
    await desk.runCommand(page, '翻訳', 'ほんやく');
    await grid().waitFor();
    await expect.poll(() => grid().evaluate(hasFocus)).toBe(true);
    await expect.poll(() => page.getByRole('progressbar', { name: '835のうち832が、今の文の訳' }).count()).toBe(1);
    expect(await seriousOn(studio, { at: '[data-part="translations"]' })).toEqual([]);
  });

  it('writes the typed text as one line in the order of the texts, and nothing during a composition', async () => {
    await only('未訳');
    await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('1');
    await press('Enter');
    await field('W-05/name').waitFor();
    await page.keyboard.insertText('Gas');
    await ime.compose('がん');
    await ime.enter();
    await ime.commit(' Gun');
    await expect.poll(() => field('W-05/name').inputValue()).toBe('Gas Gun');
    await press('Enter');
    await expect.poll(() => row('改造ガス銃').innerText()).toContain('訳了');
    const unit = { t: 'Gas Gun', h: sourceHash('改造ガス銃'), s: 'translated' };
    const line = `    "W-05/name": { "t": "${unit.t}", "h": "${unit.h}", "s": "${unit.s}" },\n`;
    const next = before.indexOf('    "W-05/effects');
    expect(await saved()).toBe(before.slice(0, next) + line + before.slice(next));
  });

  it('shows each typed character on the face of the language', async () => {
    await press('Enter');
    await page.keyboard.insertText(' of Great Length');
    await expect.poll(() => page.locator('.translations-face').last().innerText()).toContain('Gas Gun of Great Length');
    await press('Escape');
    await expect.poll(() => row('改造ガス銃').innerText()).not.toContain('Great Length');
  });

  it('shows how a text changed since it was translated, and replaces its number', async () => {
    await only('古い');
    await expect.poll(() => row('4点').innerText()).toContain('古い');
    await row('4点').getByRole('gridcell').first().click();
    const aside = page.getByRole('complementary', { name: 'W-09/effects/burst/text' });
    const change = aside.locator('section', { hasText: '原文が変わりました' });
    await expect.poll(() => change.locator('del').allInnerTexts()).toEqual(['2']);
    await expect.poll(() => aside.innerText()).toMatch(new RegExp(`設計メモ\\s+${designersNote}`));
    await expect.poll(() => change.locator('ins').allInnerTexts()).toEqual(['4']);
    await aside.getByRole('button', { name: '数だけ直す' }).focus();
    await press('Enter');
    await expect.poll(() => row('4点').innerText()).toContain('訳了');
    const written = JSON.parse(await saved());
    const now = burst.replace('2', '4');
    expect(written.units['W-09/effects/burst/text']).toEqual({
      ...{ t: '4 physical damage to every enemy in this area.', h: sourceHash(now), s: 'translated' },
    });
    const noted = JSON.parse(readFileSync(path.join(studio.folder, 'l10n/sources.json'), 'utf8'));
    expect(noted.sources[sourceHash(now)]).toBe(now);
  });

  it('keeps a translation whose text has changed, or takes another that fits it', async () => {
    await only('古い');
    await expect.poll(() => row('3点').innerText()).toContain('古い');
    await row('3点').getByRole('gridcell').first().click();
    const proposal = page.getByRole('button', { name: /3 physical damage to one enemy\./ });
    await proposal.first().focus();
    await press('Enter');
    await expect.poll(() => row('3点').innerText()).toContain('下書き');
    await grid().focus();
    await press('Control+Enter');
    await expect.poll(() => row('3点').innerText()).toContain('校閲済み');
    const { units: written } = JSON.parse(await saved());
    const hash = sourceHash(rule.replace('2', '3'));
    expect(written['W-01/effects/attack/text']).toEqual({
      ...{ t: '3 physical damage to one enemy.', h: hash, s: 'reviewed' },
    });
  });

  it('is undone step by step, to the last byte', async () => {
    await grid().focus();
    for (let step = 0; step < 4; step++) await press('Control+z');
    await only('未訳');
    await expect.poll(() => row('改造ガス銃').innerText()).toContain('訳文はまだない');
    expect(await saved()).toBe(before);
  });

  it('asks about a text without a translation, shows the answer, and closes the question to the last byte', async () => {
    const search = page.getByRole('searchbox', { name: 'IDや文で絞り込む' });
    await search.fill('');
    await only('未訳');
    const aside = page.getByRole('complementary', { name: 'W-05/name' });
    await aside.getByRole('button', { name: 'この文について尋ねる…' }).focus();
    await press('Enter');
    await ime.compose('だれの');
    await ime.enter();
    await ime.commit('誰の銃？');
    await expect.poll(() => aside.getByRole('textbox', { name: '尋ねること' }).inputValue()).toBe('誰の銃？');
    await press('Enter');
    await expect.poll(() => row('改造ガス銃').getByRole('img', { name: '質問の答え待ち' }).count()).toBe(1);
    await only('質問');
    expect(await seriousOn(studio, { at: '[data-part="translations"]' })).toEqual([]);
    expect(JSON.parse(await saved()).questions).toEqual({ 'W-05/name': { ask: '誰の銃？' } });
    await aside.getByRole('textbox', { name: '答え' }).focus();
    await page.keyboard.insertText('だれのでもない');
    await press('Enter');
    await expect.poll(() => row('改造ガス銃').getByRole('img', { name: '質問に答えあり' }).count()).toBe(1);
    await aside.getByRole('button', { name: '分かったので閉じる' }).focus();
    await press('Enter');
    await expect.poll(() => row('改造ガス銃').getByRole('img').count()).toBe(0);
    expect(await saved()).toBe(before);
    await only('すべて');
  });

  it('exports to another program and imports its changes after a preview', async () => {
    const exchange = async (item: string) => {
      await page.getByRole('button', { name: '書き出す・取り込む' }).focus();
      await press('Enter');
      const wanted = page.getByRole('menuitem', { name: item });
      await wanted.focus();
      await press('Enter');
    };
    const out = async (format: string): Promise<Buffer> => {
      const download = page.waitForEvent('download');
      await exchange(`${format}に書き出す`);
      return readFile(await (await download).path());
    };
    const back = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await exchange('戻ってきたファイルを取り込む…');
      await (await chooser).setFiles({ name, mimeType: '', buffer });
    };
    const dialog = page.getByRole('dialog', { name: '取り込む前に' });
    await back('en.xlsx', await out('XLSX'));
    await expect.poll(() => dialog.getByRole('status').innerText()).toContain('変わる訳はない');
    expect(await seriousOn(studio, { at: '.translations-import' })).toEqual([]);
    await press('Escape');
    const table = String(await out('CSV'));
    await back('en.csv', Buffer.from(table.replace('Bent Road Sign', 'Crooked Road Sign')));
    await expect.poll(() => dialog.getByRole('status').innerText()).toContain('1件の訳が変わる');
    await dialog.getByRole('button', { name: '1件を取り込む' }).focus();
    await press('Enter');
    await expect.poll(() => dialog.count()).toBe(0);
    await grid().focus();
    // A change ends the review
    const [was, now] = ['"Bent Road Sign", "h": "2d14bfbf1a", "s": "reviewed"', '"s": "translated"'];
    expect(await saved()).toBe(before.replace(was, `"Crooked Road Sign", "h": "2d14bfbf1a", ${now}`));
    await back('en.csv', Buffer.from(table.replace('target', '訳')));
    await expect.poll(() => dialog.innerText()).toContain('列がありません：target');
    await press('Escape');
  });
});
