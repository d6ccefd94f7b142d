import { cp, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anytimeOffers } from '#renderer/desk/play/anytime-offers.ts';
import { act, seeAs } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { asTable } from '#renderer/tables/scythe/table-document.ts';
import { type OpenedDesk, openDesk } from '../../desk/open-desk.ts';

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk({
    prepare: async (folder) => {
      await rm(folder, { recursive: true });
      await cp('sample-content/scythe-amber-valley', folder, { recursive: true });
    },
  });
});
afterEach(() => opened.close());

const coinsOf = (seat: string) => asTable(playStore.getState().view?.table ?? {}).seats[seat]?.coins ?? 0;

it('SC-DL-02 a seat gives coins besides what is asked, and the same question stays', async () => {
  await seeAs(1);
  const [before, other] = [coinsOf('seat2'), coinsOf('seat4')];
  const offers = await anytimeOffers();
  expect(new Set(offers.map(({ answer }) => answer['by']))).toEqual(new Set(['seat2']));
  const gift = offers.find(({ answer }) => answer['target'] === 'seat4' && answer['amount'] === 2);
  expect(gift?.sentence).toBe('席2：席4にコインを2枚渡す');
  await seeAs(null);
  const { decision } = playStore.getState().view ?? {};
  await act(gift?.answer ?? {});
  expect([coinsOf('seat2'), coinsOf('seat4')]).toEqual([before - 2, other + 2]);
  expect(playStore.getState().view?.decision).toEqual(decision);
});
