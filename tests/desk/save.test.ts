import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDisk } from '#renderer/desk/project/disk-files.ts';
import { projectStore, unsavedPaths } from '#renderer/desk/project/project-store.ts';
import { revertFile } from '#renderer/desk/project/revert-file.ts';
import { saveAll, saveFile } from '#renderer/desk/project/save-file.ts';
import { canUndo, undo } from '#renderer/desk/project/undo.ts';
import { changeSetting } from '#renderer/desk/settings/settings-store.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { type OpenedDesk, onDisk, openDesk, until, write } from './open-desk.ts';

const items = 'cards/items.json';
const words = 'words.json';
const text = '{\n  "formatVersion": 1,\n  "cards": [],\n  "note": "before"\n}\n';
const mixed = '{\r\n  "formatVersion": 1,\n  "cards": [],\r\n  "note": "before"\r\n}\r\n';
const saying = (note: string) => text.replace('before', note);

let opened: OpenedDesk;
let before: Readonly<Record<string, string>>;
beforeEach(async () => {
  opened = await openDesk({ files: { [items]: text, [words]: mixed } });
  before = onDisk(opened.folder);
});
afterEach(() => opened.close());

const state = () => projectStore.getState();
const api = () => opened.desk.api;
const file = (place: string) => path.join(opened.folder, place);
const type = (place: string, from: string, to: string) => write(place, 'note', from, to);
const held = (place: string) => state().files.get(place)?.text;
const unsaved = () => unsavedPaths(state().files);

async function save(...how: Parameters<typeof saveFile> extends [unknown, ...infer Rest] ? Rest : never) {
  await saveFile(api(), ...how);
  await idle();
}

it('a file is saved exactly as written, and no other file is touched', async () => {
  await type(items, 'before', 'after');
  await type(words, 'before', 'after');
  expect(onDisk(opened.folder)).toEqual(before);
  await save(items);
  expect(onDisk(opened.folder)).toEqual({ ...before, [items]: saying('after') });
  expect([unsaved(), state().save]).toEqual([[words], { kind: 'saved', path: items }]);
});

it('all unsaved files are saved at once, with their line endings', async () => {
  await type(items, 'before', 'after');
  await type(words, 'before', 'other');
  await saveAll(api());
  await idle();
  expect(onDisk(opened.folder)).toEqual({
    ...before,
    [items]: saying('after'),
    [words]: mixed.replace('before', 'other'),
  });
  expect(unsaved()).toEqual([]);
});

it('what is typed while a file is being saved stays unsaved', async () => {
  await type(items, 'before', 'after');
  const saved = saveFile(api(), items);
  await Promise.resolve();
  expect(state().saving).toBe(items);
  await type(items, 'after', 'later');
  await saved;
  expect([held(items), unsaved(), onDisk(opened.folder)[items]]).toEqual([saying('later'), [items], saying('after')]);
});

it('an edit can be undone after saving, and the file is then unsaved', async () => {
  await type(items, 'before', 'after');
  await save(items);
  undo();
  await idle();
  expect([held(items), unsaved(), onDisk(opened.folder)[items]]).toEqual([text, [items], saying('after')]);
});

it('an undo of a text that has been replaced does not change it, and discards its undo steps', async () => {
  await type(items, 'before', 'after');
  const now = state()
    .files.get(items)
    ?.with({ text: saying('otherwise') });
  if (now === undefined) throw new Error('there is no file');
  projectStore.setState(({ files }) => ({ files: new Map(files).set(items, now) }));
  undo();
  await idle();
  expect([held(items), canUndo()]).toEqual([saying('otherwise'), false]);
});

it('reverting to the saved text is a step of undo', async () => {
  await type(items, 'before', 'after');
  revertFile(api(), items);
  await idle();
  expect([held(items), unsaved()]).toEqual([text, []]);
  undo();
  await idle();
  expect([held(items), unsaved()]).toEqual([saying('after'), [items]]);
});

it('a change by another program is loaded if the file has no unsaved edits', async () => {
  writeFileSync(file(items), saying('theirs'));
  await until(projectStore, () => held(items) === saying('theirs'));
  expect([unsaved(), state().conflicts.size]).toEqual([[], 0]);
});

