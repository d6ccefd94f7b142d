import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedChromium } from '../../stories/chromium.ts';
import * as desk from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const parts = [
  desk.explorer,
  desk.editor,
  desk.problems,
  desk.inspector,
  desk.face,
  desk.play,
  desk.actions,
  desk.log,
  desk.difference,
  desk.stepBack,
  desk.stepOn,
  desk.goOn,
  desk.statusBar,
];

describe.sequential('the window', () => {
  it('is ready to play when it opens, with the project next to it', async () => {
    const { page } = studio;
    await expect.poll(() => page.title()).toContain('サイトシーイング・スタジオ');
    await expect.poll(() => desk.actions(page).getByRole('button').count()).toBeGreaterThan(0);
    await expect
      .poll(() => desk.explorer(page).getByRole('treeitem', { name: 'studio.json' }).count())
      .toBeGreaterThan(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  it.each([
    ['日本語', 'ja'],
    ['English', 'en'],
  ])('names its parts in %s, and keeps text and game when the language changes', async (name, code) => {
    const { page } = studio;
    const state = await desk.stateOf(page);
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(code);
    for (const part of parts) await expect.poll(() => part(page).count()).toBe(1);
    // The cheats take the place of the log.
    await desk.openCheats(page);
    expect(await desk.cheats(page).count()).toBe(1);
    await page.keyboard.press('Alt+8');
    await desk.log(page).waitFor();
    const first = code === 'ja' ? /を選ぶ$/ : /^Choose /;
    await expect.poll(() => desk.actions(page).getByRole('button').first().innerText()).toMatch(first);
    await expect.poll(() => desk.stateOf(page)).toBe(state);
    const visible = await desk.play(page).innerText();
    if (code === 'en') expect(visible).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
  });

  it('follows the colours of the system, unless set otherwise', async () => {
    const { page } = studio;
    const theme = () => page.locator('html').getAttribute('data-theme');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(theme).toBe('yoru');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(theme).toBe('asa');
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(theme).toBe('contrast');
    await page.emulateMedia({ contrast: null });
    await page.getByRole('combobox', { name: /^(配色|Theme)$/ }).selectOption('yoru');
    await expect.poll(theme).toBe('yoru');
    await page.getByRole('combobox', { name: /^(配色|Theme)$/ }).selectOption('system');
  });

  it('is used by keyboard: the tree by arrows, saving by Ctrl+S', async () => {
    const { page } = studio;
    await desk.explorer(page).getByRole('treeitem', { name: 'mat.json' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => desk.editor(page).getByRole('heading').textContent()).toBe('pcs.json');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const first = await desk.explorer(page).getByRole('treeitem').first().innerText();
    await expect.poll(() => desk.explorer(page).locator(':focus').innerText()).toBe(first);
  });

  it('includes its fonts, so that Japanese is readable on a machine without any', async () => {
    const loaded = await studio.page.evaluate(() =>
      [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family.replaceAll('"', '')),
    );
    expect(loaded).toContain('Noto Sans JP Variable');
    expect(loaded).toContain('M PLUS 1 Code Variable');
  });

  it('completes from the schema at Ctrl+Space', async () => {
    const { page } = studio;
    await desk.openFile(page, 'cards/items.json');
    await desk
      .editor(page)
      .locator('.view-line')
      .filter({ hasText: '"rarity"' })
      .first()
      .locator('span > span')
      .last()
      .click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"', { delay: 20 });
    await page.keyboard.press('Control+Space');
    await expect.poll(() => page.locator('.suggest-widget .monaco-list-row').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.suggest-widget').innerText()).toContain('copies');
    await page.keyboard.press('Escape');
    for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
    await expect.poll(() => desk.problems(page).getByRole('button').count()).toBe(0);
  });

  it('survives a reload', async () => {
    const { page } = studio;
    await desk.reload(page);
    await desk.actions(page).getByRole('button').first().waitFor();
    await expect.poll(() => desk.explorer(page).getByRole('treeitem').count()).toBeGreaterThan(5);
  });

  it('does not let text become code', async () => {
    const { page } = studio;
    // From the page itself: code evaluated by Playwright bypasses the policy.
    const outcome = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          setTimeout(() => {
            try {
              // biome-ignore lint/security/noGlobalEval: that it cannot be done is what is shown
              resolve(String(globalThis.eval('1 + 1')));
            } catch (error) {
              resolve(String(error));
            }
          }, 0);
        }),
    );
    expect(outcome).toContain('EvalError');
    await expect.poll(() => studio.complaints.filter((one) => one.startsWith('policy: script-src')).length).toBe(1);
    studio.forgive('policy: script-src');
    studio.forgive('console error:');
  });
});

describe('elsewhere', () => {
  it('a page without a token says what to open', async () => {
    const context = await (await sharedChromium()).newContext({ locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(new URL('/', studio.address).href);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('npm start');
    await context.close();
  });

  it('a foreign name that points to this machine shows nothing', async () => {
    const { chromium } = await import('playwright-core');
    const { chromiumFlags } = await import('#host/browser/find-chromium.mjs');
    const { chromiumPath } = await import('../../stories/chromium.ts');
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [...chromiumFlags(), '--host-resolver-rules=MAP evil.test 127.0.0.1'],
    });
    const page = await browser.newPage();
    const { port, hash } = new URL(studio.address);
    const reply = await page.goto(`http://evil.test:${port}/${hash}`);
    expect(reply?.status()).toBe(421);
    await browser.close();
  });
});
