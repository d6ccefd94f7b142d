import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { foldsStore, toggleFolder } from '#renderer/desk/explorer/fold-store.ts';
import { noteRun, recentCommandsStore } from '#renderer/desk/palette/palette-store.ts';
import { stepBack, stepOn } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { projectStore, unsavedPaths } from '#renderer/desk/project/project-store.ts';
import { saveFile } from '#renderer/desk/project/save-file.ts';
import { canUndo, redo, undo } from '#renderer/desk/project/undo.ts';
import { keepingStore } from '#renderer/desk/recovery/keep-work.ts';
import { elsewhereStore } from '#renderer/desk/recovery/texts-elsewhere.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { personShownStore } from '#renderer/desk/translations/person-shown-store.ts';
import { answer, type OpenedDesk, openDesk, write } from './open-desk.ts';

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

async function saveLate(): Promise<void> {
  const { api } = opened.desk;
  const kept = new Promise<void>((resolve) => {
    const left = keepingStore.subscribe(({ isWriting }, before) => {
      if (isWriting || !before.isWriting) return;
      left();
      resolve();
    });
  });
  await saveFile({ ...api, saveFile: (ask) => kept.then(() => api.saveFile(ask)) }, words);
  await idle();
}

it('a text that was saved is not restored, and cannot be undone when another program wrote it after the crash', async () => {
  opened = await openDesk({ files: { [words]: text } });
  await write(words, 'note', 'before', 'ours');
  await saveLate();
  opened = await opened.crash(() => writeFileSync(file(), saying('theirs')));
  expect([held(), unsaved(), projectStore.getState().conflicts.size, canUndo()]).toEqual([
    ...[saying('theirs'), [], 0, false],
  ]);
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

describe('the kept session', () => {
  type Kept = Record<string, unknown>;
  function rewrite(part: string, change: (kept: Kept) => unknown): void {
    const state = path.join(opened.folder, '..', 'state', 'recovery');
    const files = readdirSync(state, { recursive: true, encoding: 'utf8' }).filter((one) =>
      one.endsWith(`${part}.json`),
    );
    const [kept = ''] = files.map((one) => path.join(state, one));
    const after = change(JSON.parse(readFileSync(kept, 'utf8')) as Kept);
    writeFileSync(kept, typeof after === 'string' ? after : JSON.stringify(after));
  }

  async function work(): Promise<void> {
    opened = await openDesk({ files: { [words]: text } });
    await write(words, 'note', 'before', 'after');
    toggleFolder('l10n/');
    personShownStore.setState({ person: 'Jun' });
    noteRun('file.save');
    await idle();
  }
  const restored = () => ({
    text: held(),
    unsaved: unsaved(),
    closed: [...foldsStore.getState().closed],
    commands: recentCommandsStore.getState().keys,
    person: personShownStore.getState().person,
  });
  const all = { text: saying('after'), unsaved: [words], closed: [], commands: ['file.save'], person: 'Jun' };
  const noTexts = { ...all, text, unsaved: [] };
  const noDesk = { ...all, closed: ['l10n/'], commands: [], person: null };

  it('everything is restored', async () => {
    await work();
    opened = await opened.crash();
    expect(restored()).toEqual(all);
  });

  it('starts without the parts that an older studio did not keep', async () => {
    await work();
    opened = await opened.crash(() =>
      rewrite('desk', ({ kept, ...beside }) => {
        const { layout, current, cursors } = kept as Kept;
        return { ...beside, kept: { layout, current, cursors } };
      }),
    );
    expect(restored()).toEqual(noDesk);
  });

  const halves: readonly (readonly [string, (whole: Kept) => unknown])[] = [
    ['of a newer format', (whole) => ({ ...whole, format: 2 })],
    ['of an older format', ({ format, ...whole }) => whole],
    ['with a field that is not known', ({ kept, ...whole }) => ({ ...whole, kept: { ...(kept as Kept), more: 1 } })],
    [
      'without one of its fields',
      ({ kept, ...whole }) => ({ ...whole, kept: { ...(kept as Kept), history: 1, cursors: 1 } }),
    ],
    ['cut off in its middle', (whole) => JSON.stringify(whole).slice(0, -20)],
  ];
  it.each(halves)('without a part %s loses the whole part, and restores the others', async (_, change) => {
    await work();
    opened = await opened.crash(() => rewrite('texts', change));
    expect(restored()).toEqual(noTexts);
    await write(words, 'note', 'before', 'after');
    opened = await opened.crash(() => rewrite('desk', change));
    expect(restored()).toEqual(noDesk);
  });
});
