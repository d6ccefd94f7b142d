import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkProject } from '#host/check-project.ts';
import { actions, editor, face, play } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// From an empty folder to a scenario that is played, a card, a changed card and a playtest: by keyboard and an input
// method alone, on a small screen. No file is touched by hand.

let studio: Studio;
let page: Page;
let device: CDPSession;
beforeAll(async () => {
  studio = await openStudio(
    { viewport: { width: 1024, height: 640 } },
    {
      prepare: async (folder) => {
        await rm(folder, { recursive: true });
        await mkdir(folder);
      },
      until: (opened) => opened.getByRole('heading', { level: 1, name: /^物語を書いて、/ }).waitFor(),
    },
  );
  page = studio.page;
  device = await page.context().newCDPSession(page);
}, 120_000);
afterAll(() => studio?.close());

const dialog = () => page.getByRole('dialog', { name: '新しく作る' });
const text = (name: string, around: Page | Locator = dialog()) => around.getByRole('textbox', { name });

/** Goes from field to field until one has the focus. */
async function tabTo(field: Locator): Promise<void> {
  const isThere = () => field.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 60 && !(await isThere()); steps++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

/** Writes into a field as an input method does: kana first, then what they are made into. */
async function compose(field: Locator, kana: string, written: string): Promise<void> {
  await tabTo(field);
  await page.keyboard.press('Control+a');
  for (const end of [1, kana.length]) {
    const letters = kana.slice(0, end);
    await device.send('Input.imeSetComposition', { text: letters, selectionStart: end, selectionEnd: end });
  }
  await device.send('Input.insertText', { text: written });
  await expect.poll(() => field.inputValue()).toBe(written);
}

/** Opens the dialog, and goes to a kind by arrows. */
async function begin(kind: string): Promise<void> {
  await page.keyboard.press('Control+Alt+N');
  const wanted = dialog().getByRole('radio', { name: kind, exact: true });
  await wanted.waitFor();
  for (let steps = 0; steps < 10 && !(await wanted.isChecked()); steps++) await page.keyboard.press('ArrowRight');
  expect(await wanted.isChecked()).toBe(true);
}

async function make(keys: 'Control+Enter' | 'Control+Shift+Enter'): Promise<void> {
  await dialog().getByText('検査：誤りも警告もありません').waitFor();
  await expect.poll(() => dialog().getByRole('region', { name: 'できるもの' }).getAttribute('aria-busy')).toBe('false');
  await page.keyboard.press(keys);
  await dialog().waitFor({ state: 'detached' });
}

const read = async (file: string) => JSON.parse(await readFile(path.join(studio.folder, file), 'utf8')) as Entries;
interface Entries {
  readonly cards: readonly { readonly id: string; readonly name: string; readonly overrides?: string }[];
  readonly [key: string]: unknown;
}

describe.sequential('an author begins', { timeout: 120_000 }, () => {
  it('with a project in the empty folder', async () => {
    expect(await page.getByText('このフォルダーは空です。ここに新しいプロジェクトを作れます。').count()).toBe(1);
    await compose(text('題は何ですか', page), 'わたしのまち', 'わたしの街');
    await page.getByText('検査：誤りも警告もありません').waitFor();
    expect(await seriousOn(studio)).toEqual([]);
    expect(await readdir(studio.folder)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await actions(page).getByRole('button').first().waitFor();
    expect((await read('studio.json'))['title']).toBe('わたしの街');
  });

  it('with a scenario of four cards, which is played at once', async () => {
    await begin('シナリオ');
    await compose(text('何という名前ですか'), 'なつまつりのまいご', '夏祭りの迷子');
    await expect.poll(() => text('どう読みますか（かな）').inputValue()).toBe('なつまつりのまいご');
    await expect.poll(() => dialog().locator('.card-face').first().innerText()).toContain('夏祭りの迷子');
    expect(await seriousOn(studio)).toEqual([]);
    await make('Control+Shift+Enter');
    const { cards } = await read('scenarios/S20-scenario/cards.json');
    expect(cards.filter(({ id }) => id.startsWith('SC20-')).length).toBeGreaterThanOrEqual(4);
    await expect
      .poll(() => play(page).getByRole('combobox').first().locator('option:checked').innerText(), { timeout: 30_000 })
      .toContain('夏祭りの迷子');
    await actions(page).getByRole('button').first().waitFor();
  });

  it('with a card, which one undo takes away and one redo brings back', async () => {
    await begin('カード');
    await compose(text('何という名前ですか'), 'ちょうちん', '提灯');
    await make('Control+Enter');
    await expect.poll(() => face(page).or(editor(page)).first().innerText()).toContain('提灯');
    const file = path.join(studio.folder, 'cards/weapons.json');
    const isThere = () => stat(file).then(Boolean, () => false);
    expect(await isThere()).toBe(true);
    await page.keyboard.press('Control+z');
    await page.getByText('元に戻しました：カードを作る').waitFor();
    expect(await isThere()).toBe(false);
    await page.keyboard.press('Control+Shift+z');
    await page.getByText('やり直しました：カードを作る').waitFor();
    expect((await read('cards/weapons.json')).cards.map(({ name }) => name)).toEqual(['提灯']);
  });

  it('with a card of the sample that is changed, found by its number', async () => {
    await begin('カードの差し替え（MOD）');
    await tabTo(text('絞り込む'));
    await page.keyboard.type('I-01');
    await compose(text('新しい名前は何ですか（空なら「改」を付けます）'), 'ふるいてちょう', '古い手帳');
    await make('Control+Enter');
    expect((await read('cards/items.json')).cards.map(({ name, overrides }) => [name, overrides])).toEqual([
      ['古い手帳', 'tokyo-site-seeing-sample:I-01'],
    ]);
  });

  it('with a playtest; a name that is taken is told, and what is left half way leaves nothing', async () => {
    await begin('プレイテスト');
    await make('Control+Enter');
    expect((await readdir(path.join(studio.folder, 'playtests'))).length).toBe(1);
    await begin('翻訳する言語');
    await tabTo(text('どの言語ですか（en、de、zh-Hant など）'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('ja');
    await dialog().getByText('もう使われています。別のものにしてください。').waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect((await read('studio.json'))['locales']).toEqual(['ja']);
  });

  it('and all of it is sound, to the last warning', async () => {
    await page.keyboard.press('Control+Alt+S');
    const { report } = await checkProject(studio.folder);
    expect(report.problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});
