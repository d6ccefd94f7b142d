import type { CDPSession, Page } from 'playwright-core';

/** A letter that was typed, when the page had taken it, and how long that took. Milliseconds. */
export interface Typed {
  readonly letter: string;
  readonly at: number;
  readonly took: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const KANA = 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほ';
const LETTERS_OF_A_TOKEN = 5;
const TOKENS_OF_A_LINE = 4;
const MOST_COMPOSED = 8;
/** Longest pause between two keys, in milliseconds: somebody who types very fast. */
const LONGEST_PAUSE = 80;

/**
 * Types over all that stands in the editor, until the time is up: tokens by chance, or with `composes`, letters that an
 * input method composes and commits. The last ones are still being composed when this ends.
 */
export async function typeUntil(
  end: number,
  page: Page,
  session: CDPSession,
  chance: () => number,
  composes: boolean,
): Promise<readonly Typed[]> {
  const typed: Typed[] = [];
  let column = 0;
  async function type(letter: string, taken: () => Promise<unknown>): Promise<void> {
    const begun = Date.now();
    await taken();
    const at = Date.now();
    typed.push({ letter, at, took: at - begun });
  }
  const pause = () => page.waitForTimeout(chance() * LONGEST_PAUSE);
  const oneOf = (letters: string) => letters.charAt(Math.floor(chance() * letters.length));
  const isOver = () => Date.now() >= end;

  async function typeToken(): Promise<void> {
    for (let i = 0; i < LETTERS_OF_A_TOKEN && !isOver(); i++) {
      const letter = oneOf(LETTERS);
      await type(letter, () => page.keyboard.press(letter));
      await pause();
    }
  }

  async function composeToken(): Promise<void> {
    const length = 1 + Math.floor(chance() * MOST_COMPOSED);
    let composed = '';
    while (composed.length < length && !isOver()) {
      const letter = oneOf(KANA);
      composed += letter;
      const whole = { text: composed, selectionStart: composed.length, selectionEnd: composed.length };
      await type(letter, () => session.send('Input.imeSetComposition', whole));
      await pause();
    }
    if (!isOver()) await session.send('Input.insertText', { text: composed });
  }

  await page.keyboard.press('Control+a');
  while (!isOver()) {
    await (composes && chance() < 0.7 ? composeToken() : typeToken());
    if (isOver()) break;
    column = (column + 1) % TOKENS_OF_A_LINE;
    // What the editor suggests would take the key.
    if (column === 0) await page.keyboard.press('Escape');
    await type(column === 0 ? '\n' : ' ', () => page.keyboard.press(column === 0 ? 'Enter' : 'Space'));
  }
  return typed;
}

/** The text in the editor as it stands on the screen, from the first line to the last. */
export async function readEditor(page: Page): Promise<string> {
  // The lines stand in the document in any order; where they are drawn says which is which.
  const lines = await page.evaluate<[number, string][]>(
    `[...document.querySelectorAll('.editor .view-line')].map((line) => [parseFloat(line.style.top), line.textContent])`,
  );
  return lines
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text.replaceAll('\u00a0', ' ').replaceAll('\u200c', ''))
    .join('\n');
}
