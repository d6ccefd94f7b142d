import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  commands,
  editor,
  explorer,
  find,
  type InputMethod,
  inputMethod,
  intoText,
  runCommand,
  statusBar,
  take,
} from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Habits from other editors: by keyboard, in Japanese.

let studio: Studio;
let page: Page;
let compose: InputMethod['compose'];
let commit: InputMethod['commit'];
beforeAll(async () => {
  studio = await openStudio();
  page = studio.page;
  ({ compose, commit } = await inputMethod(page));
});
afterAll(() => studio?.close());

const WEAPONS = 'cards/weapons.json';
const onDisk = (file: string): string => readFileSync(path.join(studio.folder, file), 'utf8');
const heading = (): Promise<string | null> => editor(page).getByRole('heading').textContent();
const editors = (): Locator => page.locator('[data-part="editor"] .editor');
const unsaved = (): Promise<number> => explorer(page).getByRole('img', { name: '未保存' }).count();
const lines = (): Promise<string> =>
  editor(page)
    .locator('.view-lines')
    .innerText()
    .then((text) => text.replaceAll('\u00a0', ' '));
const say = (command: string) => runCommand(page, command);

async function goTo(file: string): Promise<void> {
  await take(page, 'Control+p', file, path.basename(file));
  await expect.poll(heading).toBe(file);
  await intoText(page);
}

async function putBefore(text: string): Promise<void> {
  await find(page, text);
  await page.keyboard.press('ArrowLeft');
}

describe('tabs', () => {
  it('switch in order of last use while Alt is held', async () => {
    await goTo('pcs.json');
    await goTo('mat.json');
    await goTo(WEAPONS);
    await page.keyboard.press('Alt+q');
    await expect.poll(heading).toBe('mat.json');
    await page.keyboard.press('Alt+q');
    await expect.poll(heading).toBe(WEAPONS);
    await page.keyboard.down('Alt');
    await page.keyboard.press('q');
    await page.keyboard.press('q');
    const list = page.getByRole('listbox', { name: '最近使ったタブ' });
    await expect.poll(() => list.getByRole('option', { selected: true }).innerText()).toContain('pcs.json');
    await page.keyboard.up('Alt');
    await expect.poll(heading).toBe('pcs.json');
    await expect.poll(() => list.count()).toBe(0);
  });

  it('are reopened after closing, the last first', async () => {
    await goTo('pcs.json');
    await page.keyboard.press('Alt+w');
    await expect.poll(heading).not.toBe('pcs.json');
    await goTo('mat.json');
    await page.keyboard.press('Alt+w');
    await expect.poll(heading).not.toBe('mat.json');
    await page.keyboard.press('Alt+Shift+T');
    await expect.poll(heading).toBe('mat.json');
    await page.keyboard.press('Alt+Shift+T');
    await expect.poll(heading).toBe('pcs.json');
  });

  it('can be split: one file in two editors, of which one is closed', async () => {
    await goTo(WEAPONS);
    await page.keyboard.press('Control+\\');
    await expect.poll(() => editors().count()).toBe(2);
    await intoText(page);
    await page.keyboard.insertText('twice');
    for (const at of [0, 1]) await expect.poll(() => editors().nth(at).innerText()).toContain('twice');
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(0);
    await page.keyboard.press('Alt+w');
    await expect.poll(() => editors().count()).toBe(1);
    await expect.poll(() => heading()).toBe(WEAPONS);
  });

  it('have a history of positions, back and forward', async () => {
    await goTo(WEAPONS);
    await goTo('mat.json');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(heading).toBe(WEAPONS);
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(heading).toBe('mat.json');
  });

  it('are reached from one field: a thing of the file, an id, a line', async () => {
    await goTo(WEAPONS);
    for (const [typed, shown] of [
      ['@曲がった', 'W-01'],
      ['#I-01', 'I-01'],
      [':3', '3'],
    ] as const) {
      await take(page, 'Control+p', typed, shown);
    }
    await expect.poll(() => statusBar(page).innerText()).toContain('行 3');
    await page.keyboard.press('Control+p');
    await page.keyboard.type('>');
    await expect.poll(() => commands(page).count()).toBe(1);
    await page.keyboard.press('Escape');
  });
});

