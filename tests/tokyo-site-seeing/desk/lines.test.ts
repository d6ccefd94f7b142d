import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptFolder } from '#host/state/kept-folder.mjs';
import { branchesStore, putBranch } from '#renderer/desk/branches/branches-store.ts';
import { editEffectsStore } from '#renderer/desk/branches/edit-effects-store.ts';
import { dropBranch, noteBranch } from '#renderer/desk/branches/keep-branches.ts';
import {
  noteBookmark,
  openBranch,
  pinBranch,
  resumeOnOwnContent,
  setBookmark,
} from '#renderer/desk/branches/open-branch.ts';
import { replayAll } from '#renderer/desk/branches/replay-all.ts';
import { act, jumpTo, newGame, stepToLast } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { answer, type OpenedDesk, openDesk, until, write } from '../../desk/open-desk.ts';

const scenario = 'scenarios/S00-no-last-stop/scenario.json';
const play = () => playStore.getState();
const hash = () => play().view?.hash;
const lines = () => branchesStore.getState().lines;
const open = () => play().line ?? '';
/** All PCs start with another amount, so that every game differs from its set-up on. */
const edit = () => write(scenario, '"to": { "op": "allPcs" }', '"amount": 1', '"amount": 2');

async function decide(count: number): Promise<readonly (string | undefined)[]> {
  const states = [hash()];
  for (let made = 0; made < count; made++) {
    await answer();
    states.push(hash());
  }
  return states;
}

async function branchAt(at: number): Promise<void> {
  await jumpTo(at);
  const other = play().view?.actions[1];
  if (other === undefined) throw new Error('there is only one action');
  await act(other.answer);
  await idle();
}

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
});
afterEach(() => opened.close());

it('it is possible to go back and forward to every decision', async () => {
  const states = await decide(3);
  const seen: (string | undefined)[] = [];
  for (const at of [2, 0, 1, 2, 3]) {
    await jumpTo(at);
    seen.push(hash());
  }
  await jumpTo(1);
  await stepToLast();
  expect([seen, hash(), lines().size]).toEqual([[states[2], ...states], states[3], 1]);
});

it('another answer after going back starts a new branch, and the first can be continued from that point', async () => {
  const states = await decide(3);
  const first = open();
  await branchAt(1);
  const branch = open();
  const known = [...lines().values()].map(({ id, parent, log }) => ({ id, parent, length: log.length }));
  expect(known).toEqual([
    { id: first, parent: null, length: 3 },
    { id: branch, parent: { line: first, at: 1 }, length: 2 },
  ]);
  await openBranch(first);
  expect([open(), hash()]).toEqual([first, states[1]]);
  await stepToLast();
  expect([hash(), lines().size]).toEqual([states[3], 2]);
});

it('branches, their bookmarks and the position in the open one survive a page crash', async () => {
  await decide(3);
  await branchAt(1);
  setBookmark(open(), { at: 1, name: '買う' });
  setBookmark(open(), { at: 1, name: ' 別の道 ' });
  noteBookmark(open(), 1, 'ここで買うと違う。');
  await idle();
  const [before, state, line] = [lines(), hash(), open()];
  expect(before.get(line)?.bookmarks).toEqual([{ at: 1, name: '別の道', note: 'ここで買うと違う。' }]);
  opened = await opened.crash();
  expect(new Map(lines())).toEqual(new Map(before));
  expect([open(), hash()]).toEqual([line, state]);
});

it('a deleted branch can be restored unchanged', async () => {
  await decide(2);
  const id = open();
  await branchAt(1);
  await idle();
  const line = lines().get(id);
  if (line === undefined) throw new Error('there is no line');
  await dropBranch(id);
  opened = await opened.crash();
  expect([...lines().keys()]).toEqual([open()]);
  putBranch(line);
  noteBranch(id);
  await idle();
  opened = await opened.crash();
  expect(lines().get(id)).toEqual(line);
});

it('a new game keeps the branch before it', async () => {
  await decide(1);
  const first = open();
  await newGame(play().played?.setup ?? {});
  await answer();
  expect([lines().size, lines().get(first)?.log.length, open() === first]).toEqual([2, 1, false]);
});

it('an edit is compared with every branch that is not pinned', async () => {
  await decide(2);
  const first = open();
  await branchAt(1);
  const branch = open();
  pinBranch(first, true);
  await edit();
  void replayAll();
  // The desk also does this automatically some time after the edit, perhaps now: only one of the two finishes.
  await until(editEffectsStore, ({ lines, isRunning }) => lines.size > 0 && !isRunning);
  const { lines: effects, ofLines } = editEffectsStore.getState();
  expect([[...effects].map(([id, { kind }]) => [id, kind]), ofLines]).toEqual([[[branch, 'changed']], 1]);
});

it('a branch can be continued on its own content, and opened on the current one', async () => {
  const [, , then] = await decide(2);
  const line = open();
  await edit();
  const now = hash();
  expect(now).not.toBe(then);
  expect(await resumeOnOwnContent(line)).toBe(true);
  expect([hash(), lines().get(line)?.pinned]).toEqual([then, true]);
  await answer();
  expect(play().view?.at).toBe(3);
  await openBranch(line);
  await idle();
  expect([branchesStore.getState().other, play().ownContent]).toEqual([{ line, at: 0 }, null]);
});

it('a branch replayed differently from its kept form becomes a new branch', async () => {
  await decide(2);
  const id = open();
  await newGame(play().played?.setup ?? {});
  await idle();
  const line = lines().get(id);
  if (line === undefined) throw new Error('there is no line');
  putBranch({ ...line, log: line.log.slice(0, 1) });
  noteBranch(id);
  await idle();
  const others = [...lines().values()].filter((one) => one.id !== open());
  const known = others.map(({ parent, log }) => ({ parent, length: log.length }));
  expect(known.sort((one, other) => one.length - other.length)).toEqual([
    { parent: { line: id, at: 0 }, length: 1 },
    { parent: null, length: 2 },
  ]);
});

it('a branch that cannot be deleted from the disk stays, and the error is shown', async () => {
  await decide(1);
  const before = lines();
  const files = readdirSync(keptFolder(), { recursive: true, encoding: 'utf8' });
  const kept = path.join(keptFolder(), files.find((one) => one.endsWith(`${open()}.json`)) ?? '');
  rmSync(kept);
  mkdirSync(kept);
  await dropBranch(open());
  expect([lines(), branchesStore.getState().unkept]).toEqual([before, expect.any(String)]);
});
