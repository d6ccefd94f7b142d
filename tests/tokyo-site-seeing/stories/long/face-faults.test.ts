import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspector, openFile, statusBar, writeOver } from '../../../stories/desk.ts';
import { seriousOn } from '../../../stories/serious.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// A printed text that differs from its effects is marked on the face, and the inspector says both numbers.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { settings: null });
});
afterAll(() => studio?.close());

const marked = () =>
  studio.page.evaluate(() => [...(CSS.highlights.get('printed-fault') ?? [])].map((range) => String(range)));

describe.sequential('a face', () => {
  it('marks a number that differs from its effect, and the inspector shows both with the fixes', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await expect.poll(() => marked()).toEqual([]);
    await writeOver(page, ['"text": "敵1体に物理ダメージ2点。"'], '敵1体に物理ダメージ2点', '敵1体に物理ダメージ3点');
    await inspector(page).getByText('印字 3 ≠ 効果 2').waitFor();
    await expect.poll(marked).toEqual(['3']);
    await inspector(page).getByRole('button', { name: '直す…' }).click();
    const dialog = page.getByRole('dialog', { name: '問題を直す' });
    await dialog.locator('.changed-lines').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await inspector(page).getByText('印字 3 ≠ 効果 2').waitFor({ state: 'detached' });
    await expect.poll(marked).toEqual([]);
  });

  it('is measured in the background with all others by default, and the status bar says so', async () => {
    const { page } = studio;
    const runs = statusBar(page).getByRole('button', { name: /カードに文が収まるか確認しています/ });
    await expect.poll(() => runs.count()).toBe(1);
    expect(await seriousOn(studio, { at: 'footer' })).toEqual([]);
    await page.keyboard.press('Control+,');
    const choice = page
      .getByRole('region', { name: '設定' })
      .getByRole('radiogroup', { name: 'カードに文が収まるか確認' });
    await choice.getByRole('radio', { name: 'しない' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => runs.count()).toBe(0);
  });
});
