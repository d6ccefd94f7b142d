import type { Page } from 'playwright-core';

/** For how many milliseconds something opened may be without the focus; after that the story fails by what it asserts. */
const PATIENCE = 5000;

/**
 * Whoever sits there sees what the last key did before the next: two frames have passed, and what was opened has the focus
 * (it is given in the frame after). A program that presses keys is faster than that on a slow machine alone.
 */
export function typeUnhurried(page: Page): void {
  const { keyboard } = page;
  const [press, type] = [keyboard.press.bind(keyboard), keyboard.type.bind(keyboard)];
  const insertText = keyboard.insertText.bind(keyboard);
  keyboard.press = async (...words) => {
    await seen(page);
    await press(...words);
  };
  keyboard.type = async (...words) => {
    await seen(page);
    await type(...words);
  };
  keyboard.insertText = async (text) => {
    await seen(page);
    await insertText(text);
  };
}

async function seen(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const frame = (): Promise<unknown> =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 100))]);
    const isHeld = (): boolean => {
      const opened = [
        ...document.querySelectorAll('[data-open]:is([role="dialog"], [role="alertdialog"], [role="menu"])'),
      ];
      return opened.length === 0 || opened.some((one) => one.contains(document.activeElement));
    };
    await frame();
    await frame();
    for (const end = performance.now() + patience; !isHeld() && performance.now() < end; ) await frame();
  }, PATIENCE);
}
