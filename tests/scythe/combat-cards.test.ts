import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { content, playable } from './sample.ts';

/** The most cards with a dial of each seat, when the first has moved into the second. */
function mostCards(mine: readonly string[], theirs: readonly string[], hands: readonly (readonly string[])[]) {
  const setup = { board: 'standard', players: 2, seed: 7, factions: ['F3', 'F2'], mats: ['M1', 'M2'] };
  const session = Session.open(playable.system, content, setup, { laid: 'empty' });
  const [seat1 = [], seat2 = []] = hands;
  const put = {
    hexes: { E3: { units: mine }, D3: { units: theirs } },
    seats: { seat1: { hand: seat1 }, seat2: { hand: seat2 } },
  };
  session.cheat({ put } as JsonObject);
  session.resume(null);
  session.act({ do: 'area', by: 'seat1', area: 'seat1.move' });
  session.act({ do: 'top', by: 'seat1', way: 'seat1.move-units' });
  const [first, ...rest] = mine;
  session.act({ do: 'move', by: 'seat1', unit: first as string, to: 'D3' });
  for (const worker of rest) session.act({ do: 'board', by: 'seat1', unit: worker });
  while (!session.legal().some((answer) => answer['do'] === 'dial'))
    session.act(session.legal().find((answer) => ['go', 'done'].includes(String(answer['do']))) as JsonObject);
  const cards = (by: string) =>
    session
      .legal()
      .flatMap((dial) => (dial['by'] === by ? [Object.keys(dial).filter((key) => key.startsWith('card')).length] : []));
  return [Math.max(...cards('seat1')), Math.max(...cards('seat2'))];
}

describe('SC-CO-07: each side may add at most one card for each of its characters and mechs', () => {
  it('workers bring no card', () => {
    expect(
      mostCards(
        ['F3.speed', 'F3.worker'],
        ['F2.wade', 'F2.worker'],
        [
          ['P2', 'P3', 'P4'],
          ['P2', 'P5'],
        ],
      ),
    ).toEqual([1, 1]);
  });
  it('and no more than the hand holds', () => {
    expect(mostCards(['F3.speed'], ['F2.wade', 'F2.character', 'F2.speed'], [[], ['P2', 'P5']])).toEqual([0, 2]);
  });
  it('rally adds one to those of its seat, whichever unit fights', () => {
    expect(
      mostCards(
        ['F3.rally'],
        ['F2.wade'],
        [
          ['P2', 'P2', 'P4'],
          ['P2', 'P5'],
        ],
      ),
    ).toEqual([2, 1]);
  });
});
