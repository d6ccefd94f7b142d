import { expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { sample } from './sample.ts';

function laid(documents: Documents): readonly JsonObject[] {
  const content = tokyoSiteSeeing.compile(documents, tokyoSiteSeeing.language, null);
  const session = Session.open(tokyoSiteSeeing, content, { players: [{ pcs: ['engineer'] }], seed: 1 });
  return [session.table(), session.running.figures()];
}

function edited(file: string, list: string, id: string, values: JsonObject): Documents {
  const document = sample[file] as JsonObject;
  const entries = (document[list] as readonly JsonObject[]).map((one) =>
    one['id'] === id ? { ...one, ...values } : one,
  );
  return { ...sample, [file]: { ...document, [list]: entries as Json } };
}

const copies = ([table]: readonly JsonObject[]): number => JSON.stringify(table).split('"W-01#').length - 1;

it('a game on edited content is laid out by that content, not by the previous one', () => {
  const before = laid(sample);
  const fewer = laid(edited('cards/weapons.json', 'cards', 'W-01', { copies: 1 }));
  const stronger = laid(edited('pcs.json', 'pcs', 'engineer', { maxHp: 77 }));
  const again = laid(sample);
  const costlier = laid(edited('cards/weapons.json', 'cards', 'W-01', { cost: 9 }));
  expect([copies(before), copies(fewer)]).toEqual([4, 1]);
  expect([JSON.stringify(before).includes('77'), JSON.stringify(stronger).includes('77')]).toEqual([false, true]);
  expect([again, costlier[0]]).toEqual([before, before[0]]);
});
