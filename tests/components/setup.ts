import { afterEach, expect } from 'vitest';
import { markNumbersOnEntry } from '#renderer/kit/controls/number-boxes.ts';
import { closeLast } from './show.tsx';

// What a page of component tests logs as an error or a warning fails the test that it was logged in.

const complaints: string[] = [];
/** Vitest logs this event of the window as an error. It only says that sizes are looked at again in the next frame. */
const harmless = 'ResizeObserver loop completed with undelivered notifications.';

for (const kind of ['error', 'warn'] as const) {
  const log = console[kind];
  console[kind] = (...said: unknown[]) => {
    const line = said.map(String).join(' ');
    if (!line.includes(harmless)) complaints.push(`${kind}: ${line}`);
    log(...said);
  };
}

// What the window does for every view.
markNumbersOnEntry();
document.documentElement.lang = 'ja';
document.documentElement.dataset['theme'] = 'asa';

afterEach(async () => {
  await closeLast();
  expect(complaints.splice(0)).toEqual([]);
});
