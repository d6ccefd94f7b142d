import { existsSync, mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copy, cut, duplicate, paste } from '#renderer/desk/explorer/clipboard.ts';
import { make, moveInto, removeTarget, rename } from '#renderer/desk/explorer/file-commands.ts';
import { select, selectionStore } from '#renderer/desk/explorer/selection-store.ts';
import { fileNoteStore } from '#renderer/desk/project/file-note-store.ts';
import { closeFile, openFile, projectStore, unsavedPaths } from '#renderer/desk/project/project-store.ts';
import { redo, undo } from '#renderer/desk/project/undo.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { type OpenedDesk, onDisk, openDesk, until, write } from './open-desk.ts';

const items = 'cards/items.json';
const cards = '{"formatVersion": 1, "cards": []}\r\n';
const translation = '{"formatVersion": 1, "units": {}}\n';
const words = '{"formatVersion": 1, "words": []}';
const small = { [items]: cards, 'l10n/en/cards/items.json': translation, 'words.json': words };

let opened: OpenedDesk;
let before: Readonly<Record<string, string>>;
beforeEach(async () => {
  opened = await openDesk({ files: small });
  before = onDisk(opened.folder);
});
afterEach(() => opened.close());

const state = () => projectStore.getState();
const note = () => fileNoteStore.getState().note;
const inFolder = (place: string) => path.join(opened.folder, place);

function changes(): Readonly<Record<string, string | null>> {
  const now = onDisk(opened.folder);
  const gone = Object.keys(before).filter((place) => !(place in now));
  const other = Object.entries(now).filter(([place, text]) => before[place] !== text);
  return { ...Object.fromEntries(other), ...Object.fromEntries(gone.map((place) => [place, null])) };
}

async function takeBack(): Promise<void> {
  undo();
  await idle();
}

async function remove(place: string): Promise<void> {
  select(place);
  await removeTarget();
  await idle();
}

it('a file is created and shown, removed by undo, and created again by redo', async () => {
  await make('file', 'cards', 'new-cards');
  await idle();
  const made = { 'cards/new-cards.json': '{}\n' };
  expect([state().current, changes()]).toEqual(['cards/new-cards.json', made]);
  await takeBack();
  expect([state().tabs.includes('cards/new-cards.json'), changes()]).toEqual([false, {}]);
  redo();
  await idle();
  expect(changes()).toEqual(made);
});

it('an undo during the creation of a file undoes that alone, not an earlier edit', async () => {
  await write(items, 'cards', '[]', '[1]');
  void make('file', 'cards', 'new-cards');
  undo();
  await idle();
  expect([changes(), unsavedPaths(state().files)]).toEqual([{}, [items]]);
});

it('a folder is created and selected, and removed by undo', async () => {
  await make('folder', '', '宿題');
  await idle();
  expect([state().folders.includes('宿題'), selectionStore.getState().focused]).toEqual([true, '宿題/']);
  expect(changes()).toEqual({ 宿題: 'a folder' });
  await takeBack();
  expect([state().folders.includes('宿題'), changes()]).toEqual([false, {}]);
});

it('a file is renamed together with its translation, its tab and its unsaved text', async () => {
  openFile(items);
  await write(items, 'cards', '[]', '[1]');
  await rename(items, 'things');
  await idle();
  expect(changes()).toEqual({
    [items]: null,
    'cards/things.json': cards,
    'l10n/en/cards/items.json': null,
    'l10n/en/cards/things.json': translation,
  });
  expect([state().tabs.includes('cards/things.json'), state().tabs.includes(items)]).toEqual([true, false]);
  expect([unsavedPaths(state().files), selectionStore.getState().focused]).toEqual([
    ['cards/things.json'],
    'cards/things.json',
  ]);
  await takeBack();
  expect([changes(), unsavedPaths(state().files)]).toEqual([{}, [items]]);
  await takeBack();
  expect(unsavedPaths(state().files)).toEqual([]);
});

