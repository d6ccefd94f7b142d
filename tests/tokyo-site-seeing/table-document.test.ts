import { Check, Errors } from 'typebox/value';
import { expect, it } from 'vitest';
import { Session } from '#engine/kernel/session.ts';
import { playerNamed } from '#engine/players/players.ts';
import { tableDocument } from '#engine/systems/tokyo-site-seeing/formats/table-document.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from './sample.ts';

it('at every decision the table document has its shape, whole and for a seat', () => {
  const session = Session.open(tokyoSiteSeeing, contentWith(), { seed: 4 });
  const player = playerNamed('greedy', 4)!;
  while (session.decision !== null) {
    for (const table of [session.table(), session.table(0)])
      if (!Check(tableDocument, table)) expect(Errors(tableDocument, table)).toEqual([]);
    expect(Object.keys(session.table())).toEqual(Object.keys(tableDocument.properties));
    session.choose(player.choose(session));
  }
});
