import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playerNames } from '#engine/players/players.ts';
import {
  actions,
  autoPlay,
  board,
  goOn,
  log,
  openFile,
  play,
  startGame,
  stateOf,
  stepBack,
  stepOn,
  writeOver,
} from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const state = () => stateOf(studio.page);
const stop = () => play(studio.page).getByRole('button', { name: '止める', exact: true });
const decisions = () => log(studio.page).locator('.log-decision').count();
const progress = () => play(studio.page).getByRole('progressbar', { name: '進み具合' });
const made = async () => Number(/[0-9]+/.exec((await progress().getAttribute('aria-valuetext')) ?? '')?.[0] ?? 0);

describe.sequential('a running program', () => {
  it('is any one the engine has', async () => {
    const { page } = studio;
    await page.getByRole('button', { name: /^自動の進め方 / }).click();
    const player = () => page.getByRole('combobox', { name: '強さ', exact: true });
    const values = await player()
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(values).toEqual(playerNames);
    const names = await player().getByRole('option').allTextContents();
    expect(names.filter((name) => playerNames.includes(name))).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it.each(playerNames)('%s plays the requested number of decisions', async (name) => {
    const { page } = studio;
    const before = await state();
    await autoPlay(page, { player: name, steps: '10' });
    await goOn(page).click();
    await expect.poll(decisions).toBe(10);
    await startGame(page);
    await expect.poll(state).toBe(before);
  });

  it('shows progress, can be stopped, and leaves the game valid', async () => {
    const { page } = studio;
    await autoPlay(page, { player: 'search', steps: 'end' });
    await goOn(page).click();
    await expect.poll(made).toBeGreaterThan(5);
    await stop().click();
    await goOn(page).waitFor();
    const [stopped, at] = [await state(), await decisions()];
    await expect.poll(() => actions(page).getByRole('button').count()).toBeGreaterThan(0);
    await expect.poll(() => progress().count()).toBe(0);
    await stepBack(page).click();
    await expect.poll(state).not.toBe(stopped);
    await stepOn(page).click();
    await expect.poll(state).toBe(stopped);
    await expect.poll(() => decisions()).toBe(at);
  });

  it('waits for an edit, and continues with the new content', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await goOn(page).click();
    await expect.poll(made).toBeGreaterThan(1);
    await writeOver(page, ['"name": "曲がった標識"'], '曲がった標識', '折れた標識');
    await expect.poll(() => board(page).innerText()).toContain('折れた標識');
    const then = await made();
    await expect.poll(made).toBeGreaterThan(then);
    await stop().click();
    await goOn(page).waitFor();
  });
});
