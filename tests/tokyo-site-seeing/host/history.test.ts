import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeProjectHistory } from '#host/history/project-history.ts';

let around = '';
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'history-'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

it('a thousand saves of the sample take less than 2 MB, so ten thousand a day less than 20, and each can be read', async () => {
  const [project, kept] = [path.join(around, 'project'), path.join(around, 'kept')];
  mkdirSync(path.join(project, 'cards'), { recursive: true });
  const text = readFileSync('sample-content/tokyo-site-seeing/cards/weapons.json', 'utf8');
  let now = Date.UTC(2026, 0, 1);
  const open = () =>
    makeProjectHistory(
      project,
      () => Promise.resolve(kept),
      () => now,
    );
  const history = open();
  for (let i = 0; i < 1000; i++) {
    // At changing places in the file, like an author
    const at = text.indexOf('\n', (i * 7919) % text.length);
    writeFileSync(path.join(project, 'cards/weapons.json'), `${text.slice(0, at)} ${i}${text.slice(at)}`);
    await history.note('cards/weapons.json', 'saved');
    now += 1000;
  }
  const bytes = readdirSync(kept).reduce((sum, name) => sum + statSync(path.join(kept, name)).size, 0);
  expect(bytes).toBeLessThan(2_000_000);
  const later = open();
  const { versions, more } = await later.versions('cards/weapons.json', now - 100_000);
  expect([versions.length, more]).toEqual([500, true]);
  const read = await later.text('cards/weapons.json', versions[499]?.version ?? '');
  expect('text' in read && read.text.length > text.length).toBe(true);
});
