import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceIds } from '#renderer/desk/stage/workspace-ids.ts';
import { findPart, parts } from '#renderer/shell/workspaces/part-list.ts';
import { rows } from '../../matrix.ts';
import { openFile } from '../../stories/desk.ts';
import { misfits } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Every view has room for its content, and controls large enough to hit, in a small window and in a usual one. The
// scenario's graph is a zoomable drawing, and so is left out. In every theme its content has enough contrast.

/** By its id, its name, and a visible text of a card when it is there. */
const views = [
  ['sheet', 'Sheet', 'W-05'],
  ['gallery', 'Faces', 'W-05'],
  ['translations', 'Translations', 'Stand-in Procurer'],
  ['history', 'History', 'No differences.'],
  ['form', 'Form', 'Equip check'],
] as const;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ locale: 'en-US', viewport: { width: 1024, height: 640 } });
});
afterAll(() => studio?.close());

describe.sequential('the content fits', () => {
  it('in the editor', async () => {
    await openFile(studio.page, 'cards/weapons.json');
    await expect.poll(() => misfits(studio.page)).toEqual([]);
  });
  it.each(views)('in the view %s', async (id, name, seen) => {
    const { page } = studio;
    await page.setViewportSize({ width: 1024, height: 640 });
    await openPart(page, name);
    await page.locator(`[data-part="${id}"]`).getByText(seen).first().waitFor();
    await expect.poll(() => misfits(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => misfits(page)).toEqual([]);
  });

  const others = parts.filter(({ id, isLandmark }) => isLandmark !== true && id !== 'editor').map(({ id }) => id);

  it.each(rows(others, [0, 1]))('and in no theme axe finds low contrast in the view %s', async (id) => {
    const { page } = studio;
    await page.keyboard.press('Control+3');
    await page.keyboard.press('Alt+2');
    await openFile(page, 'cards/weapons.json');
    await openPart(page, findPart(id).names.en);
    await page.locator(`[data-part="${id}"]`).first().waitFor();
    for (const theme of rows(['asa', 'yoru', 'contrast'], [1])) {
      await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption(theme);
      await expect
        .poll(() => seriousOn(studio, { at: `[data-part="${id}"]`, rules: 'colours' }), { message: theme })
        .toEqual([]);
    }
  });
});

it('no workspace has more than one red button', async () => {
  const { page } = studio;
  const red = page.locator('.button-ring').filter({ visible: true });
  for (const [at, workspace] of workspaceIds.entries()) {
    await page.keyboard.press(`Control+${at + 1}`);
    await page.locator(`[data-workspace="${workspace}"]`).waitFor();
    expect([workspace, (await red.count()) <= 1]).toEqual([workspace, true]);
  }
});

async function openPart(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+Shift+P');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type(name);
  await page.getByRole('dialog').getByRole('option').filter({ hasText: name }).first().click();
}
