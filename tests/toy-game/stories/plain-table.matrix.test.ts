import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import type { BuiltStudio } from '../../stories/built/build-studio.ts';
import {
  actions,
  board,
  goOn,
  log,
  openCheats,
  openSetUp,
  play,
  startGame,
  stateOf,
  stepBack,
} from '../../stories/desk.ts';
import { misfits } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import type { Studio } from '../../stories/studio.ts';
import { buildToyStudio, openToyStudio } from '../open-toy-studio.ts';

// A game without a table of its own is played on the plain one, generated from its table document, its schemas and
// words.

let program: BuiltStudio;
beforeAll(async () => {
  program = await buildToyStudio();
});
afterAll(() => program?.remove());

/** The pieces that overflow the frame of their owner. */
const outOfFrame = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.plain-group .plain-piece')].flatMap((piece) => {
      const frame = piece.closest('.plain-group')?.getBoundingClientRect();
      const { right } = piece.getBoundingClientRect();
      return frame !== undefined && right > frame.right + 0.5 ? [piece.textContent ?? ''] : [];
    }),
  );

const inJapanese = {
  players: '人数',
  three: '3人',
  seenBy: '見る席',
  everything: 'すべての席',
  asBo: '文から見る',
  ada: /^青葉、銭 6/,
  adaAt: '青葉',
  bid: '青葉：3を付ける',
  sealed: '青葉：伏せて答えた',
  opened: '青葉：3を付ける',
  bo: /^文：/,
  hand: '手札',
  coins: '銭',
  seat: '席',
  value: '値',
  apply: '適用',
  asked: /別のことを決めています/,
  standings: '順位',
  heading: /市が終わった/,
  pastSeen: '見たものより前へ戻しますか？',
  goBack: 'それでも戻す',
  stepOn: '1手進める',
  wentBack: /見たものより前に戻した/,
  wentBackAtEnd: /^見たものより前に戻した/,
} as const;
const inEnglish: Readonly<Record<keyof typeof inJapanese, string | RegExp>> = {
  players: 'Players',
  three: '3 players',
  seenBy: 'Seen by',
  everything: 'All seats',
  asBo: 'As Bo sees it',
  ada: /^Ada, Coins 6/,
  adaAt: 'Ada',
  bid: 'Ada: Bid 3',
  sealed: 'Ada: Answered in secret',
  opened: 'Ada: Bid 3',
  bo: /^Bo:/,
  hand: 'Hand',
  coins: 'Coins',
  seat: 'Seat',
  value: 'Value',
  apply: 'Apply',
  asked: /Something else is being decided/,
  standings: 'Standings',
  heading: /The market is over/,
  pastSeen: 'Go back past what was seen?',
  goBack: 'Go back anyway',
  stepOn: 'On one move',
  wentBack: /Went back past what was seen/,
  wentBackAtEnd: /^Went back past what was seen/,
};

const windows = [
  ['日本語, 1440×900', inJapanese, { locale: 'ja-JP', viewport: { width: 1440, height: 900 } }],
  ['English, 1440×900', inEnglish, { locale: 'en-US', viewport: { width: 1440, height: 900 } }],
  ['日本語, 1024×640', inJapanese, { locale: 'ja-JP', viewport: { width: 1024, height: 640 } }],
  ['English, 1024×640', inEnglish, { locale: 'en-US', viewport: { width: 1024, height: 640 } }],
] as const;

