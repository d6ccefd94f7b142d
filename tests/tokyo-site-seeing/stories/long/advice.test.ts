import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  actions,
  board,
  editor,
  inspector,
  log,
  openFile,
  play,
  runCommand,
  stateOf,
  writeOver,
} from '../../../stories/desk.ts';
import { seriousOn } from '../../../stories/serious.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// Looking ahead at the desk: a game is played to the card at the cursor, each action has its results, and why not has
// its remedy.

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

describe.sequential('looking ahead', () => {
  it('plays to the card at the cursor, by the rules, names the game, and goes back to the previous one', async () => {
    const { page } = studio;
    const before = await stateOf(page);
    await openFile(page, 'scenarios/S00-no-last-stop/cards.json');
    await page.keyboard.press('Control+P');
    await page.keyboard.type('SC00-02');
    await page
      .getByRole('option', { name: /SC00-02/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await editor(page).getByText('"SC00-02"').first().waitFor();
    await runCommand(page, 'ここから遊ぶ');
    await expect.poll(() => log(page).innerText()).toContain('黄色い小旗が公開された');
    await expect.poll(() => log(page).locator('.log-cheat').count()).toBe(0);
    await expect
      .poll(() => play(page).getByText('まで進むゲームを見つけました').innerText())
      .toMatch(/^.*黄色い小旗.*：S00 .*、\d人、シード\d+、\d+手目$/);
    await play(page).getByRole('button', { name: '元のゲームに戻る' }).click();
    await expect.poll(() => stateOf(page)).toBe(before);
  });

  it('plays to a position described by a condition; an invalid one is reported in the dialog', async () => {
    const { page } = studio;
    const before = await stateOf(page);
    await runCommand(page, '条件に合う局面まで遊ぶ');
    const asked = page.getByRole('dialog', { name: '条件に合う局面まで遊ぶ' });
    const write = async (condition: object): Promise<void> => {
      await asked.locator('.view-line').first().waitFor();
      await asked.locator('.native-edit-context, textarea.inputarea').first().focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(JSON.stringify({ when: condition }));
      // An automatically closed quote follows it
      await page.keyboard.press('Control+Shift+End');
      await page.keyboard.press('Delete');
      await asked.getByRole('button', { name: '探す' }).click();
    };
    await write({ op: 'atLeast', value: { op: 'cout' }, than: 1 });
    await expect.poll(() => asked.getByRole('alert').innerText()).toContain('value');
    await expect.poll(() => seriousOn(studio, { at: '.condition-dialog' })).toEqual([]);
    await write({ op: 'atLeast', value: { op: 'currentRound' }, than: 3 });
    await expect.poll(() => asked.count()).toBe(0);
    await expect.poll(() => stateOf(page)).not.toBe(before);
    await expect.poll(() => log(page).locator('.log-cheat').count()).toBe(0);
    await expect.poll(() => page.locator('.reach-note').innerText()).toContain('見つけました');
  });

  it('shows the results of each action, the same when repeated, for a chosen player, number of games and seed', async () => {
    const { page } = studio;
    const ask = play(page).getByRole('button', { name: 'この先を見る', exact: true });
    const shares = (games: number) =>
      actions(page)
        .getByText(new RegExp(`^勝率 \\d+％（\\d+～\\d+％、${games} ゲーム）`))
        .allTextContents();
    const looked = async (games: number) => {
      await expect.poll(async () => (await ask.count()) + (await shares(games)).length).toBeGreaterThan(1);
      return shares(games);
    };
    await ask.click();
    const first = await looked(16);
    await ask.click();
    await expect.poll(() => looked(16)).toEqual(first);

    await play(page).getByRole('button', { name: 'この先を見る条件' }).press('Enter');
    const options = page.getByRole('dialog', { name: 'この先を見る条件' });
    await options.getByRole('combobox', { name: '1つの行動からのゲーム数' }).selectOption('4');
    await options.getByRole('combobox', { name: '遊ぶプログラム' }).selectOption('random');
    await options.getByRole('spinbutton', { name: 'シード' }).fill('7');
    await page.keyboard.press('Escape');
    await ask.click();
    const random = await looked(4);
    await ask.click();
    await expect.poll(() => looked(4)).toEqual(random);
  });

  it('shows what would help next to why not', async () => {
    const { page } = studio;
    await board(page)
      .getByRole('button', { name: /^[^、]+、スロット\d、購入 [^、]+$/ })
      .first()
      .focus();
    await page.keyboard.press('?');
    const helps = page.getByRole('dialog').getByRole('region', { name: 'こうなら、できる' });
    const none = page.getByRole('dialog').getByText(/できるようにならない/);
    await expect.poll(async () => (await helps.count()) + (await none.count())).toBe(1);
    await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(/\d+ 通り試した/);
    await page.keyboard.press('Escape');
    await expect.poll(() => editor(page).count()).toBe(1);
  });

  it('plays to an event from its reason, to a scene from the graph, to a face from the gallery, to a card from the inspector', async () => {
    const { page } = studio;
    const before = await stateOf(page);
    await log(page).locator('.event-open').first().press('Enter');
    await page.getByRole('dialog', { name: /^理由/ }).getByRole('button', { name: 'ここから遊ぶ' }).press('Enter');
    await expect.poll(() => stateOf(page)).not.toBe(before);

    await openPart('シナリオの図');
    const graph = page.getByRole('region', { name: 'シナリオの図' });
    await graph.locator('[data-node="SC00-03"]').click();
    const aside = graph.getByRole('complementary', { name: /^SC00-03 / });
    await aside.getByRole('button', { name: 'ここから遊ぶ' }).click();
    await expect.poll(() => play(page).innerText()).toContain('五年分のみやげ');

    await openFile(page, 'cards/weapons.json');
    await openPart('面');
    const chosen = page.getByRole('listbox', { name: '面：武器' }).getByRole('option', { selected: true });
    const [id = ''] = (await chosen.innerText()).split(/\s+/);
    const scene = await stateOf(page);
    await page.getByRole('button', { name: `ここから遊ぶ：${id}`, exact: true }).click();
    await expect.poll(() => stateOf(page)).not.toBe(scene);

    await openFile(page, 'cards/weapons.json');
    await writeOver(page, ['"do"', '"damage"', '"amount": 2'], '2', '3');
    const row = inspector(page).getByRole('button', { name: 'ここから遊ぶ', exact: true });
    await row.first().waitFor();
    const there = await stateOf(page);
    await row.first().click();
    await expect.poll(() => stateOf(page)).not.toBe(there);
    await expect.poll(() => page.locator('.reach-note').innerText()).toContain('見つけました');
  });

  async function openPart(name: string): Promise<void> {
    const { page } = studio;
    await page.keyboard.press('Control+Shift+P');
    await page.keyboard.type(name);
    await page.getByRole('option', { name, exact: false }).first().waitFor();
    await page.keyboard.press('Enter');
  }
});
