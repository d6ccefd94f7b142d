import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  board,
  cheat,
  editor,
  hasFocus,
  idle,
  inspector,
  openFile,
  playToActions,
  problems,
  take,
  writeOver,
} from '../../stories/desk.ts';
import { outOfSight } from '../../stories/fits.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// One inspector of what is chosen, wherever it is chosen, and five questions that it answers from any workspace.

const weapons = 'cards/weapons.json';
const playtest = 'playtests/01-how-a-test-is-written.json';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio(
    {},
    {
      // A playtest of the card that is asked about.
      prepare: async (folder) => {
        const path = `${folder}/${playtest}`;
        await writeFile(path, (await readFile(path, 'utf8')).replaceAll('W-09', 'W-01'));
      },
    },
  );
});
afterAll(() => studio?.close());

const name = (page: Page): Locator => inspector(page).getByRole('heading', { level: 2 });
const find = (page: Page, id: string): Promise<void> => take(page, 'Control+p', id, id);
const look = async (page: Page, label: string): Promise<void> =>
  page.getByRole('group', { name: '表示', exact: true }).getByRole('button', { name: label, exact: true }).click();

async function chooseBySearch(page: Page, id: string, called: string): Promise<void> {
  await page.keyboard.press('Control+3');
  await find(page, id);
  await expect.poll(() => name(page).textContent()).toBe(called);
}
const chooseIt = (page: Page): Promise<void> => chooseBySearch(page, 'W-01', '曲がった標識');
const chooseAnother = (page: Page): Promise<void> => chooseBySearch(page, 'W-05', '改造ガス銃');

/** Each chooses the same card. */
const choosing: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'in the text': async (page) => {
    await page.keyboard.press('Control+Home');
    await editor(page).locator('.view-line').filter({ hasText: '"W-01"' }).first().click();
  },
  'on the board': async (page) => {
    await board(page)
      .getByRole('button', { name: /^ギャングスター、/ })
      .click();
    await board(page)
      .getByRole('button', { name: /^曲がった標識、/ })
      .click();
    await page.keyboard.press('Escape');
  },
  'in the list of problems': (page) => problems(page).getByRole('listitem').getByRole('button').first().click(),
  'in the sheet': async (page) => {
    await page.keyboard.press('Control+1');
    await look(page, '表');
    await page.getByRole('gridcell', { name: /W-01/ }).first().click();
  },
  'among the faces': async (page) => {
    await page.keyboard.press('Control+1');
    await look(page, '面');
    await page.getByRole('option', { name: /^W-01/ }).click();
  },
};

describe.sequential('the inspector', () => {
  it('is of a card in play that an edit has made wrong', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-31', スロット: 'SJK0' });
    await act(page, 'ギャングスター', '曲がった標識', '使用', '暴走する清掃車');
    await openFile(page, weapons);
    await writeOver(page, ['damage', 'amount', 'physical'], '2', '3');
    await idle(page);
    await expect.poll(() => name(page).textContent()).toBe('曲がった標識');
  });

  it.each(Object.keys(choosing))('shows a card that is chosen %s', async (where) => {
    const { page } = studio;
    await chooseAnother(page);
    await choosing[where]?.(page);
    await expect.poll(() => name(page).textContent()).toBe('曲がった標識');
    expect(await inspector(page).count()).toBe(1);
  });

  it.each([
    ['表', 'sheet'],
    ['面', 'gallery'],
  ])(
    'shows a card that is chosen in the list, and keeps the look %s, which marks it in sight',
    async (called, part) => {
      const { page } = studio;
      await page.keyboard.press('Control+1');
      await look(page, called);
      await page.locator('[data-part="cards"]').getByRole('button', { name: '利子つきの木刀' }).click();
      const marked = page.locator(`[data-part="${part}"] :is([aria-current="true"], [aria-selected="true"])`);
      const its = marked.filter({ hasText: 'W-40' }).last();
      await its.waitFor();
      await expect.poll(() => outOfSight(its)).toEqual([]);
      await expect.poll(() => name(page).textContent()).toBe('利子つきの木刀');
      expect(await editor(page).isVisible()).toBe(false);
    },
  );

  it('shows the PC that is chosen on the board, not the BOT card of its name', async () => {
    const { page } = studio;
    await chooseAnother(page);
    await board(page)
      .getByRole('button', { name: /^ギャングスター、/ })
      .click();
    await expect.poll(() => name(page).textContent()).toBe('ギャングスター');
  });

  const questions: Readonly<Record<string, (page: Page) => Locator>> = {
    'where is it': (page) =>
      inspector(page).getByRole('button', { name: '文字で開く', description: /^cards\/weapons\.json 5行目$/ }),
    'who uses it': (page) => inspector(page).getByRole('group', { name: 'テスト' }).getByRole('listitem'),
    'what is wrong': (page) => inspector(page).getByRole('group', { name: '問題' }).getByText('印字 2 ≠ 効果 3'),
    'what did it do': (page) => inspector(page).getByRole('group', { name: 'このゲームでは' }).getByRole('listitem'),
    'how does it print': (page) => inspector(page).getByRole('figure'),
  };

  it.each([1, 2, 3, 4, 5, 6])('answers five questions by one key in workspace %i', async (workspace) => {
    const { page } = studio;
    await chooseIt(page);
    await page.keyboard.press(`Control+${workspace}`);
    await page.keyboard.press('Control+i');
    await expect.poll(() => name(page).textContent()).toBe('曲がった標識');
    await expect.poll(() => inspector(page).locator('.inspector-body').evaluate(hasFocus)).toBe(true);
    for (const [question, answer] of Object.entries(questions))
      await expect.poll(() => answer(page).count(), { message: question }).toBe(1);
    expect(await page.locator('main.workspace').getAttribute('data-workspace')).toBe(
      ['cards', 'scenarios', 'play', 'translate', 'tests', 'project'][workspace - 1],
    );
  });

  it('keeps a pinned card while another is chosen, and stays closed until it is asked for', async () => {
    const { page } = studio;
    await chooseIt(page);
    await inspector(page).getByRole('button', { name: '留める' }).click();
    await find(page, 'W-05');
    await idle(page);
    expect(await name(page).textContent()).toBe('曲がった標識');
    await inspector(page).getByRole('button', { name: '留めている' }).click();
    await expect.poll(() => name(page).textContent()).toBe('改造ガス銃');
    await inspector(page).getByRole('button', { name: '詳細を隠す' }).click();
    await find(page, 'W-01');
    await idle(page);
    expect(await inspector(page).count()).toBe(0);
    await page.keyboard.press('Control+i');
    await expect.poll(() => name(page).textContent()).toBe('曲がった標識');
  });
});
