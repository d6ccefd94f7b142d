import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { content, playable } from './sample.ts';

const setup = { board: 'standard', players: 2, seed: 7, factions: ['F1', 'F2'], mats: ['M1', 'M2'] };

function tableWith(put: JsonObject) {
  const session = Session.open(playable.system, content, setup, { laid: 'empty' });
  session.cheat({ put });
  return session.table() as unknown as {
    readonly hexes: { readonly [hex: string]: { readonly controller: string | null } };
    readonly areas: { readonly [area: string]: { readonly price: JsonObject } };
  };
}

it('the table shows who controls a hex: its units, else its structure, and no seat while it is contested', () => {
  const { hexes } = tableWith({
    hexes: {
      A1: { units: ['F2.worker'], structures: ['F1.mine'] },
      A2: { structures: ['F1.market'] },
      B4: { units: ['F1.character', 'F2.character'] },
    },
  });
  expect(['A1', 'A2', 'B4', 'C3'].map((hex) => hexes[hex]?.controller)).toEqual(['seat2', 'seat1', null, null]);
});

it('the table shows what a top action costs now: by the number of workers, and nothing if an ability makes it free', () => {
  const workers = (many: number) => Array.from({ length: many }, () => 'F1.worker');
  const { areas } = tableWith({ hexes: { A1: { units: workers(6) } } });
  expect(areas['seat1.produce']?.price).toEqual({ coins: 1, power: 1 });
  expect([areas['seat1.bolster']?.price, areas['seat2.bolster']?.price]).toEqual([{ coins: 1 }, {}]);
});
