import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editor, openFile } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// An effect and an id are written with what the desk offers, in Japanese.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
}, 120_000);
afterAll(() => studio?.close());
beforeEach(() => expect(studio.complaints).toEqual([]));

const line = (text: string) => editor(studio.page).locator('.view-line').filter({ hasText: text }).first();
const offered = () => studio.page.locator('.suggest-widget.visible .monaco-list-row');

describe.sequential('what may be written', { timeout: 120_000 }, () => {
  it('is every effect that is valid there, and the one that is chosen brings its fields', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await line('"id": "W-01"').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"effects": [{ "id": "x", "when": "use", "do": [{ "op": "');
    await expect.poll(() => offered().count()).toBeGreaterThan(8);
    await page.keyboard.insertText('ダメージを与');
    await expect.poll(() => offered().first().innerText()).toContain('damage');
    await page.keyboard.press('Enter');
    await expect.poll(() => line('"op": "x"').or(line('"id": "x"')).innerText()).toContain('damage');
    const written = async () => (await editor(page).locator('.view-lines').innerText()).replaceAll('\u00a0', ' ');
    await expect.poll(written).toMatch(/"damage", "to":[^]*"amount":[^]*"type":/);
    await page.keyboard.press('Escape');
  });

  it('is an id, found by how its name is read', async () => {
    const { page } = studio;
    await line('"traits"').click();
    await page.keyboard.press('End');
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(', "');
    await page.keyboard.insertText('どうぐ');
    await expect.poll(() => offered().first().innerText()).toContain('道具');
    await page.keyboard.press('Enter');
    await expect.poll(() => line('"traits"').innerText()).toContain('"tool"');
  });
});
