import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  commands,
  editor,
  explorer,
  faceText,
  find,
  type InputMethod,
  idle,
  inputMethod,
  intoText,
  openFile,
  problems,
  reload,
  stateOf,
  statusBar,
} from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// While an input method composes, nothing outside of its field changes, because the text is not final.

let studio: Studio;
let page: Page;
let ime: InputMethod;
beforeAll(async () => {
  studio = await openStudio();
  page = studio.page;
  ime = await inputMethod(page);
});
afterAll(() => studio?.close());

const unsaved = () =>
  explorer(page).locator('[data-path="cards/weapons.json"]').getByRole('img', { name: '未保存' }).count();
const nameLine = () => editor(page).locator('.view-line').filter({ hasText: '"name"' }).first();

/** Records changes of the page, or of the dialog around a field, outside of a place. */
async function watchAround(place: Locator): Promise<() => Promise<readonly string[]>> {
  await idle(page);
  await place.first().evaluate((inside) => {
    const seen: string[] = [];
    const watcher = new MutationObserver((changes) => {
      for (const { target, type, attributeName } of changes) {
        // Ignore attributes that only tell tests that the desk is busy, for example keeping what was typed.
        if (inside.contains(target) || attributeName === 'data-idle') continue;
        const element = target instanceof Element ? target : target.parentElement;
        // The editor's overlays belong to it.
        if (element === null || element.closest('.overflowingContentWidgets, .monaco-aria-container') !== null)
          continue;
        seen.push(`${type} ${element.className || element.tagName}: ${target.textContent?.slice(0, 60)}`);
      }
    });
    watcher.observe(inside.closest('dialog, [role=dialog]') ?? document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(globalThis, { seenAround: seen });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenAround: string[] }).seenAround);
}

describe.sequential('during a composition', () => {
  it('nothing else in the editor changes, and then everything at once', async () => {
    await openFile(page, 'cards/weapons.json');
    await find(page, '曲がった標識');
    await nameLine().locator('span > span').filter({ hasText: '曲がった標識' }).first().click();
    await expect.poll(() => faceText(page)).toContain('曲がった標識');
    const before = {
      state: await stateOf(page),
      status: await statusBar(page).innerText(),
      face: await faceText(page),
      problems: await problems(page).innerText(),
    };
    const seen = await watchAround(editor(page));
    for (const text of ['は', 'はし', 'はしw', 'はしわた', 'はしわたし']) {
      await ime.compose(text);
      await expect.poll(() => nameLine().innerText()).toContain(text);
    }
    // Longer than any check, replay and redrawing takes to begin.
    await page.waitForTimeout(1000);
    await expect.poll(() => seen()).toEqual([]);
    await expect.poll(() => unsaved()).toBe(0);
    expect({
      state: await stateOf(page),
      status: await statusBar(page).innerText(),
      face: await faceText(page),
      problems: await problems(page).innerText(),
    }).toEqual(before);
    await ime.commit('橋渡し');
    await expect.poll(() => nameLine().innerText()).toContain('橋渡し');
    await expect.poll(unsaved).toBe(1);
    await expect.poll(() => faceText(page)).toContain('橋渡し');
    await expect.poll(() => statusBar(page).innerText()).not.toBe(before.status);
  });

  it('the text is one step of undo', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(0);
    await expect.poll(() => nameLine().innerText()).toContain('"曲がった標識"');
  });

  it('a cancelled composition leaves nothing', async () => {
    await nameLine().locator('span > span').filter({ hasText: '曲がった標識' }).first().click();
    await ime.compose('は');
    await expect.poll(() => nameLine().innerText()).toContain('は');
    await ime.compose('');
    await expect.poll(() => nameLine().innerText()).not.toContain('は');
    await expect.poll(() => unsaved()).toBe(0);
  });

  it('the text is kept when the page is reloaded in the middle of it', async () => {
    await find(page, '曲がった標識');
    await nameLine().locator('span > span').filter({ hasText: '曲がった標識' }).first().click();
    const state = await stateOf(page);
    await ime.compose('はしわたし');
    await page.waitForTimeout(1000);
    await reload(page);
    // The page may have a new process by now.
    ime = await inputMethod(page);
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('はしわたし');
    await expect.poll(unsaved).toBe(1);
    await expect.poll(() => stateOf(page)).toBe(state);
    await intoText(page);
    await page.keyboard.press('Control+z');
    await expect.poll(unsaved).toBe(0);
  });

  it('the list of the palette waits, and Enter and Escape go to the input method', async () => {
    await page.keyboard.press('Control+p');
    const list = commands(page).or(page.getByRole('dialog')).getByRole('listbox');
    const input = page.getByRole('dialog').getByRole('combobox');
    await input.waitFor();
    // Further results of the palette come with the answer of a worker.
    await idle(page);
    const before = await list.innerText();
    const seen = await watchAround(input);
    for (const text of ['ま', 'まが', 'まがった']) {
      await ime.compose(text);
      await expect.poll(() => input.inputValue()).toBe(text);
    }
    await expect.poll(() => list.innerText()).toBe(before);
    await expect.poll(() => seen()).toEqual([]);
    await ime.commit('曲がった');
    await expect.poll(() => input.inputValue()).toBe('曲がった');
    await expect.poll(() => list.getByRole('option', { selected: true }).innerText()).toMatch(/W-01/);
    await page.keyboard.press('Escape');
  });

  it('the editor’s search waits until it is committed', async () => {
    await intoText(page);
    await page.keyboard.press('Control+f');
    const count = editor(page).locator('.find-widget .matchesCount');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('"name"');
    await expect.poll(() => count.innerText()).toMatch(/\d/);
    const before = await count.innerText();
    await page.keyboard.press('Control+a');
    await ime.compose('まが');
    await page.waitForTimeout(500);
    await expect.poll(() => count.innerText()).toBe(before);
    await ime.commit('曲がった標識');
    await expect.poll(() => count.innerText()).not.toBe(before);
    await page.keyboard.press('Escape');
  });
});
