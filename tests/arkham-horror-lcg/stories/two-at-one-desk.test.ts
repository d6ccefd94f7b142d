import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  board,
  cheat,
  difference,
  find,
  log,
  openFile,
  openSetUp,
  startGame,
  stateOf,
  writeOver,
} from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';
import { prepareFight } from '../desk/small-fight.ts';

// Two people at one desk: both react to a fight without seeing each other's hand; then a number of an effect is edited
// that waits for the end of the round.

let studio: Studio;
let page: Page;
beforeAll(async () => {
  studio = await openStudio({}, { prepare: prepareFight });
  page = studio.page;
});
afterAll(() => studio?.close());

const seenBy = (): Locator => page.getByRole('combobox', { name: '見る席', exact: true });
const veil = (): Locator => page.getByRole('region', { name: '席の交代' });
const hand = (): Promise<string> => board(page).getByRole('region', { name: /^手札/ }).first().innerText();

/** Lifts the veil for the next seat, who sees nothing before. */
async function takesOver(seat: string): Promise<void> {
  await veil().waitFor();
  expect(await board(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => seenBy().inputValue()).toBe(seat);
}

describe.sequential('two people at one desk', () => {
  it('begin a fight: each has a card that reacts', async () => {
    const before = await stateOf(page);
    await (await openSetUp(page)).getByRole('combobox', { name: '人数' }).selectOption('2');
    await startGame(page);
    await expect.poll(() => stateOf(page)).not.toBe(before);
    for (const seat of ['席1', '席2']) await act(page, seat, 'これで決める');
    for (const seat of ['seat1', 'seat2']) await cheat(page, 'プレイエリア', { 席: seat, カード: 'watchword' });
    await cheat(page, '脅威エリア', { 席: 'seat1', カード: 'watcher' });
    await cheat(page, '手札', { 席: 'seat1', カード: 'promise' });
    await act(page, '席1が手番を行う');
    await act(page, '約束をプレイする');
  });

  it('react to the same defeat in player order, each behind a veil, without seeing the hand of the other', async () => {
    await seenBy().selectOption('0');
    expect(await hand()).toContain('ランプ');
    await act(page, '見張りと戦う');
    await act(page, 'これでよい');
    await takesOver('1');
    await act(page, 'これでよい');
    await takesOver('0');
    await act(page, '合言葉');
    await takesOver('1');
    await expect.poll(() => board(page).innerText()).not.toContain('約束');
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    await act(page, '合言葉');
    await takesOver('0');
    await seenBy().selectOption({ label: 'すべての席' });
    const gained = log(page)
      .getByRole('listitem')
      .filter({ hasText: /席[12]はリソースを1個得た/ });
    await expect.poll(() => gained.count()).toBe(2);
  });

  it('edit a number that waits: no difference yet; after the end of the round, the first difference is shown', async () => {
    await openFile(page, 'cards/player.json');
    await find(page, '"amount": 2');
    await writeOver(page, ['"amount": 2'], '2', '4');
    await expect.poll(() => difference(page).innerText()).toContain('違いはありません');
    await act(page, '席1', '手番を終える');
    await act(page, '席2', '手番を終える');
    await expect.poll(() => log(page).innerText()).toContain('席1はリソースを4個得た');
    await writeOver(page, ['"amount": 4'], '4', '5');
    await expect
      .poll(() => difference(page).innerText())
      .toMatch(/から変わりました。前：席1はリソースを4個得た → 今：席1はリソースを5個得た/);
    await expect.poll(() => log(page).innerText()).toContain('席1はリソースを5個得た');
  });
});
