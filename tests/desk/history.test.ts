import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreEntry, restoreFile } from '#renderer/desk/history/restore.ts';
import { projectStore, unsavedPaths } from '#renderer/desk/project/project-store.ts';
import { saveFile } from '#renderer/desk/project/save-file.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { type OpenedDesk, onDisk, openDesk, until, write } from './open-desk.ts';

const items = 'cards/items.json';
const text = '{"formatVersion": 1, "cards": [{"id": "I-01", "name": "before"}, {"id": "I-02", "name": "other"}]}\n';
const saying = (name: string) => text.replace('before', name);

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk({ files: { [items]: text } });
  await write(items, 'I-01', 'before', 'after');
  await saveFile(opened.desk.api, items);
  await idle();
});
afterEach(() => opened.close());

const held = () => projectStore.getState().files.get(items)?.text;
const unsaved = () => unsavedPaths(projectStore.getState().files);

it('each save is kept as a readable version with its changes, after the version found first', async () => {
  const { versions } = await opened.desk.api.keptVersions({ path: items, before: null });
  expect(versions.map(({ why, added, removed, entries }) => ({ why, added, removed, entries }))).toEqual([
    { why: 'saved', added: 1, removed: 1, entries: [{ id: 'I-01', name: 'after', how: 'changed' }] },
    { why: 'found', added: 0, removed: 0, entries: [] },
  ]);
  const read = versions.map(({ version }) => opened.desk.api.keptText({ path: items, version: version ?? '' }));
  expect(await Promise.all(read)).toEqual([{ text: saying('after') }, { text }]);
});

it('a file is restored, unsaved, as one step of undo', async () => {
  expect(await restoreFile(items, text, historyWords.ja)).toMatchObject({ isDone: true });
  expect([held(), unsaved()]).toEqual([text, [items]]);
  undo();
  await idle();
  expect([held(), unsaved(), onDisk(opened.folder)[items]]).toEqual([saying('after'), [], saying('after')]);
});

it('a single card is restored', async () => {
  await write(items, 'I-02', 'other', 'another');
  expect(restoreEntry(items, 'I-01', text, historyWords.ja)).toMatchObject({ isDone: true });
  await idle();
  expect(held()).toBe(text.replace('other', 'another'));
});

it('a deleted file is created again', async () => {
  rmSync(path.join(opened.folder, items));
  await until(projectStore, ({ files }) => !files.has(items));
  expect(await restoreFile(items, saying('after'), historyWords.ja)).toMatchObject({ isDone: true });
  await idle();
  expect([onDisk(opened.folder)[items], projectStore.getState().current]).toEqual([saying('after'), items]);
});
