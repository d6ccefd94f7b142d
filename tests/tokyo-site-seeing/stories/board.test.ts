import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actions, board, cheat, log, play, playToActions, startGame, stateOf, stepOn } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

async function newGame(): Promise<void> {
  await startGame(studio.page);
  await expect.poll(() => play(studio.page).locator('.controls-at').innerText()).toBe('0手目');
}

async function toActions(): Promise<void> {
  if ((await play(studio.page).innerText()).includes('シナリオクリア')) await newGame();
  await playToActions(studio.page);
}

const thing = (name: RegExp): Locator => board(studio.page).getByRole('button', { name });

async function click(what: Locator): Promise<void> {
  const before = await stateOf(studio.page);
  await what.first().click();
  await expect.poll(() => stateOf(studio.page)).not.toBe(before);
}

async function clickAndChoose(what: Locator, sentence: RegExp): Promise<void> {
  await what.first().click();
  await click(studio.page.getByRole('menuitem', { name: sentence }));
}

async function pay(): Promise<void> {
  const token = thing(/APトークンを1個使う$/);
  while ((await token.count()) > 0) await click(token);
}

it('the first phases are played by clicks on PCs, slots and hands, and each decision is asked in a sentence', async () => {
  await newGame();
  const finish = thing(/アクションを終える$/);
  const next = thing(/(を選ぶ|これでよい)$/);
  for (let i = 0; i < 40 && (await finish.count()) === 0; i++) await click(next);
  await expect.poll(() => finish.count()).toBeGreaterThan(0);
  await expect.poll(() => actions(studio.page).innerText()).toContain('アクションを終える');
  await expect.poll(() => play(studio.page).innerText()).toContain('行動するPCと、その行動を選ぶ');
});

it('a PC is moved by a click on the area, which shows the details of the check, and solves a card by a click on it', async () => {
  const { page } = studio;
  await toActions();
  for (const pc of ['procurer', 'engineer', 'gangster']) await cheat(page, 'AP', { PC: pc, 値: '0' });
  await cheat(page, 'AP', { PC: 'negotiator', 値: '12' });
  await clickAndChoose(thing(/^シブヤ/), /交渉人：シブヤに移動する/);
  await expect.poll(() => play(page).innerText()).toMatch(/交渉人の技術判定\d／目標値\d（シブヤへの移動）/);
  await expect.poll(() => thing(/^シブヤ.*進行中/).count()).toBe(1);
  await pay();
  await expect.poll(() => log(page).innerText()).toContain('黄色い小旗が公開された');
  await cheat(page, 'AP', { PC: 'negotiator', 値: '8' });
  await click(thing(/^黄色い小旗、スロット\d.*交渉人：黄色い小旗を解決する$/));
  await pay();
  await expect.poll(() => log(page).innerText()).toContain('交渉人が黄色い小旗を解決した');
  await expect.poll(() => thing(/^五年分のみやげ、スロット/).count()).toBe(1);
});

it('? on a card says why it cannot be bought, with the rule', async () => {
  const { page } = studio;
  await toActions();
  const far = thing(/^[^、]+、スロット\d、購入 [^、]+$/).first();
  await far.focus();
  await page.keyboard.press('?');
  const why = page.getByRole('dialog');
  await expect.poll(() => why.innerText()).toContain('TSS-BUY-01');
  await page.keyboard.press('Escape');
  await expect.poll(() => why.count()).toBe(0);
});

it('the board is one stop of the Tab key: arrows walk it, and Enter acts', async () => {
  const { page } = studio;
  await toActions();
  await thing(/^シンジュク/).focus();
  await page.keyboard.press('ArrowDown');
  const held = page.locator(':focus');
  await expect.poll(() => held.textContent()).toMatch(/スロット\d/);
  await expect.poll(() => board(page).locator('[tabindex="0"]').count()).toBe(1);
  await thing(/^ギャングスター：アクションを終える$|アクションを終える$/)
    .first()
    .focus();
  const before = await stateOf(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => stateOf(page)).not.toBe(before);
});

it('things added by cheats are shown and removed, and a click on a line of the log goes back to it', async () => {
  const { page } = studio;
  await toActions();
  await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'AKB1' });
  await cheat(page, 'エネミーのダメージ', { カード: 'T-39#1', 値: '2' });
  await expect.poll(() => thing(/^歩く看板男、スロット2、HP 4\/6、レンジ .*反撃 .*ダメージ2/).count()).toBe(1);
  await cheat(page, 'トラブルを除く', { カード: 'T-39#1' });
  await expect.poll(() => thing(/^歩く看板男/).count()).toBe(0);
  await expect.poll(() => log(page).innerText()).toContain('チート：歩く看板男を捨て札にする');
  const before = await stateOf(page);
  await click(log(page).getByRole('button', { name: /チート：歩く看板男を捨て札にする/ }));
  await expect.poll(() => thing(/^歩く看板男/).count()).toBe(1);
  await stepOn(page).click();
  await expect.poll(() => stateOf(page)).toBe(before);
});

it('the game ends when the last card of the scenario is revealed', async () => {
  const { page } = studio;
  await toActions();
  await cheat(page, 'シナリオカードを公開', { カード: 'SC00-09#1' });
  await expect.poll(() => play(page).innerText()).toContain('シナリオクリア');
});
