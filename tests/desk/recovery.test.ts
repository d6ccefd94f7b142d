import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { stepBack, stepOn } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { projectStore, unsavedPaths } from '#renderer/desk/project/project-store.ts';
import { redo, undo } from '#renderer/desk/project/undo.ts';
import { elsewhereStore } from '#renderer/desk/recovery/texts-elsewhere.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { answer, type OpenedDesk, openDesk, write } from './open-desk.ts';

// What was being done is there again, whichever way the page ended.

const words = 'words.json';
const text = '{"formatVersion": 1, "note": "before"}\n';
const saying = (note: string) => text.replace('before', note);

let opened: OpenedDesk;
afterEach(() => opened.close());

const held = () => projectStore.getState().files.get(words)?.text;
const unsaved = () => unsavedPaths(projectStore.getState().files);
const file = () => path.join(opened.folder, words);

it('an unsaved text is restored after a crash, with its undo and redo', async () => {
  opened = await openDesk({ files: { [words]: text } });
  await write(words, 'note', 'before', 'after');
  opened = await opened.crash();
  expect([held(), unsaved(), readFileSync(file(), 'utf8')]).toEqual([saying('after'), [words], text]);
  undo();
  await idle();
  expect([held(), unsaved()]).toEqual([text, []]);
  opened = await opened.crash();
  redo();
  await idle();
  expect([held(), unsaved()]).toEqual([saying('after'), [words]]);
});

it('a text written by another program after the crash is not overwritten, and both texts are kept', async () => {
  opened = await openDesk({ files: { [words]: text } });
  await write(words, 'note', 'before', 'ours');
  opened = await opened.crash(() => writeFileSync(file(), saying('theirs')));
  expect([held(), unsaved()]).toEqual([saying('ours'), [words]]);
  expect(projectStore.getState().conflicts.get(words)).toMatchObject({ text: saying('theirs') });
  expect(readFileSync(file(), 'utf8')).toBe(saying('theirs'));
});

it('another page starts with the unsaved text of the first', async () => {
  opened = await openDesk({ files: { [words]: text } });
  await write(words, 'note', 'before', 'first');
  opened = await opened.asAnotherPage();
  expect([held(), unsaved(), elsewhereStore.getState().texts]).toEqual([saying('first'), [words], []]);
});

it('a game continues where it was, with its redo', async () => {
  opened = await openDesk();
  await answer();
  const { hash } = playStore.getState().view ?? {};
  await stepBack();
  await idle();
  const { hash: before, at } = playStore.getState().view ?? {};
  opened = await opened.crash();
  expect([playStore.getState().view?.hash, playStore.getState().view?.at]).toEqual([before, at]);
  await stepOn();
  await idle();
  expect(playStore.getState().view?.hash).toBe(hash);
});
