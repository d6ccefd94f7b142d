import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFaulty } from '#authoring/project-file.ts';
import { readProjectFiles } from '#host/project-files.ts';
import { manyCardsAsMade } from '#scripts/many-cards.ts';
import { editor, openFile } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// In a project of six thousand cards one more is written by completion alone, and is found by its name.

/** A machine with other work to do takes its time to read as much. */
const patient = { timeout: 180_000 };
const weapons = 'cards/weapons.json';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio(
    {},
    {
      prepare: async (folder) => {
        const before = new Map(
          (await readProjectFiles(folder)).map((file) => [file.path, isFaulty(file) ? '' : file.text]),
        );
        const made = manyCardsAsMade(await readProjectFiles(folder), 6000);
        const written = made.filter((file) => before.get(file.path) !== file.text);
        await Promise.all(written.map((file) => writeFile(path.join(folder, file.path), file.text)));
      },
      until: (page) => page.locator('.view-line').first().waitFor(patient),
    },
  );
}, 240_000);
afterAll(() => studio?.close());

const line = (text: string) => editor(studio.page).locator('.view-line').filter({ hasText: text }).first();

describe.sequential('in a project of six thousand cards', { timeout: 400_000 }, () => {
  it('a card is written by completion, with an id that nothing bears', async () => {
    const { page } = studio;
    await openFile(page, weapons);
    await line('"cards": [').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+Space');
    const offered = editor(page).locator('.suggest-widget .monaco-list-row').first();
    await expect.poll(() => offered.innerText(), patient).toContain('{ "id": "W-');
    await page.keyboard.press('Enter');
    await expect.poll(() => line('カードの名前').count(), patient).toBe(1);
    // From the id to the name, over which another is written
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('千の一枚');
    await page.keyboard.press('Escape');
    await expect.poll(() => line('千の一枚').innerText(), patient).toMatch(/"name":\s"千の一枚"/);
  });

  it('it is found among all by its name', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+Shift+F');
    const panel = page.getByRole('dialog', { name: 'プロジェクト内を検索' });
    await panel.getByRole('searchbox').fill('千の一枚');
    await expect.poll(() => panel.getByRole('status').innerText(), patient).toMatch(/^1 ファイルに 1 か所/);
  });
});
