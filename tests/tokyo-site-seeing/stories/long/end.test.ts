import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autoPlay, hasFocus, openCheats, openSetUp, reload, startGame, stateOf } from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

type Role = Parameters<Page['getByRole']>[0];
const promises = readFileSync('docs/reference/landmarks.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const said = {
  ja: {
    cheat: ['シナリオカードを公開', '進行トークン'],
    card: 'カード',
    result: 'シナリオクリア',
    lost: '敗北旅程表の進行トークンの数が0',
    rank: 'クリアランクS',
    rewards: ['添乗員の小旗', '渡しそびれた土産'],
    terms: ['盤面のトラブル', '捨て札のトラブル', '『サイト』', '合計'],
    by: '勝率は数えていません',
    record: 'テストに記録',
    cancel: 'キャンセル',
    see: /^この手の盤面を見る（\d+手目）$/,
  },
  en: {
    cheat: ['Reveal a scenario card', 'Progress tokens'],
    card: 'Card',
    result: 'Scenario cleared',
    lost: 'DefeatedThe number of progress tokens on The Itinerary is 0',
    rank: 'Clear rank S',
    rewards: ['The Tour Guide’s Flag', 'Souvenirs Never Handed Over'],
    terms: ['Troubles on the mat', 'Troubles discarded', 'Site', '÷ 4 PCs'],
    by: 'not by win rate',
    record: 'Record a test',
    cancel: 'Cancel',
    see: /^Show the board of move \d+$/,
  },
} as const;

