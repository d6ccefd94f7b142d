import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  actions,
  cheat,
  difference,
  editor,
  goOn,
  lineNumber,
  log,
  openFile,
  placeOf,
  play,
  problems,
  stateOf,
  stepBack,
  stepOn,
  tableOf,
  writeOver,
} from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Issue 2, "Shown by" 6: a designer edits a weapon while a battle with it is running, and then clears the scenario.

const WEAPON = '"op": "damage", "to": { "op": "target" }, "amount": ';
const damageLine = ['damage', 'amount', 'physical'];

const damageAt = () => lineNumber(path.join(studio.folder, 'cards/weapons.json'), ...damageLine);

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

async function playOneStep(): Promise<void> {
  const before = await stateOf(studio.page);
  await goOn(studio.page).click();
  await expect.poll(() => stateOf(studio.page)).not.toBe(before);
}

describe.sequential('a weapon is edited while a battle with it is running', () => {
  it('sets a battle up with cheats, and attacks', async () => {
    const { page } = studio;
    await play(page).getByRole('combobox', { name: '手数' }).selectOption('1');
    while (!(await actions(page).innerText()).includes('アクションを終える')) await playOneStep();
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
    await act(page, 'ギャングスター', '曲がった標識', '使用', '歩く看板男');
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ2点');
    await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ2');
  });

  it('mistypes the damage as a word: a mark at that value, a problem, and the game unharmed', async () => {
    const { page } = studio;
    const before = await stateOf(page);
    await openFile(page, 'cards/weapons.json');
    await writeOver(page, damageLine, '2', '"二"');
    await expect
      .poll(() => problems(page).getByRole('listitem').first().innerText())
      .toMatch(new RegExp(`cards/weapons\\.json\\s+${damageAt()}:\\d+`));
    const value = await placeOf(editor(page).locator('.view-line').filter({ hasText: '"二"' }), '"二"');
    // The editor draws its marks anew as it lays out: what counts is where the mark comes to stand.
    const markAt = async () => {
      const mark = await editor(page).locator('.squiggly-error').first().boundingBox();
      return [Math.round(mark?.x ?? 0), Math.round(mark?.width ?? 0)];
    };
    await expect.poll(markAt).toEqual([value.x, value.width]);
    await expect.poll(() => difference(page).innerText()).toContain('ゲームは最後に正しかった内容のまま');
    await expect.poll(() => stateOf(page)).toBe(before);
    await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ2');
  });

  it('goes to the problem at a click', async () => {
    const { page } = studio;
    await openFile(page, 'words.json');
    await problems(page).getByRole('button').first().click();
    await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe('cards/weapons.json');
    await expect.poll(() => page.getByRole('contentinfo').innerText()).toContain(`行 ${damageAt()}、`);
  });

  it('is set to a number: the running battle comes out with the new damage, and the change is said', async () => {
    const { page } = studio;
    await problems(page).getByRole('button').first().click();
    for (let i = 0; i < '"二"'.length; i++) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.type('4');
    // That the printed text says otherwise now is a warning.
    await expect.poll(() => problems(page).getByRole('img', { name: 'エラー' }).count()).toBe(0);
    await expect.poll(() => difference(page).innerText()).toContain('から変わりました');
    await expect
      .poll(() => difference(page).innerText())
      .toContain('物理ダメージ2点（曲がった標識） → 今：歩く看板男に物理ダメージ4点');
    await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ4');
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ4点');
  });

  it('is undone: the battle is as it was', async () => {
    const { page } = studio;
    await editor(page).locator('.view-line').first().click();
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+z');
        return tableOf(page, 'シンジュク');
      })
      .toContain('ダメージ2');
    await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
    const onDisk = await readFile(path.join(studio.folder, 'cards/weapons.json'), 'utf8');
    expect(onDisk).toContain(`${WEAPON}2`);
  });

  it('steps back and on again', async () => {
    const { page } = studio;
    const before = await stateOf(page);
    await stepBack(page).click();
    await expect.poll(() => tableOf(page, 'シンジュク')).not.toContain('ダメージ2');
    await stepOn(page).click();
    await expect.poll(() => stateOf(page)).toBe(before);
    await expect.poll(() => tableOf(page, 'シンジュク')).toContain('ダメージ2');
  });

  it('plays on and clears the scenario, with a player and with cheats', async () => {
    const { page } = studio;
    await play(page).getByRole('combobox', { name: '手数' }).selectOption('10');
    for (let turn = 1; turn <= 4; turn++) {
      await playOneStep();
      for (const pc of ['procurer', 'engineer', 'negotiator', 'gangster']) {
        await cheat(page, 'HP', { PC: pc, 値: '5' });
      }
    }
    await cheat(page, 'シナリオカードを公開', { カード: 'SC00-09#1' });
    const end = page.getByRole('region', { name: 'ゲームの終わり' });
    await expect.poll(() => end.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['シナリオクリア']);
  });

  it('has broken no rule of the house on the way', () => {
    expect(studio.complaints).toEqual([]);
  });
});
