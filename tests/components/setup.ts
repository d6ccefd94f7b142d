import { afterEach, expect } from 'vitest';
import { closeLast } from './show.tsx';

// What a page of component tests logs as an error or a warning fails the test that it was logged in.

const complaints: string[] = [];

for (const kind of ['error', 'warn'] as const) {
  const log = console[kind];
  console[kind] = (...said: unknown[]) => {
    complaints.push(`${kind}: ${said.map(String).join(' ')}`);
    log(...said);
  };
}

document.documentElement.lang = 'ja';
document.documentElement.dataset['theme'] = 'asa';

afterEach(async () => {
  await closeLast();
  expect(complaints.splice(0)).toEqual([]);
});