describe('a file written by another program while it has unsaved edits', () => {
  beforeEach(async () => {
    await type(items, 'before', 'ours');
    writeFileSync(file(items), saying('theirs'));
    await save(items);
  });

  it('is not overwritten, and both texts are kept', () => {
    expect([held(items), state().conflicts.get(items)]).toMatchObject([saying('ours'), { text: saying('theirs') }]);
    expect([unsaved(), onDisk(opened.folder)]).toEqual([[items], { ...before, [items]: saying('theirs') }]);
  });

  it('is overwritten on request', async () => {
    await save(items, { over: true });
    expect([unsaved(), state().conflicts.size]).toEqual([[], 0]);
    expect(onDisk(opened.folder)).toEqual({ ...before, [items]: saying('ours') });
  });

  it('is loaded on request, and undo restores the unsaved text', async () => {
    takeDisk(items);
    await idle();
    expect([held(items), unsaved(), state().conflicts.size]).toEqual([saying('theirs'), [], 0]);
    undo();
    await idle();
    expect([held(items), unsaved()]).toEqual([saying('ours'), [items]]);
    expect(onDisk(opened.folder)).toEqual({ ...before, [items]: saying('theirs') });
  });
});

it('an unsaved file deleted by another program is kept, and created again by saving over it', async () => {
  await type(items, 'before', 'ours');
  rmSync(file(items));
  await until(projectStore, ({ conflicts }) => conflicts.has(items));
  expect([state().conflicts.get(items), held(items)]).toEqual([null, saying('ours')]);
  await save(items, { over: true });
  expect([unsaved(), onDisk(opened.folder)]).toEqual([[], { ...before, [items]: saying('ours') }]);
});

it('saving does not create a missing folder, and works once it is back', async () => {
  await type(items, 'before', 'ours');
  renameSync(opened.folder, `${opened.folder}-elsewhere`);
  await until(projectStore, ({ conflicts }) => conflicts.has(items));
  await save(items);
  expect(onDisk(path.dirname(opened.folder))).not.toHaveProperty('project');
  expect([held(items), unsaved()]).toEqual([saying('ours'), [items]]);
  renameSync(`${opened.folder}-elsewhere`, opened.folder);
  await until(projectStore, ({ conflicts }) => !conflicts.has(items));
  await save(items);
  expect([unsaved(), onDisk(opened.folder)]).toEqual([[], { ...before, [items]: saying('ours') }]);
});

it('a read-only file is saved only when the person insists, and stays read-only', async () => {
  await type(items, 'before', 'ours');
  chmodSync(file(items), 0o444);
  await save(items);
  expect([unsaved(), state().save, onDisk(opened.folder)]).toEqual([
    [items],
    { kind: 'refused', path: items, code: 'read-only' },
    before,
  ]);
  await save(items, { insist: true });
  expect([unsaved(), readFileSync(file(items), 'utf8')]).toEqual([[], saying('ours')]);
  expect((statSync(file(items)).mode & 0o777).toString(8)).toBe('444');
});

describe('saving automatically', () => {
  beforeEach(() => changeSetting('files.autoSaveDelay', 100));

  it('saves a file shortly after it was edited', async () => {
    changeSetting('files.autoSave', 'afterDelay');
    await type(items, 'before', 'ours');
    expect([unsaved(), onDisk(opened.folder)]).toEqual([[], { ...before, [items]: saying('ours') }]);
    expect(state().save).toEqual({ kind: 'none' });
  });

  it('saves a file when the editor loses focus', async () => {
    changeSetting('files.autoSave', 'onFocusChange');
    await type(items, 'before', 'ours');
    expect(unsaved()).toEqual([items]);
    opened.desk.saving.leave();
    await idle();
    expect([unsaved(), onDisk(opened.folder)]).toEqual([[], { ...before, [items]: saying('ours') }]);
  });

  it('does not save a file written by another program', async () => {
    await type(items, 'before', 'ours');
    writeFileSync(file(items), saying('theirs'));
    await until(projectStore, ({ conflicts }) => conflicts.has(items));
    changeSetting('files.autoSave', 'afterDelay');
    await type(items, 'ours', 'ours still');
    expect([unsaved(), onDisk(opened.folder)]).toEqual([[items], { ...before, [items]: saying('theirs') }]);
  });
});
