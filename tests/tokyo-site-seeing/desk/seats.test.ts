import { afterEach, beforeEach, expect, it } from 'vitest';
import { engine } from '#renderer/desk/play/running-engine.ts';
import { type OpenedDesk, openDesk } from '../../desk/open-desk.ts';

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
});
afterEach(() => opened.close());

it('things in a question are visible once the game has revealed them', async () => {
  const ids = ['SC00-01', 'SC00-09', 'W-01'];
  const { came } = await engine().call('came', { ids, ways: [], seat: null });
  expect(came).toEqual(['SC00-01']);
});
