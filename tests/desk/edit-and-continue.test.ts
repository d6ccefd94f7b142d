import { afterEach, beforeEach, expect, it } from 'vitest';
import { cheat, stepBack, stepOn } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { answer, type OpenedDesk, openDesk, write } from './open-desk.ts';

// A battle that runs while the weapon it is fought with is edited.

const weapons = 'cards/weapons.json';
const play = () => playStore.getState();
const sentences = () =>
  play()
    .events.map(({ sentence }) => sentence)
    .join('\n');
const codes = () => problemsStore.getState().problems.map(({ code }) => code);

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
  while (play().view?.actions.every(({ sentence }) => !sentence.includes('アクションを終える'))) await answer();
  await cheat({ equip: { pc: 'gangster', card: 'W-01' } });
  await cheat({ place: { card: 'T-39', slot: 'SJK0' } });
  await answer('ギャングスター', '曲がった標識', '使用', '歩く看板男');
});
afterEach(() => opened.close());

it('comes out with the new damage as soon as it is written, and as before when that is undone', async () => {
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

it('an edit with an error leaves the game as it is and marks the error at its place', async () => {
  const before = play().view?.hash;
  await write(weapons, '"W-01"', '"amount": 2', '"amount": "二"');
  expect(problemsStore.getState().problems.map(({ file, severity }) => [file, severity])).toContainEqual([
    weapons,
    'error',
  ]);
  expect([play().view?.hash, play().difference.kind]).toEqual([before, 'invalid']);
});

it('is stepped back and on again to the same', async () => {
  const { hash, at } = play().view ?? {};
  await stepBack();
  await idle();
  expect(play().view?.at).toBe((at ?? 0) - 1);
  await stepOn();
  await idle();
  expect(play().view?.hash).toBe(hash);
});

it('goes on where it was after the page crashed, with what was not saved', async () => {
  await write(weapons, '"W-01"', '"amount": 2', '"amount": 3');
  const { hash } = play().view ?? {};
  opened = await opened.crash();
  expect(play().view?.hash).toBe(hash);
  expect(sentences()).toContain('歩く看板男に物理ダメージ3点');
});
