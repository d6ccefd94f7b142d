import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './house-files.ts';

/** Files of the page with a timer of their own, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'renderer/desk/timing/pending.ts': 'the one mechanism, which `data-idle` counts and which ends with the desk',
  'renderer/views/faces/user-activity.ts': 'when the page has nothing to do, faces are measured that nobody waits for',
  'renderer/views/gallery/measure-unseen.tsx': 'when the page has nothing to do, faces are measured that nobody sees',
};

it('delayed work uses the one mechanism that knows when the desk is idle', () => {
  const own = sourcesIn('renderer').filter((file) =>
    /\b(?:setTimeout|setInterval|requestIdleCallback)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(own.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
