import { afterEach, beforeEach, expect, it } from 'vitest';
import { seeAs } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { engine } from '#renderer/desk/play/running-engine.ts';
import { type OpenedDesk, openDesk } from './open-desk.ts';

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
});
afterEach(() => opened.close());

it('a seat sees only the part of the table it may know', async () => {
  const all = await engine().ask('table', {});
  expect(playStore.getState().view?.table).toEqual(all);
  await seeAs(0);
  const its = await engine().ask('table', { seat: 0 });
  expect(its).not.toEqual(all);
  expect(playStore.getState().view?.table).toEqual(its);
});