describe('a file', () => {
  it('is saved under another name with its unsaved text, and one undo reverts it', async () => {
    await goTo(WEAPONS);
    const saved = onDisk(WEAPONS);
    await putBefore('曲がった標識');
    await compose('おお');
    await commit('大');
    await expect.poll(unsaved).toBe(1);
    await page.keyboard.press('Control+Shift+S');
    const dialog = page.getByRole('dialog', { name: 'weapons.jsonを別名で保存' });
    await dialog.waitFor();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'ファイルの名前' }).inputValue())
      .toBe('weapons-2.json');
    await page.keyboard.type('starters');
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('もうここにあります');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('mine');
    await page.keyboard.press('Enter');
    await expect.poll(heading).toBe('cards/mine.json');
    expect([onDisk('cards/mine.json').includes('大曲がった標識'), onDisk(WEAPONS) === saved]).toEqual([true, true]);
    await expect.poll(() => unsaved()).toBe(0);
    await intoText(page);
    await page.keyboard.press('Control+z');
    await expect.poll(heading).toBe(WEAPONS);
    await expect.poll(unsaved).toBe(1);
    await expect.poll(() => explorer(page).locator('[data-path="cards/mine.json"]').count()).toBe(0);
    await say('保存した状態に戻す');
    await expect.poll(unsaved).toBe(0);
  });

  it('is reverted to its saved text by a command, which is one step', async () => {
    await goTo(WEAPONS);
    await putBefore('曲がった標識');
    await commit('大');
    await expect.poll(unsaved).toBe(1);
    await say('保存した状態に戻す');
    await expect.poll(unsaved).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(1);
    await say('保存した状態に戻す');
    await expect.poll(unsaved).toBe(0);
  });

  it('is formatted by a key', async () => {
    await goTo(WEAPONS);
    await putBefore('"曲がった標識"');
    await page.keyboard.insertText('   ');
    await expect.poll(lines).toContain('"name":    "曲がった標識"');
    await page.keyboard.press('Control+Shift+I');
    await expect.poll(lines).toContain('"name": "曲がった標識"');
    await say('保存した状態に戻す');
    await expect.poll(unsaved).toBe(0);
  });

  it('lets Tab leave the editor after Ctrl+M, until it is pressed again', async () => {
    await goTo(WEAPONS);
    const hasFocus = () => editor(page).evaluate((one) => one.contains(document.activeElement));
    await page.keyboard.press('Control+m');
    await page.keyboard.press('Tab');
    await expect.poll(hasFocus).toBe(false);
    await intoText(page);
    await page.keyboard.press('Control+m');
    await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(0);
  });

  it('gets the last used command at the top of the palette', async () => {
    await goTo(WEAPONS);
    for (const _ of ['off', 'and on again']) await say('行を折り返す');
    await page.keyboard.press('F1');
    await expect.poll(() => commands(page).getByRole('option').first().innerText()).toContain('行を折り返す');
    await page.keyboard.press('Escape');
  });

  it('gets other line ends in the status bar, and keeps them', async () => {
    await goTo(WEAPONS);
    const item = statusBar(page).getByRole('button', { name: /^文字コードと行末/ });
    await expect.poll(() => item.innerText()).toBe('UTF-8 LF');
    await item.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemcheckbox', { name: /^CRLF/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => item.innerText()).toBe('UTF-8 CRLF');
    await expect.poll(() => onDisk(WEAPONS).split('\r\n').length).toBe(onDisk(WEAPONS).split('\n').length);
    await say('行末をCRLFにする');
    await expect.poll(() => item.innerText()).toBe('UTF-8 LF');
    await expect.poll(() => onDisk(WEAPONS)).not.toContain('\r');
  });
});

describe('Japanese in the editor', () => {
  beforeEach(() => goTo(WEAPONS));

  it('words end at Japanese word boundaries', async () => {
    const [first = ''] = await page.evaluate(() =>
      [...new Intl.Segmenter('ja', { granularity: 'word' }).segment('曲がった標識')].map(({ segment }) => segment),
    );
    expect(first.length).toBeLessThan('曲がった標識'.length);
    await putBefore('曲がった標識');
    await page.keyboard.press('Control+Shift+ArrowRight');
    await page.keyboard.type('X');
    await expect.poll(lines).toContain(`"X${'曲がった標識'.slice(first.length)}"`);
    await page.keyboard.press('Control+z');
    // In the text: the breadcrumb above it contains the name too.
    await editor(page).locator('.view-line').getByText('曲がった標識').first().dblclick();
    await page.keyboard.type('Y');
    await expect.poll(lines).not.toContain('"曲がった標識"');
    await expect.poll(() => lines()).not.toContain('"Y"');
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(0);
  });

  it('a number in full-width digits is corrected, and undo restores it as typed', async () => {
    await putBefore('"amount": 3');
    await page.keyboard.press('End');
    await find(page, '"amount": ');
    await page.keyboard.press('ArrowRight');
    await compose('７');
    await commit('７');
    await expect.poll(lines).toContain('"amount": 7');
    await page.keyboard.press('Control+z');
    await expect.poll(lines).toContain('"amount": ７');
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(0);
  });

  it('the cursor moves by visible characters, and none is highlighted as suspicious', async () => {
    const column = async () => Number(/列 (\d+)/.exec(await statusBar(page).innerText())?.[1]);
    await putBefore('曲がった標識');
    const from = await column();
    const letters = ['葛\u{e0100}', '𠮷', 'か\u3099', '（', '：', '！'];
    await commit(letters.join(''));
    for (const _ of letters) await page.keyboard.press('ArrowLeft');
    await expect.poll(column).toBe(from);
    let at = from;
    for (const letter of letters) {
      await page.keyboard.press('ArrowRight');
      at += letter.length;
      await expect.poll(column).toBe(at);
    }
    await expect.poll(() => page.locator('.unicode-highlight').count()).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(0);
  });

  it('can be composed at several cursors and at the end of a wrapped line', async () => {
    await putBefore('"rarity": "common"');
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Alt+ArrowDown');
    await compose('は');
    await compose('はし');
    await commit('橋');
    await expect.poll(async () => (await lines()).split('橋').length - 1).toBe(2);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(0);
    await putBefore('"op": "damage"');
    await page.keyboard.press('End');
    await compose('は');
    await compose('はし');
    await commit('橋');
    await expect.poll(lines).toContain('橋');
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(0);
  });

  it('the reading of a composed name is suggested', async () => {
    await goTo('cards/followers.json');
    const name = editor(page).locator('.view-line').filter({ hasText: '"name"' }).first();
    await name.click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.type('"name": ""');
    await page.keyboard.press('ArrowLeft');
    await compose('はし');
    await compose('はしわたし');
    await commit('橋渡し');
    await expect.poll(lines).toContain('"橋渡し"');
    const offered = async (): Promise<string> => {
      await page.keyboard.press('Control+.');
      const list = page.locator('.action-widget').first();
      return list.innerText({ timeout: 5000 }).catch(() => '');
    };
    await expect.poll(offered).toContain('読みを書く：はしわたし');
    await page.keyboard.press('Enter');
    await expect.poll(lines).toContain('"reading": "はしわたし"');
    await say('保存した状態に戻す');
    await expect.poll(unsaved).toBe(0);
  });
});
