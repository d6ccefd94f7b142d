import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceIds } from '#renderer/desk/stage/workspace-ids.ts';
import { rows } from '../../matrix.ts';
import * as desk from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

describe.each(rows(['asa', 'yoru', 'contrast'] as const, [0]))('axe finds nothing serious, theme %s', (theme) => {
  let studio: Studio;
  const rules = theme === 'asa' ? 'all' : 'colours';
  beforeAll(async () => {
    studio = await openStudio();
    await studio.page.getByRole('combobox', { name: '配色', exact: true }).selectOption(theme);
  });
  afterAll(() => studio?.close());

  it('on the desk as it opens', async () => {
    await expect.poll(() => seriousOn(studio, { rules })).toEqual([]);
  });

  it.each(rows([...workspaceIds], [0]))('in the workspace %s', async (workspace) => {
    const { page } = studio;
    await page.keyboard.press(`Control+${workspaceIds.indexOf(workspace) + 1}`);
    await page.locator(`[data-workspace="${workspace}"]`).waitFor();
    await expect.poll(() => seriousOn(studio, { rules })).toEqual([]);
  });

  it('with the commands open', async () => {
    await studio.page.keyboard.press('Control+Shift+P');
    await desk.commands(studio.page).waitFor();
    await expect.poll(() => seriousOn(studio, { rules })).toEqual([]);
    await studio.page.keyboard.press('Escape');
  });

  it('at the end of a game', async () => {
    const { page } = studio;
    const drawer = await desk.openCheats(page);
    await drawer.getByRole('combobox', { name: 'チートの種類' }).selectOption({ label: 'シナリオカードを公開' });
    await drawer.getByRole('combobox', { name: 'カード', exact: true }).selectOption('SC00-09#1');
    await drawer.getByRole('button', { name: '適用' }).click();
    await page.getByRole('region', { name: 'ゲームの終わり' }).waitFor();
    await expect.poll(() => page.locator('.end .card-face').count()).toBe(2);
    await expect.poll(() => seriousOn(studio, { rules })).toEqual([]);
    await page.getByRole('button', { name: '同じシードでもう一度' }).click();
    await desk.board(page).waitFor();
  });

  it('in the middle of a game, with a problem', async () => {
    for (let i = 0; i < 4; i++) await desk.goOn(studio.page).click();
    await desk.openFile(studio.page, 'cards/weapons.json');
    await desk.editor(studio.page).locator('.view-line').first().click();
    await studio.page.keyboard.type('x');
    await expect.poll(() => desk.problems(studio.page).getByRole('button').count()).toBeGreaterThan(0);
    await expect.poll(() => seriousOn(studio, { rules })).toEqual([]);
  });
});

it('what is chosen has the colour of the system in each workspace when that replaces all others', async () => {
  const studio = await openStudio({ forcedColors: 'active' });
  const { page } = studio;
  const unmarked = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
      const meant = getComputedStyle(probe).backgroundColor;
      probe.remove();
      // The tab of a file has a line
      const chosen = document.querySelectorAll(
        '[aria-current="page"], [aria-pressed="true"], [aria-selected="true"]:not(.dv-tab)',
      );
      return [...chosen].flatMap((one) =>
        one.checkVisibility() && getComputedStyle(one).backgroundColor !== meant ? [one.outerHTML.slice(0, 120)] : [],
      );
    });
  for (const [at, workspace] of workspaceIds.entries()) {
    await page.keyboard.press(`Control+${at + 1}`);
    await page.locator(`[data-workspace="${workspace}"]`).waitFor();
    await expect.poll(async () => [workspace, await unmarked()]).toEqual([workspace, []]);
  }
  await studio.close();
});