it('a file is deleted with its translation and its tab, and restored with its unsaved text', async () => {
  openFile(items);
  await write(items, 'cards', '[]', '[1]');
  const written = state().files.get(items)?.text;
  await remove(items);
  expect(changes()).toEqual({ [items]: null, 'l10n/en/cards/items.json': null });
  expect([state().tabs.includes(items), note()]).toMatchObject([false, { kind: 'deleted', names: ['items.json'] }]);
  await takeBack();
  expect([changes(), state().files.get(items)?.text, unsavedPaths(state().files)]).toEqual([{}, written, [items]]);
  expect(note()).toBe(null);
});

it('a deletion can be undone after the page was reloaded', async () => {
  await remove('cards/');
  expect(existsSync(inFolder('cards'))).toBe(false);
  opened = await opened.crash();
  await takeBack();
  expect(changes()).toEqual({});
});

it('several files are moved at once, and back by one undo', async () => {
  await moveInto([items, 'words.json'], 'decks');
  await idle();
  const moved = { decks: 'a folder', 'decks/items.json': cards, 'decks/words.json': words };
  const alongside = { 'l10n/en/decks': 'a folder', 'l10n/en/decks/items.json': translation };
  expect(changes()).toEqual({
    ...{ ...moved, ...alongside },
    ...{ [items]: null, 'l10n/en/cards/items.json': null, 'words.json': null },
  });
  await takeBack();
  expect(changes()).toEqual({});
});

it('a file is cut and pasted into another folder', async () => {
  select('words.json');
  cut();
  select('cards/');
  paste();
  await idle();
  expect(changes()).toEqual({ 'words.json': null, 'cards/words.json': words });
  await takeBack();
  expect(changes()).toEqual({});
});

it('a copy gets a free name, in the same folder and in another', async () => {
  select('words.json');
  duplicate();
  await idle();
  select('words.json');
  copy();
  select('cards/');
  paste();
  await idle();
  expect(changes()).toEqual({ 'words-2.json': words, 'cards/words.json': words });
  await takeBack();
  await takeBack();
  expect(changes()).toEqual({});
});

it('an existing name is refused, and both files are unchanged', async () => {
  await make('file', '', 'things');
  await idle();
  const files = [...state().files.keys()];
  await rename('words.json', 'things');
  await idle();
  expect(note()).toEqual({ kind: 'refused', did: 'done', path: 'words.json', code: 'exists' });
  expect([changes(), [...state().files.keys()]]).toEqual([{ 'things.json': '{}\n' }, files]);
});

it('a file changed by another program meanwhile is not deleted', async () => {
  writeFileSync(inFolder('words.json'), '{"by": "others"}');
  await remove('words.json');
  expect(note()).toEqual({ kind: 'refused', did: 'done', path: 'words.json', code: 'conflict' });
  expect(changes()).toEqual({ 'words.json': '{"by": "others"}' });
});

it('a folder renamed by another program is shown by its new name', async () => {
  renameSync(inFolder('cards'), inFolder('decks'));
  await until(projectStore, ({ files }) => files.has('decks/items.json'));
  expect([state().files.has(items), state().folders.includes('cards')]).toEqual([false, false]);
});

it('an undo that cannot be done is refused, loses nothing, and can be done later', async () => {
  await remove('words.json');
  mkdirSync(inFolder('words.json'));
  await takeBack();
  expect(note()).toEqual({ kind: 'refused', did: 'undone', path: 'words.json', code: 'exists' });
  rmdirSync(inFolder('words.json'));
  await takeBack();
  expect([changes(), note()]).toEqual([{}, null]);
});

it('closing a tab does not change its file, saved or not', async () => {
  openFile(items);
  await write(items, 'cards', '[]', '[1]');
  closeFile(items);
  await idle();
  expect([state().closedUnsaved, unsavedPaths(state().files), changes()]).toEqual([items, [items], {}]);
  openFile(items);
  expect([state().closedUnsaved, state().current]).toEqual([null, items]);
});
