import { afterEach, beforeEach, expect, it } from 'vitest';
import { newGame, seeAs } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { answer, type OpenedDesk, openDesk } from '../../desk/open-desk.ts';
import { prepareFight } from './small-fight.ts';

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk({ prepare: prepareFight });
  await newGame({ scenario: 'S1', level: 'standard', decks: ['p1', 'p2'], seed: 1 });
  await idle();
});
afterEach(() => opened.close());

const asked = () => playStore.getState().view?.asked;

it('names who is asked next only where hands are hidden from each other', async () => {
  expect(asked()).toEqual([]);
  await seeAs(0);
  expect(asked()).toEqual([0]);
  await answer('これで');
  expect(asked()).toEqual([1]);
});
