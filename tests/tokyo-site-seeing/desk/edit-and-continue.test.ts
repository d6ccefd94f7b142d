import { afterEach, beforeEach, expect, it } from 'vitest';
import { continueFromBreak, undoContinue } from '#renderer/desk/play/edit-and-continue.ts';
import { cheat, stepBack, stepOn } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { setLocale } from '#renderer/desk/settings/locale-store.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { answer, type OpenedDesk, openDesk, write } from '../../desk/open-desk.ts';

const weapons = 'cards/weapons.json';
const play = () => playStore.getState();
const sentences = () =>
  play()
    .events.map(({ sentence }) => sentence)
    .join('\n');
const codes = () => problemsStore.getState().problems.map(({ code }) => code);
/** A condition that does not hold for the attacker. */
const onlyDown = '"attack": true, "if": { "op": "isDown", "pc": { "op": "self" } }';

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
  while (play().view?.actions.every(({ sentence }) => !sentence.includes('アクションを終える'))) await answer();
  await cheat({ equip: { pc: 'gangster', card: 'W-01' } });
  await cheat({ place: { card: 'T-39', slot: 'SJK0' } });
  await answer('ギャングスター', '曲がった標識', '使用', '歩く看板男');
});
afterEach(() => opened.close());

it('the outcome follows an edit of the damage, and its undo', async () => {
  const before = play().view?.hash;
  expect(sentences()).toContain('歩く看板男に物理ダメージ2点');
  await write(weapons, '"W-01"', '"amount": 2', '"amount": 3');
  expect(sentences()).toContain('歩く看板男に物理ダメージ3点');
  expect(play().differenceSentence).toContain('物理ダメージ3点');
  expect(codes()).toContain('EFT007');
  undo();
  await idle();
  expect([play().view?.hash, codes()]).toEqual([before, []]);
});

it('an edit with an error marks the error and does not change the game', async () => {
  const before = play().view?.hash;
  await write(weapons, '"W-01"', '"amount": 2', '"amount": "二"');
  expect(problemsStore.getState().problems.map(({ file, severity }) => [file, severity])).toContainEqual([
    weapons,
    'error',
  ]);
  expect([play().view?.hash, play().difference.kind]).toEqual([before, 'invalid']);
});

it.each<readonly [string, string, string, string, RegExp, RegExp]>([
  [
    'invalid',
    '"W-01"',
    '"amount": 2',
    '"amount": "two"',
    /^エラーが 1 件あります。.*最後に正しかった内容のまま/,
    /^There is 1 error\. The game still uses the last valid version\.$/,
  ],
  [
    'changed',
    '"W-01"',
    '"amount": 2',
    '"amount": 3',
    /^\d+手目から変わりました。前：歩く看板男に物理ダメージ2点（曲がった標識） → 今：歩く看板男に物理ダメージ3点（曲がった標識）/,
    /^Changed from move \d+ on\. Before: 2 .* → Now: 3 /,
  ],
  [
    'same',
    '"W-05"',
    '"amount": 2',
    '"amount": 3',
    /違いはありません/,
    /^Replayed on the new content: no difference\.$/,
  ],
  [
    'broken',
    '"W-01"',
    '"attack": true',
    onlyDown,
    /^\d+手目「ギャングスター：曲がった標識.*歩く看板男」ができなくなり、その手前で止まりました.*TSS-[A-Z]+-\d+/,
    /^Broken at move \d+: “Gangster.*” is no longer legal\. The game stopped before it\. .*TSS-/,
  ],
])('an edit that is %s is reported as such in both languages', async (kind, mark, from, to, japanese, english) => {
  for (const [locale, sentence] of [['ja', japanese] as const, ['en', english] as const]) {
    setLocale(locale);
    await write(weapons, mark, from, to);
    expect([play().difference.kind, play().differenceSentence]).toEqual([kind, expect.stringMatching(sentence)]);
    const { changedEvent, events } = play();
    expect(events[changedEvent ?? -1]?.sentence ?? '').toMatch(kind === 'changed' ? /3/ : /^$/);
    undo();
    await idle();
  }
});

it('a game broken by an edit can go on from there, undo that, and is restored with the text', async () => {
  const before = play().view?.hash;
  await write(weapons, '"W-01"', '"attack": true', onlyDown);
  const stopped = play().view?.hash;
  expect(sentences()).not.toContain('歩く看板男に物理ダメージ');
  await continueFromBreak();
  await idle();
  expect(play().differenceSentence).toMatch(/^ここから続けています。後の\d+手は外しました。$/);
  expect(play().view?.hash).toBe(stopped);
  await undoContinue();
  await idle();
  expect([play().difference.kind, play().view?.hash]).toEqual(['broken', stopped]);
  undo();
  await idle();
  expect(play().view?.hash).toBe(before);
});

it('stepping back and forward leads to the same state', async () => {
  const { hash, at } = play().view ?? {};
  await stepBack();
  await idle();
  expect(play().view?.at).toBe((at ?? 0) - 1);
  await stepOn();
  await idle();
  expect(play().view?.hash).toBe(hash);
});

it('the game continues after a page crash with the unsaved text', async () => {
  await write(weapons, '"W-01"', '"amount": 2', '"amount": 3');
  const { hash } = play().view ?? {};
  opened = await opened.crash();
  expect(play().view?.hash).toBe(hash);
  expect(sentences()).toContain('歩く看板男に物理ダメージ3点');
});
