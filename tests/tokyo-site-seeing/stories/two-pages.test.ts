import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedChromium } from '../../stories/chromium.ts';
import {
  autoPlay,
  editor,
  explorer,
  goOn,
  idle,
  openFile,
  reload,
  stateOf,
  statusBar,
  writeOver,
} from '../../stories/desk.ts';
import { misfits } from '../../stories/fits.ts';
import { openPage, openStudio, type Studio } from '../../stories/studio.ts';

// Two pages on one project: each keeps its own work, and unsaved work of one is offered to later ones.

const weapons = 'cards/weapons.json';
let studio: Studio;
const complaints: string[] = [];
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const text = (page: Page) => editor(page).locator('.view-lines').innerText();
const name = (sign: string) => ['"name"', sign];
const elsewhereSign = (page: Page) => page.getByRole('img', { name: '別の窓に、保存していない内容がある' });
const note = (page: Page) => editor(page).getByRole('alert').filter({ hasText: '別の窓で書いて' });

it('pages announce each other once, then quietly, and show what the other has not saved', async () => {
  const { page: first } = studio;
  await openFile(first, weapons);
  await writeOver(first, name('曲がった標識'), '曲がった標識', '一枚目の標識');
  await idle(first);

  // The second page starts with the unsaved text of the first.
  const other = await openPage(await sharedChromium(), studio.address, complaints);
  await expect.poll(() => text(other)).toContain('一枚目の標識');
  await expect.poll(() => note(other).count()).toBe(0);
  for (const page of [first, other]) {
    const said = page.getByRole('region', { name: 'このプロジェクトは別の窓でも開いています' });
    await expect.poll(() => said.innerText()).toContain('ゲームは窓ごとに別々に進みます');
    await said.getByRole('button', { name: '閉じる' }).click();
    await expect.poll(() => said.count()).toBe(0);
    await expect.poll(() => statusBar(page).innerText()).toContain('別の窓でも開いている');
  }
  await other.setViewportSize({ width: 720, height: 450 });
  await expect.poll(() => misfits(other)).toEqual([]);
  await other.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => elsewhereSign(other).count()).toBe(1);
  await expect.poll(() => editor(other).innerText()).toContain('別の窓に、保存していない内容がある');

  // From then on they are independent, and each has its own text and game after a reload.
  await writeOver(other, name('一枚目の標識'), '一枚目の標識', '二枚目の標識');
  await autoPlay(other, { steps: '10' });
  const begun = await stateOf(first);
  await goOn(other).click();
  await expect.poll(() => stateOf(other)).not.toBe(begun);
  await idle(other);
  const played = await stateOf(other);
  await Promise.all([reload(first), reload(other)]);
  await expect.poll(() => text(first)).toContain('一枚目の標識');
  await expect.poll(() => text(other)).toContain('二枚目の標識');
  await expect.poll(() => stateOf(first)).toBe(begun);
  await expect.poll(() => stateOf(other)).toBe(played);
  await idle(first);
  await idle(other);

  // The next page finds the work of both: it shows one text and offers the other.
  await first.context().close();
  await expect.poll(() => statusBar(other).innerText()).not.toContain('別の窓');
  await expect.poll(() => elsewhereSign(other).count()).toBe(0);
  await other.context().close();
  const next = await openPage(await sharedChromium(), studio.address, complaints);
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
  expect(await readFile(path.join(studio.folder, weapons), 'utf8')).toContain('曲がった標識');
  await idle(next);
  await reload(next);
  await expect.poll(() => text(next)).toContain(before);
  await expect.poll(() => note(next).count()).toBe(0);
  await next.context().close();
  expect([...studio.complaints, ...complaints]).toEqual([]);
});
