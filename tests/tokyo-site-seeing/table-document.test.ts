import { Check, Errors } from 'typebox/value';
import { expect, it } from 'vitest';
import { Session } from '#engine/kernel/session/session.ts';
import { playerNamed } from '#engine/players/players.ts';
import { declaredTable } from '#engine/systems/tokyo-site-seeing/document/table-document.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from './sample.ts';

const tableDocument = declaredTable.parts.schema;

it('is valid during the set-up too, when no PC is placed yet', () => {
  const players = [{ pcs: ['procurer'], clears: [{ scenario: 'S00', reward: 'flag' }] }];
  const session = Session.open(tokyoSiteSeeing, contentWith(), { players, seed: 4 });
  expect(session.decision?.step).toBe('whichRewards');
  const table = session.table() as { readonly pcs: { readonly procurer: { readonly area: unknown } } };
  expect(table.pcs.procurer.area).toBe(null);
  expect([...Errors(tableDocument, table)]).toEqual([]);
});

it('is valid at every decision, in full and for a seat', () => {
  const session = Session.open(tokyoSiteSeeing, contentWith(), { seed: 4 });
  const player = playerNamed('greedy', 4)!;
  while (session.decision !== null) {
    for (const table of [session.table(), session.table(0)])
      if (!Check(tableDocument, table)) expect(Errors(tableDocument, table)).toEqual([]);
    expect(Object.keys(session.table())).toEqual(Object.keys(tableDocument['properties'] as object));
    session.choose(player.choose(session));
  }
});
