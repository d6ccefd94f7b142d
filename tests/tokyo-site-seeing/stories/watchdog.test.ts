import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltStudio, buildStudio } from '../../stories/built/build-studio.ts';
import { act, actions, cheat, difference, editor, log, openFile, playToActions, stateOf } from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// Issue 3, "Shown by" 3: an engine that never returns. The desk goes on, names the effect, and can stop it.

const harmless = '{ "op": "damage", "to": { "op": "target" }, "amount": 2, "type": "physical" }';
const endless = `${harmless}, { "op": "neverReturns" }`;
const unknown = `${harmless}, { "op": "neverReturn" }`;
const echo = `{ "id": "echo", "when": { "op": "onDamage", "to": { "op": "thisCard" } }, "do": [${harmless.replace('target', 'thisCard')}], "text": "このカードがダメージを受けるとき、このカードに物理ダメージ2点。" }`;

let program: BuiltStudio;
let studio: Studio;

/** Overwrites a card on disk, like another program; the desk loads it. */
async function rewrite(file: string, id: string, from: string, to: string): Promise<void> {
  const place = path.join(studio.folder, file);
  const text = await readFile(place, 'utf8');
  const at = text.indexOf(`"${id}"`);
  expect(text.indexOf(from, at)).toBeGreaterThan(at);
  await writeFile(place, text.slice(0, at) + text.slice(at).replace(from, to));
}
const weapon = (from: string, to: string) => rewrite('cards/weapons.json', 'W-01', from, to);

const alarm = (page: Page): Locator => page.getByRole('alert').filter({ has: page.locator('p') });
const button = (page: Page, name: string): Locator => alarm(page).getByRole('button', { name });

beforeAll(async () => {
  program = await buildStudio({ hostedSystems: 'tests/tokyo-site-seeing/stories/endless/hosted-systems.ts' });
  studio = await openStudio({}, { program: program.program });
});
afterAll(async () => {
  await studio?.close();
  await program?.remove();
});

describe.sequential('an effect that never ends', () => {
  let before = '';
  let quickBefore = 0;

  it('is used: the engine is silent, and the desk names the card', async () => {
    const { page } = studio;
    quickBefore = await timeOfKeys(page, 'A');
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
    before = await stateOf(page);
    await expect.poll(() => difference(page).innerText()).not.toContain('エラー');
    // No difference is also the earlier state: a wrong word shows that the text on disk was read.
    await weapon(harmless, unknown);
    await expect.poll(() => difference(page).innerText()).toContain('エラーが 1 件');
    await weapon(unknown, endless);
    await expect.poll(() => difference(page).innerText()).toContain('違いはありません');
    await actions(page)
      .getByRole('button')
      .filter({ hasText: 'ギャングスター' })
      .filter({ hasText: '曲がった標識' })
      .filter({ hasText: '使用' })
      .filter({ hasText: '歩く看板男' })
      .first()
      .click();
    await expect.poll(() => alarm(page).innerText()).toContain('「曲がった標識」の効果から、エンジンが答えません');
    const text = await alarm(page).innerText();
    expect(text).toMatch(/「ギャングスター：曲がった標識.*歩く看板男」の途中/);
    expect(text).toContain('W-01/effects/attack/do/1');
  });

  it('leaves the editor responsive', async () => {
    const { page } = studio;
    const usual = Math.max(100, 3 * quickBefore);
    await expect.poll(() => timeOfKeys(page, 'B')).toBeLessThan(usual);
    await expect.poll(() => alarm(page).count()).toBe(1);
  });

  it('is named in English too', async () => {
    const { page } = studio;
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await expect.poll(() => alarm(page).innerText()).toMatch(/The engine is not responding .*the effects of “[A-Z]/);
    await expect.poll(() => alarm(page).innerText()).toContain('“Gangster');
    await page.getByRole('button', { name: '日本語', exact: true }).click();
    await expect.poll(() => alarm(page).innerText()).toContain('エンジンが答えません');
  });

  it('can be waited for, and is reported again only later', async () => {
    const { page } = studio;
    await button(page, '待つ').click();
    await expect.poll(() => alarm(page).count()).toBe(0);
    await expect.poll(() => alarm(page).count()).toBe(1);
  });

  it('is stopped: the game is before the answer, and continues', async () => {
    const { page } = studio;
    await button(page, '止めて元に戻す').click();
    await expect.poll(() => alarm(page).count()).toBe(0);
    await expect.poll(() => actions(page).getByRole('button').count()).toBeGreaterThan(0);
    await expect.poll(() => log(page).innerText()).not.toContain('歩く看板男に物理ダメージ');
    await weapon(endless, harmless);
    await expect.poll(() => stateOf(page)).toBe(before);
    await act(page, 'ギャングスター', '曲がった標識', '使用', '歩く看板男');
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ2点');
  });

  it('added to the running game is stopped in the replay, and the game stays on the previous text', async () => {
    const { page } = studio;
    const state = await stateOf(page);
    await weapon(harmless, endless);
    await expect
      .poll(() => alarm(page).innerText())
      .toMatch(/編集した内容での再生（\d+手目）の途中、「曲がった標識」の効果から/);
    await button(page, '止めて元に戻す').click();
    await expect.poll(() => difference(page).innerText()).toContain('再生が終わらないので止めました');
    await expect.poll(() => stateOf(page)).toBe(state);
    await expect.poll(() => log(page).innerText()).toContain('歩く看板男に物理ダメージ2点');
  });

  it('is fixed while the replay hangs: the newer text is played without stopping anything', async () => {
    const { page } = studio;
    const state = await stateOf(page);
    await weapon(endless, endless.replace('2', '3'));
    await expect.poll(() => alarm(page).count()).toBe(1);
    await weapon(endless.replace('2', '3'), harmless.replace('2', '3'));
    await expect
      .poll(() => difference(page).innerText())
      .toContain('物理ダメージ2点（曲がった標識） → 今：歩く看板男に物理ダメージ3点');
    await expect.poll(() => alarm(page).count()).toBe(0);
    await weapon(harmless.replace('2', '3'), harmless);
    await expect.poll(() => stateOf(page)).toBe(state);
  });
});

