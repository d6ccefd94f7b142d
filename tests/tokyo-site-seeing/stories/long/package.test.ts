import { cp, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  cheat,
  editor,
  explorer,
  faceText,
  log,
  openFile,
  play,
  playToActions,
  problems,
  writeOver,
} from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

const base = 'tokyo-site-seeing-sample';
const baseTitle = '終点のない街——トーキョー災都心 見本';

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

describe.sequential('a package that requires the sample game', () => {
  it('is played with its own scenario, and its files are listed before those it requires', async () => {
    const { page } = studio;
    await expect.poll(() => play(page).innerText()).toContain('本日の満潮');
    const folders = explorer(page).getByRole('treeitem', { level: 1 });
    const names = await folders.evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
    expect(names.slice(-3)).toEqual(['playtests', 'scenarios', baseTitle]);
    await expect.poll(() => folders.last().getAttribute('data-path')).toBe(`${base}:`);
    await expect.poll(() => folders.last().getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
  });

  it('continues with an edited card, in a game with cards of both', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
    await act(page, 'ギャングスター', '潮に曲がった標識', '使用', '歩く看板男');
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ3点');
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, ['"op": "damage"', '"amount": 3'], '3', '2');
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ2点');
    await expect.poll(() => faceText(page)).toContain('潮に曲がった標識');
  });

  it('shows what it requires as read-only', async () => {
    const { page } = studio;
    await explorer(page).locator(`[data-path="${base}:"]`).click();
    await openFile(page, `${base}:cards/weapons.json`);
    await expect.poll(() => editor(page).innerText()).toContain('読み取り専用');
    await expect.poll(() => editor(page).getByRole('button', { name: '保存' }).count()).toBe(0);
    const line = editor(page).locator('.view-line').filter({ hasText: '"W-01"' });
    await line.click();
    await page.keyboard.type('x');
    await expect.poll(() => line.innerText()).not.toContain('x');
    // As printed in the required project, not in the package.
    await expect.poll(() => faceText(page)).toContain('曲がった標識');
    await expect.poll(() => faceText(page)).not.toContain('潮に');
  });
});
