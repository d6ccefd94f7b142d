import { cp, rm } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as desk from '../../../stories/desk.ts';
import { seriousOn } from '../../../stories/serious.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio(
    {},
    {
      prepare: async (folder) => {
        await rm(folder, { recursive: true });
        await cp('sample-content/tokyo-bay', folder, { recursive: true });
      },
    },
  );
});
afterAll(() => studio?.close());

const graph = (page: Page): Locator => page.getByRole('region', { name: 'シナリオの図' });
const layers = (page: Page): Locator => page.getByRole('region', { name: 'MODの重なり' });

async function open(page: Page, view: string): Promise<void> {
  await desk.runCommand(page, view);
  await page.getByRole('region', { name: view }).waitFor();
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-node') ?? '');

const line = (page: Page): Promise<string> => desk.statusBar(page).innerText();

describe.sequential('other views of a scenario and its layers', () => {
  it('the scenario of the running game is drawn with its current position, and arrow keys follow its edges', async () => {
    const { page } = studio;
    await open(page, 'シナリオの図');
    const box = (id: string) => graph(page).locator(`[data-node="${id}"]`);
    await expect.poll(() => graph(page).getByRole('combobox', { name: 'シナリオ' }).inputValue()).toBe('S10');
    await expect.poll(() => box('SC10-01').innerText()).toContain('いまここ');
    await box('start').focus();
    await page.keyboard.press('ArrowRight');
    const after = [await focused(page)];
    for (let i = 0; i < 2; i++) {
      await page.keyboard.press('ArrowRight');
      after.push(await focused(page));
    }
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => [...after, await focused(page)].slice(1)).toEqual(['SC10-02', 'SC10-03', 'SC10-02']);
    await box('SC10-01').click();
    const aside = graph(page).getByRole('complementary', { name: /^SC10-01 / });
    await expect.poll(() => aside.locator('dl').innerText()).toContain('SC10-02');
    await box('SC10-02').focus();
    await expect.poll(() => seriousOn(studio, { at: '[data-part="graph"], [data-part="layers"]' })).toEqual([]);
  });

  it('Enter goes to the text, and the cursor in the text marks its scene', async () => {
    const { page } = studio;
    await page.keyboard.press('Enter');
    const file = 'scenarios/S10-high-water-mark/cards.json';
    await expect.poll(() => desk.editor(page).getByRole('heading').textContent()).toBe(file);
    const written = desk.lineNumber(`sample-content/tokyo-bay/${file}`, '"id": "SC10-02"') - 1;
    await expect.poll(() => line(page)).toContain(`行 ${written}、`);
    await desk.find(page, '"id": "SC10-05"');
    await open(page, 'シナリオの図');
    await expect
      .poll(() => graph(page).locator('[data-marked="true"][data-node]').getAttribute('data-node'))
      .toBe('SC10-05');
    const row = graph(page).getByRole('row').filter({ hasText: 'SC10-05' }).first();
    await expect.poll(() => row.getAttribute('data-marked')).toBe('true');
  });

  it('an overridden value is shown with the original, and can be changed in the own project', async () => {
    const { page } = studio;
    await open(page, 'MODの重なり');
    const values = layers(page).getByRole('region', { name: /^W-01/ });
    const amount = values.getByRole('textbox', { name: /起きること › 1 › 数/ });
    await expect.poll(() => amount.inputValue()).toBe('3');
    await expect
      .poll(() => values.getByRole('row').filter({ hasText: '起きること › 1 › 数' }).innerText())
      .toContain('2');
    await expect
      .poll(() => values.getByRole('row', { name: /^名前（英語）/ }).innerText())
      .toMatch(/Bent Road Sign\s+Tide-Bent Road Sign/);
    await amount.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('４');
    await page.keyboard.press('Enter');
    await expect.poll(() => amount.inputValue()).toBe('4');
    await expect.poll(() => seriousOn(studio, { at: '[data-part="graph"], [data-part="layers"]' })).toEqual([]);
  });

  it('a value of the required project is overridden by a new one, and one undo reverts it', async () => {
    const { page } = studio;
    await layers(page)
      .getByRole('button', { name: /^すべて/ })
      .click();
    await layers(page).getByRole('searchbox').fill('engineer');
    await layers(page).getByRole('list', { name: '使われているもの' }).getByRole('button').first().click();
    const values = layers(page).getByRole('region', { name: /^engineer/ });
    const name = values.getByRole('textbox', { name: /^名前、/ });
    await name.fill('潮汐技師');
    await name.press('Enter');
    const project = desk.explorer(page).getByRole('treeitem', { name: /^(?:pcs|bots)\.json/ });
    await expect
      .poll(() =>
        layers(page)
          .getByRole('button', { name: /^差し替え/ })
          .first()
          .innerText(),
      )
      .toMatch(/2$/);
    await expect.poll(() => project.count()).toBe(1);
    await layers(page).focus();
    await page.keyboard.press('Control+z');
    await expect
      .poll(() =>
        layers(page)
          .getByRole('button', { name: /^差し替え/ })
          .first()
          .innerText(),
      )
      .toMatch(/1$/);
    await expect.poll(() => project.count()).toBe(0);
  });
});