describe.sequential('effects that trigger each other for ever', () => {
  it('are stopped by the engine itself, which names their cards; the game is unchanged', async () => {
    const { page } = studio;
    await rewrite('cards/troubles.json', 'T-39', '"effects": [', `"effects": [ ${echo}, `);
    await expect.poll(() => difference(page).innerText()).toContain('手前で止まりました');
    await expect.poll(() => difference(page).innerText()).toMatch(/「曲がった標識」 › 「歩く看板男」の効果が終わらず/);
    await page.getByRole('button', { name: 'ここから続ける' }).click();
    await expect.poll(() => difference(page).innerText()).toContain('後の1手は外しました');
    const state = await stateOf(page);
    await actions(page)
      .getByRole('button')
      .filter({ hasText: '曲がった標識' })
      .filter({ hasText: '歩く看板男' })
      .first()
      .click();
    await expect
      .poll(() => alarm(page).innerText())
      .toContain('「曲がった標識」 › 「歩く看板男」の効果が終わらないため');
    await expect.poll(() => stateOf(page)).toBe(state);
    await page.getByRole('button', { name: '外した手を戻す' }).click();
    await expect.poll(() => difference(page).innerText()).toContain('手前で止まりました');
    await expect.poll(() => alarm(page).count()).toBe(0);
  });
});

describe('the shipped build', () => {
  it('does not contain the endless op', async () => {
    const files = (await readdir('dist', { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = await readFile(path.join(file.parentPath, file.name), 'latin1');
      expect(text.includes('neverReturns'), file.name).toBe(false);
    }
  });
});

/** Types into a text until all of it is visible; returns the milliseconds from a key to its character on the screen. */
async function timeOfKeys(page: Page, letter: string): Promise<number> {
  await openFile(page, 'words.json');
  const first = editor(page).locator('.view-line').first();
  await first.click();
  await page.keyboard.press('End');
  await page.evaluate(watchKeys);
  const KEYS = 20;
  for (let typed = 1; typed <= KEYS; typed++) {
    await page.keyboard.press(letter);
    await expect.poll(() => first.innerText()).toContain(letter.repeat(typed));
  }
  const taken = await page.evaluate(() => (globalThis as unknown as Keys).keysTaken);
  expect(taken.length).toBe(KEYS);
  await page.keyboard.press('Control+Backspace');
  await expect.poll(() => first.innerText()).not.toContain(letter);
  // The median, since a busy machine may delay anything occasionally.
  return taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.POSITIVE_INFINITY;
}

interface Keys {
  keysTaken: number[];
}
/** In the page: from each key to the editor's new text on the screen, in milliseconds. */
function watchKeys(): void {
  const page = globalThis as unknown as Keys & { keysWatched?: AbortController };
  page.keysWatched?.abort();
  page.keysWatched = new AbortController();
  const taken: number[] = [];
  page.keysTaken = taken;
  let pressed: number | null = null;
  const { signal } = page.keysWatched;
  addEventListener('keydown', () => (pressed = performance.now()), { capture: true, signal });
  const lines = document.querySelector('.view-lines') as Element;
  const observer = new MutationObserver(() => {
    if (pressed !== null) taken.push(performance.now() - pressed);
    pressed = null;
  });
  observer.observe(lines, { childList: true, subtree: true, characterData: true, attributes: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
