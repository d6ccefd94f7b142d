import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../stories/chromium.ts';
import { editor, explorer, goOn, openFile, play, reload, stateOf, statusBar, writeOver } from '../../stories/desk.ts';
import { openPage, openStudio, type Studio } from '../../stories/studio.ts';

// Two pages on one project: each keeps its own work, and what one leaves unsaved is offered to those that come after.

let studio: Studio;
let browser: Browser;
const complaints: string[] = [];
beforeAll(async () => {
  studio = await openStudio();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await studio?.close();
});

const aSecond = (page: Page) => page.waitForTimeout(1000);
const text = (page: Page) => editor(page).locator('.view-lines').innerText();
const name = (sign: string) => ['"name"', sign];
const elsewhereSign = (page: Page) => page.getByRole('img', { name: '別の窓に、保存していない内容がある' });
const note = (page: Page) => editor(page).getByRole('alert').filter({ hasText: '別のページ' });

describe.sequential('two pages', () => {
  let other: Page;

  it('the second begins with what the first has not saved', async () => {
    await openFile(studio.page, 'cards/weapons.json');
    await writeOver(studio.page, name('曲がった標識'), '曲がった標識', '一枚目の標識');
    await aSecond(studio.page);
    other = await openPage(browser, studio.address, complaints);
    await expect.poll(() => text(other)).toContain('一枚目の標識');
    await expect.poll(() => note(other).count()).toBe(0);
  });

  it('both know of each other: said once, then quietly, and of the file that the other has not saved', async () => {
    const { page: first } = studio;
    for (const page of [first, other]) {
      const said = page.getByRole('region', { name: 'このプロジェクトは別の窓でも開いています' });
      await expect.poll(() => said.innerText()).toContain('ゲームは窓ごとに別々に進みます');
      await said.getByRole('button', { name: '閉じる' }).click();
      await expect.poll(() => said.count()).toBe(0);
      await expect.poll(() => statusBar(page).innerText()).toContain('別の窓でも開いている');
    }
    await expect.poll(() => elsewhereSign(other).count()).toBe(1);
    await expect.poll(() => editor(other).innerText()).toContain('別の窓に、保存していない内容がある');
  });

  it('each goes on for itself, and has its own text and game after a reload', async () => {
    const { page: first } = studio;
    await writeOver(other, name('一枚目の標識'), '一枚目の標識', '二枚目の標識');
    await play(other).getByRole('combobox', { name: '手数' }).selectOption('10');
    const begun = await stateOf(first);
    await goOn(other).click();
    await expect.poll(() => stateOf(other)).not.toBe(begun);
    await aSecond(other);
    const played = await stateOf(other);
    await Promise.all([reload(first), reload(other)]);
    await expect.poll(() => text(first)).toContain('一枚目の標識');
    await expect.poll(() => text(other)).toContain('二枚目の標識');
    await expect.poll(() => stateOf(first)).toBe(begun);
    await expect.poll(() => stateOf(other)).toBe(played);
    await aSecond(first);
  });

  it('what both have left is there for the next one: one text stands, the other is offered', async () => {
    await studio.page.context().close();
    // The other is gone, and nothing is said of it any more.
    await expect.poll(() => statusBar(other).innerText()).not.toContain('別の窓');
    await expect.poll(() => elsewhereSign(other).count()).toBe(0);
    await other.context().close();
    const next = await openPage(browser, studio.address, complaints);
    await expect.poll(() => note(next).innerText()).toContain('保存していない cards/weapons.json があります');
    await expect.poll(() => explorer(next).getByRole('img', { name: '別の内容もある' }).count()).toBe(1);
    const before = /[一二]枚目の標識/.exec(await text(next))?.[0] ?? '';
    expect(before).not.toBe('');
    await note(next).getByRole('button', { name: 'その内容にする' }).click();
    const after = before === '一枚目の標識' ? '二枚目の標識' : '一枚目の標識';
    await expect.poll(() => text(next)).toContain(after);
    await expect.poll(() => note(next).count()).toBe(0);
    await explorer(next).getByRole('treeitem').first().focus();
    await next.keyboard.press('Control+z');
    await expect.poll(() => text(next)).toContain(before);
    await expect.poll(() => readFile(path.join(studio.folder, 'cards/weapons.json'), 'utf8')).toContain('曲がった標識');
    await aSecond(next);
    await reload(next);
    await expect.poll(() => text(next)).toContain(before);
    await expect.poll(() => note(next).count()).toBe(0);
  });

  it('nothing was complained about', () => expect([...studio.complaints, ...complaints]).toEqual([]));
});
