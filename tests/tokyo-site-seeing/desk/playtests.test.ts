import fs, { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as git from 'isomorphic-git';
import { afterEach, expect, it } from 'vitest';
import { leaveTest } from '#renderer/desk/play/lay-on-board.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { findBreakingEdit } from '#renderer/desk/playtests/find-breaking-edit.ts';
import { openOnBoard } from '#renderer/desk/playtests/open-on-board.ts';
import { askFacts, recordedGame, recordTest } from '#renderer/desk/playtests/record-test.ts';
import { readTests, runTests, watchTests } from '#renderer/desk/playtests/run-tests.ts';
import { shrinkTest } from '#renderer/desk/playtests/shrink-test.ts';
import { allTests, stateOf, testsStore } from '#renderer/desk/playtests/tests-store.ts';
import { texts } from '#renderer/desk/project/project-actions.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { answer, type OpenedDesk, openDesk, write } from '../../desk/open-desk.ts';

const starters = 'cards/starters.json';
const recorded = 'playtests/recorded.json';
const wrench = '大型レンチは、人の敵には3点のダメージを与える';
const names = { locale: 'ja' as const, unsaved: '未保存', why: historyWords.ja.why };
const states = () => Object.fromEntries(allTests().map(({ key, name }) => [name, stateOf(testsStore.getState(), key)]));
function keyOf(name: string): string {
  const found = allTests().find((test) => test.name === name);
  if (found === undefined) throw new Error(`there is no test ${name}`);
  return found.key;
}

let opened: OpenedDesk;
afterEach(() => opened.close());

it('tests are read again only once a file has changed', async () => {
  opened = await openDesk();
  await readTests();
  const { files } = testsStore.getState();
  await readTests();
  const again = testsStore.getState().files;
  await write(starters, '"ES-03"', '"amount": 3', '"amount": 1');
  await readTests();
  expect([again === files, testsStore.getState().files === files]).toEqual([true, false]);
});

it('a failing test shows expected and actual values, and passes once fixed', async () => {
  opened = await openDesk();
  await readTests();
  const all = Object.keys(states());
  expect(Object.values(states())).toEqual(all.map(() => 'notRun'));
  await write(starters, '"ES-03"', '"amount": 3', '"amount": 1');
  await runTests('all');
  expect(states()).toEqual(Object.fromEntries(all.map((name) => [name, name === wrench ? 'failed' : 'passed'])));
  expect(testsStore.getState().results.get(keyOf(wrench))?.said).toEqual({
    where: { ja: '最後', en: 'The end' },
    expected: { ja: 'シブヤ1：0：ダメージ：3', en: 'Shibuya, slot 1: 0: damage: 3' },
    actual: { ja: 'シブヤ1：0：ダメージ：1', en: 'Shibuya, slot 1: 0: damage: 1' },
    legal: [],
  });
  undo();
  await idle();
  await runTests('failed');
  expect(states()).toEqual(Object.fromEntries(all.map((name) => [name, 'passed'])));
});

it('watched tests run again after each edit, until watching ends', async () => {
  opened = await openDesk();
  watchTests(true);
  await idle();
  const all = Object.keys(states());
  expect(states()).toEqual(Object.fromEntries(all.map((name) => [name, 'passed'])));
  await write(starters, '"ES-03"', '"amount": 3', '"amount": 1');
  const failing = Object.fromEntries(all.map((name) => [name, name === wrench ? 'failed' : 'passed']));
  expect(states()).toEqual(failing);
  watchTests(false);
  undo();
  await idle();
  expect(states()).toEqual(failing);
});

it('a failing test can be opened on the board at the failed step, and the previous game restored', async () => {
  opened = await openDesk();
  await answer();
  await write(starters, '"ES-03"', '"amount": 3', '"amount": 1');
  const before = playStore.getState().view?.hash;
  await runTests('all');
  await openOnBoard(keyOf(wrench));
  await idle();
  expect(playStore.getState().laid?.name).toBe(wrench);
  expect(playStore.getState().view?.hash).not.toBe(before);
  await leaveTest();
  await idle();
  expect([playStore.getState().laid, playStore.getState().view?.hash]).toEqual([null, before]);
});

it('the unsaved edit that made a test fail is named', async () => {
  opened = await openDesk();
  await write(starters, '"ES-03"', '"amount": 3', '"amount": 1');
  await readTests();
  await findBreakingEdit(opened.desk.api, keyOf(wrench), names);
  const found = testsStore.getState().since.get(keyOf(wrench));
  if (found === undefined || found === 'failed') throw new Error('nothing was found');
  expect(found.since).toEqual({ kind: 'since', passes: 0, fails: 1, runs: 2 });
  expect(found.edits.map(({ name, after }) => [name, after])).toEqual([
    ['未保存', [{ path: starters, source: { kind: 'now', path: starters } }]],
  ]);
});

it('the commit that made a test fail is named', async () => {
  opened = await openDesk({ prepare: commitTwice });
  await readTests();
  await findBreakingEdit(opened.desk.api, keyOf(wrench), names);
  const found = testsStore.getState().since.get(keyOf(wrench));
  if (found === undefined || found === 'failed') throw new Error('nothing was found');
  expect(found.edits.map(({ name, after }) => [name, after.map((one) => one.path)])).toEqual([
    ['レンチを弱くする', [starters]],
  ]);
  expect(found.passedOn?.[starters]).toContain('"amount": 3');
});

it('part of a game becomes a test, which passes and is shrunk; undo removes it', async () => {
  opened = await openDesk();
  await answer();
  await answer();
  const game = recordedGame();
  if (game === null) throw new Error('there is no game');
  const facts = await askFacts(game, 1, 2);
  const events = facts?.events.slice(0, 1).map(({ index }) => index) ?? [];
  const asked = { name: '二手目', file: recorded, from: 1, to: 2, events, table: [], result: false };
  expect(await recordTest(game, asked)).toEqual({ kind: 'written' });
  await idle();
  expect(states()['二手目']).toBe('passed');
  await shrinkTest(keyOf('二手目'));
  expect(testsStore.getState().shrunk.get(keyOf('二手目'))).toMatchObject({
    isSmallest: true,
    steps: [2, 2],
    laid: [2, 2],
  });
  undo();
  await idle();
  expect(texts.get(recorded)).toBeUndefined();
});

/** The sample in a repository; a second commit makes the wrench too weak for one of its tests. */
async function commitTwice(folder: string): Promise<void> {
  const author = (timestamp: number) => ({ name: '作者', email: 'author@example.test', timestamp, timezoneOffset: 0 });
  const place = path.join(folder, starters);
  const strong = readFileSync(place, 'utf8');
  const at = strong.indexOf('"amount": 3', strong.indexOf('"ES-03"'));
  await git.init({ fs, dir: folder, defaultBranch: 'main' });
  await git.add({ fs, dir: folder, filepath: starters });
  await git.commit({ fs, dir: folder, message: 'はじめの版', author: author(1_700_000_000) });
  writeFileSync(place, `${strong.slice(0, at)}"amount": 1${strong.slice(at + '"amount": 3'.length)}`);
  await git.add({ fs, dir: folder, filepath: starters });
  await git.commit({ fs, dir: folder, message: 'レンチを弱くする', author: author(1_700_001_000) });
}