describe.sequential.each(rows(windows, [0]))('a game on the plain table, %s', (_, said, options) => {
  let studio: Studio;
  let page: Page;
  beforeAll(async () => {
    studio = await openToyStudio(program, options);
    page = studio.page;
  });
  afterAll(() => studio?.close());

  const thing = (name: string | RegExp): Locator => board(page).getByRole('button', { name });
  const list = (name: string | RegExp): Locator => page.getByRole('combobox', { name, exact: true });
  const seeAs = (label: string | RegExp) => list(said.seenBy).selectOption({ label: label as string });
  async function settled(act: () => Promise<unknown>): Promise<void> {
    const before = await stateOf(page);
    await act();
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }

  it('starts with as few players as the system allows', async () => {
    await openSetUp(page);
    await expect.poll(() => list(said.players).getByRole('option').count()).toBe(3);
    await list(said.players).selectOption({ label: said.three as string });
    await settled(() => startGame(page));
    await expect.poll(() => board(page).getByRole('list', { name: said.hand }).count()).toBe(3);
  });

  it('is answered by the menu of the thing concerned, by keyboard alone', async () => {
    await thing(said.ada).focus();
    await page.keyboard.press('Enter');
    const bid = page.getByRole('menuitem', { name: said.bid, exact: true });
    await bid.waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return bid.getAttribute('data-highlighted');
      })
      .not.toBeNull();
    await settled(() => page.keyboard.press('Enter'));
    await expect.poll(() => log(page).innerText()).toContain(said.opened);
    await expect.poll(() => board(page).locator('[tabindex="0"]').count()).toBe(1);
  });

  it('shows a seat its own hand and answers, and of the others the size of their hands and that they have answered', async () => {
    const open = await board(page).getByRole('listitem').getByRole('button').count();
    await expect.poll(() => goOn(page).getAttribute('aria-description')).toBeNull();
    await seeAs(said.asBo);
    await expect.poll(() => log(page).innerText()).toContain(said.sealed);
    await expect.poll(() => goOn(page).getAttribute('aria-description')).toMatch(/すべての席|every seat/);
    await expect.poll(() => log(page).innerText()).not.toContain(said.opened);
    await expect.poll(() => board(page).getByRole('listitem').getByRole('button').count()).toBeLessThan(open);
    const offered = await actions(page).getByRole('button').allInnerTexts();
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((sentence) => !(said.bo as RegExp).test(sentence))).toEqual([]);
    // A newly enabled button is still changing its colour
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    await expect.poll(() => misfits(page)).toEqual([]);
    await seeAs(said.everything);
    await expect.poll(() => log(page).innerText()).toContain(said.opened);
  });

  it('hides the table between two seats at one desk until the next player is ready; a seat that sees everything skips this', async () => {
    await seeAs(said.asBo);
    await expect.poll(() => board(page).count()).toBe(1);
    await settled(() => actions(page).getByRole('button').first().click());
    const veil = page.getByRole('region', { name: /^(席の交代|Change of seats)$/ });
    await veil.waitFor();
    await expect
      .poll(async () => [
        await board(page).count(),
        await actions(page).count(),
        await log(page).getByRole('listitem').count(),
      ])
      .toEqual([0, 0, 0]);
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => board(page).count()).toBe(1);
    await expect.poll(() => veil.count()).toBe(0);
    await expect.poll(() => list(said.seenBy).inputValue()).toBe('2');
    await seeAs(said.everything);
    await settled(() => actions(page).getByRole('button').first().click());
    await expect.poll(() => veil.count()).toBe(0);
  });

  it('asks before an undo past what a seat has seen, and keeps it in the log', async () => {
    const question = page.getByRole('alertdialog', { name: said.pastSeen });
    await stepBack(page).click();
    await question.waitFor();
    await expect.poll(() => question.innerText()).toContain(said.opened);
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    await expect.poll(() => misfits(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => question.count()).toBe(0);
    await expect.poll(() => log(page).innerText()).not.toMatch(said.wentBack);
    // While the question is open nothing else on the page is accessible
    const goBack = () =>
      settled(async () => {
        await stepBack(page).click();
        await question.getByRole('button', { name: said.goBack }).click();
      });
    await goBack();
    await expect.poll(() => log(page).innerText()).toMatch(said.wentBack);
    await settled(() => page.getByRole('button', { name: said.stepOn }).click());
    await expect.poll(() => log(page).innerText()).not.toMatch(said.wentBack);
    await goBack();
    await expect.poll(() => log(page).innerText()).toContain(said.opened);
  });

  it('explains why not, in the words of the game', async () => {
    await board(page).getByRole('list', { name: said.hand }).first().getByRole('button').first().focus();
    await page.keyboard.press('?');
    const why = page.getByRole('dialog');
    await expect.poll(() => why.innerText()).toMatch(said.asked as RegExp);
    await page.keyboard.press('Escape');
    await expect.poll(() => why.count()).toBe(0);
  });

  it('has the cheats declared by the system', async () => {
    const drawer = await openCheats(page);
    await drawer.getByRole('combobox', { name: said.seat, exact: true }).selectOption({ label: said.adaAt as string });
    await drawer.getByRole('spinbutton', { name: said.value, exact: true }).fill('9');
    await settled(() => drawer.getByRole('button', { name: said.apply }).click());
    await expect.poll(() => board(page).innerText()).toContain(`${said.coins} 9`);
  });

  it('ends with ranks and the terms of every score', async () => {
    const standings = page.getByRole('region', { name: said.standings });
    const outside = new Set<string>();
    const next = goOn(page).and(page.locator(':not([aria-disabled="true"])'));
    for (let i = 0; i < 9; i++) {
      // The page of the end is loaded late, and until then nothing can be played on
      await standings.or(next).first().waitFor();
      if ((await standings.count()) > 0) break;
      await settled(() => next.click());
      for (const piece of await outOfFrame(page)) outside.add(piece);
    }
    await standings.waitFor();
    expect([...outside]).toEqual([]);
    await expect
      .poll(() => play(page).getByRole('heading', { level: 2 }).first().innerText())
      .toMatch(said.heading as RegExp);
    // Rank, three terms and their sum, for three seats
    await expect.poll(() => standings.getByRole('columnheader').count()).toBe(5);
    await expect.poll(() => standings.getByRole('rowheader').count()).toBe(3);
    await expect.poll(() => page.getByRole('region', { name: said.wentBackAtEnd }).innerText()).toContain(said.opened);
    // A newly enabled button is still changing its colour
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    await expect.poll(() => misfits(page)).toEqual([]);
  });
});