describe.each([
  ['ja', 'ja-JP'],
  ['en', 'en-US'],
] as const)('the end of a game, in %s', (language, locale) => {
  const words = said[language];
  let studio: Studio;
  const part = (name: string): Locator => {
    const row = promises.find(([, promised = '']) => promised.split(':', 1)[0] === name);
    if (row === undefined) throw new Error(`docs/reference/landmarks.md promises no ${name}`);
    return studio.page.getByRole(row[2] as Role, { name: row[language === 'ja' ? 3 : 4] ?? '', exact: true });
  };
  const state = () => stateOf(studio.page);
  const changes = async (what: () => Promise<unknown>) => {
    const before = await state();
    await what();
    await expect.poll(state).not.toBe(before);
  };
  async function cheat(kind: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const drawer = await openCheats(studio.page);
    await part('kind of cheat').selectOption({ label: kind });
    for (const [name, value] of Object.entries(fields))
      await drawer.getByRole('combobox', { name, exact: true }).selectOption(value);
    await changes(() => part('apply the cheat').click());
  }

  beforeAll(async () => {
    studio = await openStudio({ locale });
  });
  afterAll(() => studio?.close());

  describe.sequential('', () => {
    it('a new game starts at the set-up without a question, and the previous one can be dealt again', async () => {
      const begun = await state();
      await cheat(words.cheat[0], { [words.card]: 'SC00-04#1' });
      const game = await state();
      await changes(() => startGame(studio.page));
      await expect.poll(() => state()).toBe(begun);
      await cheat(words.cheat[0], { [words.card]: 'SC00-04#1' });
      await expect.poll(() => state()).toBe(game);
    });

    it('no view has two filled red buttons, and none of them discards the game', async () => {
      const red = studio.page.locator('.button-ring:visible');
      await expect.poll(() => red.count()).toBe(0);
      await cheat(words.cheat[0], { [words.card]: 'SC00-09#1' });
      await part('end of the game').waitFor();
      await expect.poll(() => red.allInnerTexts()).toEqual([await part('next seed').innerText()]);
    });

    it('the page starts with its heading: result, rank term by term, what decided it', async () => {
      const { page } = studio;
      const end = part('end of the game');
      const heading = end.getByRole('heading', { level: 2 });
      await expect.poll(() => heading.textContent()).toBe(words.result);
      await expect.poll(() => heading.evaluate(hasFocus)).toBe(true);
      const text = await end.innerText();
      for (const term of [words.rank, ...words.terms, words.by]) expect(text).toContain(term);
      // All texts of the end are readable, however low the part is.
      const hidden = await end
        .locator('.end-hero')
        .evaluate((hero) => Math.max(0, hero.scrollHeight - hero.clientHeight));
      expect(hidden).toBe(0);
      await expect.poll(() => part('board').count()).toBe(0);
      await expect.poll(() => end.getByRole('button', { name: words.see }).count()).toBe(2);
      // Focus goes from the heading over the moves and the rewards to the buttons.
      const stops: string[] = [];
      for (let i = 0; i < 5; i++) {
        await page.keyboard.press('Tab');
        stops.push(await page.evaluate(() => document.activeElement?.getAttribute('type') ?? ''));
      }
      expect(stops).toEqual(['button', 'button', 'radio', 'button', 'button']);
    });

    it('the rewards are shown as whole cards, and one is chosen by keys', async () => {
      const { page } = studio;
      const rewards = part('end of the game').getByRole('radio');
      await expect
        .poll(() => rewards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
        .toEqual(words.rewards);
      await expect.poll(() => part('end of the game').locator('.card-face').count()).toBe(2);
      await rewards.first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => rewards.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)))
        .toEqual([false, true]);
    });

    it('keys go back to the board of a move and to the end again, and nothing is lost', async () => {
      const { page } = studio;
      const ended = await state();
      const end = part('end of the game');
      await end.getByRole('button', { name: words.see }).last().click();
      await part('board').waitFor();
      await expect.poll(() => part('step on to the last').count()).toBe(1);
      await page.keyboard.press('Alt+End');
      await end.waitFor();
      await expect.poll(() => state()).toBe(ended);
      await expect.poll(() => end.getByRole('radio').last().isChecked()).toBe(true);
      await page.keyboard.press('Alt+,');
      await part('board').waitFor();
      await page.keyboard.press('Alt+.');
      await end.waitFor();
      await expect.poll(() => state()).toBe(ended);
    });

    it('the whole game can be kept as a test with its result', async () => {
      const { page } = studio;
      await part('end of the game').getByRole('button', { name: words.record, exact: true }).click();
      const record = page.getByRole('region', { name: words.record, exact: true });
      const [from, to] = [record.getByRole('spinbutton').first(), record.getByRole('spinbutton').last()];
      const decisions = await part('end of the game').locator('.end-figures dd').nth(1).innerText();
      await expect.poll(() => from.inputValue()).toBe('0');
      expect(Number(await to.inputValue())).toBeGreaterThanOrEqual(Number(decisions));
      await expect.poll(() => record.locator('.tests-facts > .tick input').isChecked()).toBe(true);
      await record.getByRole('button', { name: words.cancel, exact: true }).click();
      await expect.poll(() => record.count()).toBe(0);
    });

    it('everything is restored by a reload, including the chosen reward', async () => {
      const { page } = studio;
      await expect
        .poll(async () => {
          await reload(page);
          await part('end of the game').waitFor();
          return part('end of the game').getByRole('radio').last().isChecked();
        })
        .toBe(true);
    });

    it('the next seed is played without a question, and shown in the set-up', async () => {
      await changes(() => part('next seed').click());
      await part('board').waitFor();
      await openSetUp(studio.page);
      await expect.poll(() => part('seed').inputValue()).toBe('2');
      await studio.page.keyboard.press('Escape');
    });

    it('a loss has its reason, and neither rank nor rewards', async () => {
      const drawer = await openCheats(studio.page);
      await part('kind of cheat').selectOption({ label: words.cheat[1] });
      const cards = drawer.getByRole('combobox').last();
      await cards.selectOption('SC00-TT#1');
      await drawer.getByRole('spinbutton').fill('1');
      await changes(() => part('apply the cheat').click());
      await autoPlay(studio.page, { steps: '100' });
      const end = part('end of the game');
      await part('auto-play').click();
      await end.waitFor();
      await expect.poll(() => end.getByRole('heading', { level: 2 }).textContent()).toBe(words.lost);
      await expect.poll(() => end.getByRole('radio').count()).toBe(0);
      await expect.poll(() => end.innerText()).not.toContain(words.terms[0]);
    });
  });
});
