import type { Page } from 'playwright-core';

/** The milliseconds an opened element may be without the focus before the story fails. */
const PATIENCE = 5000;

/**
 * A person sees the result of a key before pressing the next: two frames pass, and the opened element has the focus
 * (given in the frame after). A test presses keys faster than that on a slow machine.
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
