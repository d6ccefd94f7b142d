import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import { actions, board, editor, hasFocus, play, stateOf } from '../../stories/desk.ts';
import { outOfSight } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// A person who has not begun yet opens the sample. Three clicks: a number, back, a card of their own; by keyboard Enter
// three times.

const languages = [
  [
    'ja-JP',
    {
      ...{
        card: 'はじめの1分',
        try: /^[0-9]+にしてみる$/,
        back: '戻す',
        own: '自分のカードを作る',
        made: '新しく作る',
      },
      ...{ kind: '何を作りますか', name: '何という名前ですか', map: 'エリア' },
    },
  ],
  [
    'en-US',
    {
      ...{ card: 'First minute', try: /^Try [0-9]+$/, back: 'Put it back', own: 'Make your own card', made: 'New' },
      ...{ kind: 'What do you want to make?', name: 'What is it called?', map: /^Areas$/i },
    },
  ],
] as const;

describe.sequential.each(rows(languages, [0]))('the first minute in %s', (locale, words) => {
  let studio: Studio;
  let clicks = 0;
  const scene = () => play(studio.page).getByRole('complementary', { name: words.card });
  const ticked = () => play(studio.page).locator('.scene-steps [data-done="true"]').count();
  const button = (name: string | RegExp) => play(studio.page).getByRole('button', { name, exact: true });
  async function click(name: string | RegExp): Promise<void> {
    clicks++;
    await button(name).click();
  }
  const isNext = (name: string | RegExp) => expect.poll(() => button(name).evaluate(hasFocus)).toBe(true);
  let before: string;

  beforeAll(async () => {
    studio = await openStudio({ locale }, { hasBegun: false, until: (page) => page.locator('.scene-card').waitFor() });
  });
  afterAll(() => studio?.close());

  it('opens in the middle of a game, at a number that was just used', async () => {
    const { page } = studio;
    before = await stateOf(page);
    expect(Number(/[0-9]+/.exec(await play(page).locator('.controls-at').innerText())?.[0])).toBeGreaterThanOrEqual(10);
    expect(await ticked()).toBe(0);
    await isNext(words.try);
    await expect.poll(() => scene().locator('.scene-glow').count()).toBe(1);
    expect(await seriousOn(studio)).toEqual([]);
  });

  it('the board follows the number, what is different is marked and said, and the focus is on the way back', async () => {
    const { page } = studio;
    await click(words.try);
    await expect.poll(() => stateOf(page)).not.toBe(before);
    await expect.poll(ticked).toBe(1);
    await isNext(words.back);
    const said = play(page).locator('.scene-said');
    await expect.poll(() => said.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    await expect.poll(() => page.locator('.scene-mark').count()).toBe(await said.getByRole('listitem').count());
    await board(page).waitFor();
    expect(await page.locator('.button-ring').count()).toBe(1);
    expect(await seriousOn(studio)).toEqual([]);
  });

  it('is alone on the desk, and says the same, when the person returns from another workspace', async () => {
    const { page } = studio;
    const look = async () => [
      await play(page).locator('.scene-changes').innerText(),
      await page.locator('[data-part]').evaluateAll((parts) => parts.map((part) => part.getAttribute('data-part'))),
    ];
    const known = await look();
    await page.keyboard.press('Control+1');
    await play(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+3');
    await expect.poll(look).toEqual(known);
    expect(known[1]).toEqual(['play']);
  });

  it('keeps its parts apart at 200 %, with the whole map in sight', async () => {
    const { page } = studio;
    const usual = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 720, height: 450 });
    const parts = ['.play-head', '.scene-steps', '.board', '.scene-side', '.scene-said'];
    const overlaps = () =>
      play(page).evaluate((root, selectors) => {
        const boxes = selectors.map((one) => root.querySelector(one)?.getBoundingClientRect() ?? new DOMRect());
        return selectors.filter((_, i) =>
          boxes.slice(i + 1).some((other) => {
            const box = boxes[i] ?? other;
            const isApart =
              other.left >= box.right - 1 ||
              box.left >= other.right - 1 ||
              other.top >= box.bottom - 1 ||
              box.top >= other.bottom - 1;
            return !isApart;
          }),
        );
      }, parts);
    await expect.poll(overlaps).toEqual([]);
    const areas = board(page).getByRole('list', { name: words.map }).getByRole('listitem');
    expect(await areas.count()).toBeGreaterThan(0);
    await expect.poll(() => outOfSight(areas)).toEqual([]);
    await page.setViewportSize(usual);
  });

  it('one click takes it back, and the focus is on the next step', async () => {
    await click(words.back);
    await expect.poll(() => stateOf(studio.page)).toBe(before);
    await expect.poll(ticked).toBe(2);
    await isNext(words.own);
  });

  it('the third begins a card of their own at its name, and the desk is theirs', async () => {
    const { page } = studio;
    await click(words.own);
    const dialog = page.getByRole('dialog', { name: words.made });
    await expect.poll(() => dialog.getByRole('textbox', { name: words.name }).evaluate(hasFocus)).toBe(true);
    await expect.poll(() => dialog.getByRole('group', { name: words.kind }).getAttribute('data-answered')).toBe('true');
    expect(clicks).toBe(3);
    await expect.poll(() => scene().count()).toBe(0);
  });

  it('which, cancelled, leaves the focus on the game, and made, on its text', async () => {
    const { page } = studio;
    await page.keyboard.press('Escape');
    await expect.poll(() => actions(page).getByRole('button').first().evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Control+Alt+N');
    await page.getByRole('dialog', { name: words.made }).waitFor();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => editor(page).evaluate((text) => text.contains(document.activeElement))).toBe(true);
  });
});
