import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, cheat, editor, log, openFile, playToActions, writeOver } from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const effect = '[{ "op": "damage", "to": { "op": "target" }, "amount": 2, "type": "physical" }]';

describe.sequential('an effect typed as its sentence', () => {
  it('is completed to its node, and the running game uses it', async () => {
    const { page, folder } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
    await act(page, 'ギャングスター', '曲がった標識', '使用', '歩く看板男');
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ2点');

    const weapons = path.join(folder, 'cards/weapons.json');
    const text = await readFile(weapons, 'utf8');
    await writeFile(weapons, text.replace(effect, '["here"]'));
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, ['"do": ["here"]'], 'here', ' ');
    await page.keyboard.insertText('敵1体に物理ダメージ3点');
    await page.keyboard.press('Control+Space');
    const offered = editor(page).locator('.suggest-widget .monaco-list-row').first();
    await expect.poll(() => offered.innerText()).toContain('対象に物理ダメージ3点を与える。');
    await page.keyboard.press('Enter');
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ3点');
  });

  it('has its text generated, as one step that undo reverts', async () => {
    const { page } = studio;
    await page.keyboard.press('F1');
    await page.keyboard.insertText('こうかからぶんをつくる');
    await page.keyboard.press('Enter');
    await expect.poll(() => editor(page).innerText()).toMatch(/"text":.*敵1体に物理ダメージ3点。/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => editor(page).innerText()).not.toMatch(/敵1体に物理ダメージ3点。/);
  });
});
