import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, actWith, board, enlargeGame, log } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';
import { changing, layGame, prepareValley } from './laid-game.ts';

// Two people at one desk: a mech carries workers and oil into a combat, which both seal without seeing the other's dial
// and hand; the character of the winner has an encounter there.

const valley = {
  seats: { seat1: { power: 7, hand: ['P2', 'P4'] }, seat2: { power: 5, hand: ['P3'] } },
  combatDeck: ['P5'],
  encounterDeck: ['N8'],
  hexes: {
    A1: { units: ['F1.ford', 'F1.character', 'F1.worker#1', 'F1.worker#2'], goods: { oil: 3 } },
    B2: { units: ['F2.wade'] },
  },
};

let studio: Studio;
let page: Page;
beforeAll(async () => {
  studio = await openStudio({}, { prepare: prepareValley });
  page = studio.page;
});
afterAll(() => studio?.close());

const seenBy = (): Locator => page.getByRole('combobox', { name: '見る席', exact: true });
const veil = (): Locator => page.getByRole('region', { name: '席の交代' });
const onMap = (name: RegExp): Locator => board(page).getByRole('list', { name: '地図' }).getByRole('button', { name });
/** Lifts the veil for the next seat, who sees nothing before. */
async function takesOver(seat: string): Promise<void> {
  await veil().waitFor();
  expect(await board(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => seenBy().inputValue()).toBe(seat);
}

const side = (name: RegExp): Locator => board(page).getByRole('region', { name });

async function seals(of: Locator, card: RegExp, dial: number, sum: number): Promise<void> {
  await of.getByRole('button', { name: card }).click();
  await of.getByRole('spinbutton').focus();
  for (let i = 0; i < dial; i++) await page.keyboard.press('ArrowUp');
  await changing(page, () => of.getByRole('button', { name: `合計${sum}で封をして出す`, exact: true }).click());
}

describe.sequential('two people at one desk', () => {
  it('move a mech with two workers and three oil to a mech of the other, and a character after it', async () => {
    await layGame(page, valley);
    await enlargeGame(page);
    await seenBy().selectOption('0');
    await act(page, '移動を選ぶ');
    await act(page, 'ユニットの移動');
    await onMap(/^A1、動かすユニットを選ぶ/).click();
    await onMap(/^A1、動かすユニットを選ぶ.*キャラクター/).click();
    await onMap(/^A1、動かすユニットを選ぶ.*渡河/).waitFor();
    await changing(page, () => onMap(/^B2、農地/).click());
    await changing(page, () => board(page).getByRole('button', { name: '原油を3持つ', exact: true }).click());
    for (let i = 0; i < 2; i++) await act(page, 'ワーカー', '乗せる');
    await expect.poll(() => onMap(/^B2、農地/).innerText()).toContain('席1のメック、ワーカー 2、席2のメック、原油 3');
    await onMap(/^A1、動かすユニットを選ぶ/).click();
    await changing(page, () => onMap(/^B2、農地/).click());
    await side(/^攻撃 席1/).waitFor();
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });

  it('seal dial and cards, and see of the other neither dial nor hand', async () => {
    await seals(side(/^攻撃 席1/), /^夜明けの砲列 増やす/, 3, 7);
    await takesOver('1');
    await expect.poll(() => side(/^攻撃 席1/).innerText()).toContain('封をして出した');
    const seats = board(page).getByRole('list', { name: '席', exact: true });
    await expect.poll(() => seats.getByRole('button', { name: /^席1/ }).innerText()).toContain('戦闘カード ?');
    await expect.poll(() => board(page).innerText()).not.toContain('石つぶて');
    await expect.poll(() => log(page).innerText()).not.toContain('夜明けの砲列');
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    await seals(side(/^防御 席2/), /^裏の小道 増やす/, 2, 5);
    await expect
      .poll(() => log(page).innerText())
      .toMatch(/席1のダイアル：3、カード：夜明けの砲列[\s\S]*席2のダイアル：2/);
  });

  it('the winner keeps the oil, and its character has the encounter', async () => {
    await act(page, '席2', '1得る');
    await takesOver('0');
    await actWith(page, 2, '席1', '得る');
    await act(page, '席1', '1得る');
    await expect
      .poll(() => onMap(/^B2/).innerText())
      .toContain('B2、農地、席1が支配、席1のキャラクター、メック、ワーカー 2、原油 3');
    await changing(page, () =>
      board(page)
        .getByRole('button', { name: /^輪に入って踊る/ })
        .click(),
    );
    await act(page, '2得る');
    await expect.poll(() => log(page).innerText()).toMatch(/席1が収穫祭の選択肢1を選んだ[\s\S]*席1の民心：2/);
  });
});
