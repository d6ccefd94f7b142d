import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeRecentProjects } from '#host/home/recent-projects.ts';
import { type HostRoom, openRoom } from '#host/open-room.ts';
import { announcePage } from '#renderer/desk/project/other-pages.ts';

// A page reads its files before its event stream is open, so changes in between are not announced to it.

const page = 'a'.repeat(32);
let around = '';
let room: HostRoom;
let told: () => void = () => undefined;
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'missed-changes-'));
  process.env['STUDIO_STATE_FOLDER'] = path.join(around, 'state');
  mkdirSync(path.join(around, 'project'));
  writeFileSync(path.join(around, 'project/studio.json'), '{}');
  const kept = path.join(around, 'state');
  room = openRoom(path.join(around, 'project'), {
    kept,
    recent: makeRecentProjects(kept),
    door: { open: () => Promise.resolve(undefined) },
    tell: ({ event }) => event === 'filesChanged' && told(),
  });
});
afterEach(async () => {
  await room.close();
  delete process.env['STUDIO_STATE_FOLDER'];
  rmSync(around, { recursive: true, force: true });
});

/** Whether a page with files in this state reads them again once its event stream is open. */
async function readsAgain(changes: number): Promise<boolean> {
  let isMissed = false;
  await announcePage(room.api, page, changes, () => {
    isMissed = true;
  });
  return isMissed;
}

it('a file written between the first read of a page and its event stream is read again, and no other', async () => {
  const first = await room.api.openProject({});
  expect(await readsAgain(first.changes)).toBe(false);
  const heard = new Promise<void>((resolve) => {
    told = resolve;
  });
  writeFileSync(path.join(around, 'project/words.json'), '{}');
  await heard;
  expect(await readsAgain(first.changes)).toBe(true);
  expect(await readsAgain((await room.api.openProject({})).changes)).toBe(false);
});
