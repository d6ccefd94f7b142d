import { describe, expect, it } from 'vitest';
import { Session } from '#engine/kernel/session/session.ts';
import { players } from '#engine/players/players.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { queries } from '#engine/systems/tokyo-site-seeing/table/cached-query.ts';
import type { TokyoGame } from '#engine/systems/tokyo-site-seeing/table/game.ts';
import { contentWith } from './sample.ts';

const content = contentWith();

function stale(session: Session): readonly number[] {
  const game = session.game as TokyoGame;
  return queries.all
    .filter((query) => JSON.stringify(game.cache.answer(game, query)) !== JSON.stringify(query.compute(game)))
    .map(({ number }) => number);
}

describe('a cached query of the table', () => {
  it('equals a fresh query, forward and back', () => {
    expect(queries.all.length).toBeGreaterThan(0);
    for (const seed of [1, 2]) {
      const session = Session.open(system, content, { seed });
      const player = players['random']!(seed);
      for (let turn = 0; session.decision !== null && turn < 150; turn++) {
        expect({ seed, turn, stale: stale(session) }).toEqual({ seed, turn, stale: [] });
        session.choose(player.choose(session));
        expect({ seed, turn, stale: stale(session) }).toEqual({ seed, turn, stale: [] });
        if (turn % 3 !== 0) continue;
        session.undoTo(session.decisions - 1);
        expect({ seed, turn, undone: stale(session) }).toEqual({ seed, turn, undone: [] });
      }
    }
  });
});
