import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProjectFiles } from '#host/project/project-files.ts';
import { manyCards } from '#scripts/many-cards.ts';
import { actions, cheat, editor, faceText, openFile, statusBar, writeOver } from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// In a project of six thousand cards, one more is written as easily as the first: by completion and by its sentence,
// with a rename during the game, and a search in everything.

/** Polled once a second: the page is busy with so many cards. */
const patient = { interval: 1000 };

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { prepare: withCards, until: isThere });
});
afterAll(() => studio?.close());

async function withCards(folder: string): Promise<void> {
  for (const { path: name, text } of manyCards(await readProjectFiles(folder), 6000))
    await writeFile(path.join(folder, name), text);
}

async function isThere(page: Page): Promise<void> {
  await actions(page).getByRole('button').first().waitFor();
  await page.locator('.text-editor[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

const written = async () => (await editor(studio.page).innerText()).replaceAll('\u00a0', ' ');
const line = (text: string) => editor(studio.page).locator('.view-line').filter({ hasText: text }).first();
const write = (text: string) => studio.page.keyboard.insertText(text);
const errors = () => statusBar(studio.page).innerText();

async function press(key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await studio.page.keyboard.press(key);
}

async function take(said: string, then: string): Promise<string> {
  const offers = editor(studio.page).locator('.suggest-widget.visible .monaco-list-row');
  await expect
    .poll(async () => {
      if ((await offers.count()) === 0) await press('Control+Space');
      return (await offers.allInnerTexts()).some((one) => one.includes(said));
    }, patient)
    .toBe(true);
  await expect
    .poll(
      async () => {
        const isMeant = (await offers.and(studio.page.locator('.focused')).allInnerTexts()).join().includes(said);
        if (!isMeant) await press('ArrowDown');
        return isMeant;
      },
      { ...patient, interval: 100 },
    )
    .toBe(true);
  const taken = await offers.and(studio.page.locator('.focused')).first().innerText();
  await press('Enter');
  await expect.poll(written, patient).toContain(then);
  return taken;
}

const dialog = () => studio.page.getByRole('dialog');

describe.sequential('in a project of six thousand cards', () => {
  let id = '';

  it('a card is written by completion and by its sentence alone', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await line('"cards": [').click();
    await press('End');
    await press('Enter');
    id = /W-[0-9]+/.exec(await take('カードの名前', '"カードの名前"'))?.[0] ?? '';
    await writeOver(page, ['"カードの名前"'], 'カードの名前', '折れた案内板');
    await writeOver(page, ['"rarity": "starter"'], 'starter', 'com');
    await take('common', '"common"');
    await line('"effects": []').click();
    await press('End');
    await press('ArrowLeft');
    await take('"when"', '"when"');
    await line('clearScenario').click();
    await press('End');
    // Its automatic effects, before the closing brackets
    await press('ArrowLeft', 4);
    await press('Shift+ArrowLeft', '{ "op": "clearScenario" }'.length);
    await page.keyboard.type('"');
    await write('このエリアのすべての敵に物理ダメージ3点');
    await take('物理ダメージ3点を与える', '"enemiesHere"');
    await line('"physical"').click();
    await press('End');
    await press('ArrowLeft', 3);
    await write(', 使用後');
    await take('after', '"after"');
    await take('discard', '"discard"');
    await line('"category": "consumable"').click();
    await press('End');
    await press('Enter');
    await write('コスト');
    await take('cost', '"cost": 1');
    await expect.poll(errors, patient).toMatch(/エラー\s+0/);
  });

  it('its text is generated from its effect, and it is in a hand', async () => {
    const { page } = studio;
    await line('"enemiesHere"').click();
    await press('F1');
    await write('こうかからぶんをつくる');
    await press('Enter');
    await expect.poll(() => faceText(page), patient).toContain('このエリアの敵すべてに物理ダメージ3点。');
    await cheat(page, '手札に加える', { PC: 'gangster', カード: id });
  });

  it('its id is changed while it is played: the game is replayed first, and continues', async () => {
    const { page } = studio;
    await line(`"id": "${id}"`).click();
    await press('F2');
    await dialog().getByRole('textbox', { name: '新しいID' }).fill('W-9999');
    await dialog()
      .getByText(/進行中のゲーム.*遊びなおしました。IDのほかは、すべて同じです。/)
      .waitFor();
    await press('Enter');
    await expect.poll(() => dialog().count(), patient).toBe(0);
    await page.getByText('いまの内容で再生しました。違いはありません。').waitFor();
    await expect.poll(errors, patient).toMatch(/エラー\s+0/);
  });

  it('its name is found among all others and replaced, after a preview of the difference', async () => {
    const { page } = studio;
    const panel = page.getByRole('dialog', { name: 'プロジェクト内を検索' });
    const note = () => panel.getByRole('status').innerText();
    await press('Control+Shift+H');
    await panel.getByRole('searchbox').fill('だめーじ');
    await expect.poll(note, patient).toMatch(/か所/);
    await panel.getByRole('searchbox').fill('折れた案内板');
    await panel.getByRole('textbox', { name: '置き換える言葉' }).fill('曲がった案内板');
    await panel.getByRole('button', { name: '置き換えを見る' }).click();
    await expect.poll(() => panel.locator('.changed-after').first().innerText(), patient).toContain('曲がった案内板');
    await panel.getByRole('button', { name: /か所を置き換える$/ }).click();
    await expect.poll(note, patient).toBe('見つかりません。');
    await press('Escape');
    await expect.poll(written, patient).toContain('曲がった案内板');
    await expect.poll(errors, patient).toMatch(/エラー\s+0/);
  });

  it('no errors were logged', () => expect(studio.complaints).toEqual([]));
});
