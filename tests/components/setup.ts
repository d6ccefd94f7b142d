import { afterEach, expect } from 'vitest';
import { markNumbersOnEntry } from '#renderer/kit/controls/number-boxes.ts';
import { closeLast } from './show.tsx';

// Errors and warnings logged during a component test fail it.

const complaints: string[] = [];
/** Vitest logs this window event as an error, but it only means that sizes are checked again in the next frame. */
const harmless = 'ResizeObserver loop completed with undelivered notifications.';

for (const kind of ['error', 'warn'] as const) {
  const log = console[kind];
  console[kind] = (...said: unknown[]) => {
    const line = said.map(String).join(' ');
    if (!line.includes(harmless)) complaints.push(`${kind}: ${line}`);
    log(...said);
  };
}

markNumbersOnEntry();
document.documentElement.lang = 'ja';
document.documentElement.dataset['theme'] = 'asa';

afterEach(async () => {
  await closeLast();
  expect(complaints.splice(0)).toEqual([]);
});
