import { expect, it } from 'vitest';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { goOn } from '#renderer/desk/play/program-commands.ts';
import { engine } from '#renderer/desk/play/running-engine.ts';
import { openDesk } from './open-desk.ts';

it('a program that plays to the end shows only its last three moves, and the log has no trace of that', async () => {
  const opened = await openDesk();
  const shown: number[] = [];
  const end = playStore.subscribe(({ view }, before) => {
    if (view !== null && view !== before.view && view.at !== before.view?.at) shown.push(view.at);
  });
  await goOn('greedy', null);
  end();
  const { view, played, events } = playStore.getState();
  const at = view?.entries.length ?? 0;
  expect(shown).toEqual([at - 3, at - 2, at - 1, at]);
  const { entries, takenBack } = await engine().ask('log', {});
  expect([view?.result, played?.entries, played?.takenBack]).toEqual([expect.any(String), entries, takenBack]);
  expect([takenBack, events.length]).toEqual([[], (await engine().ask('events', {})).events.length]);
  await opened.close();
});
