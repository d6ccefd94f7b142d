import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, board, difference, find, log, openFile, writeOver } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';
import { layGame, prepareValley } from './laid-game.ts';

// The cost of a bottom action is edited after somebody has paid it, and the game goes on with the new one.

const woodToBuild = { hexes: { A1: { units: ['F1.worker#1'], goods: { wood: 5 } } } };

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { prepare: prepareValley });
});
afterAll(() => studio?.close());

const build = (): Locator => board(studio.page).getByRole('button', { name: /^下段 建設/ });
const wood = (): Locator =>
  board(studio.page)
    .getByRole('list', { name: '地図' })
    .getByRole('button', { name: /^A1、山岳/ });

describe.sequential('the cost of a mat is edited while the game goes on', () => {
  it('which was paid before', async () => {
    const { page } = studio;
    await layGame(page, woodToBuild);
    await act(page, '交易を選ぶ');
    await act(page, '行わない');
    await act(page, '下段アクションを行う');
    await expect.poll(() => log(page).innerText()).toContain('A1の木材：-3');
  });

  it('the board follows, and the desk says what differs first', async () => {
    const { page } = studio;
    await openFile(page, 'mats.json');
    await find(page, '"bottom": "build"');
    await writeOver(page, ['"trade"', '"build"'], '3', '5');
    await expect.poll(() => difference(page).innerText()).toContain('前：A1の木材：-3 → 今：A1の木材：-5');
    await expect.poll(() => build().innerText()).toContain('コスト 木材 5');
    await expect.poll(() => wood().innerText()).not.toContain('木材');
  });

  it('and an undo of the edit gives the game back', async () => {
    const { page } = studio;
    await page.keyboard.press('Control+z');
    await expect.poll(() => build().innerText()).toContain('コスト 木材 3');
    await expect.poll(() => wood().innerText()).toContain('木材 2');
    await expect.poll(() => difference(page).innerText()).toContain('前：A1の木材：-5 → 今：A1の木材：-3');
  });
});
