import { expect, it } from 'vitest';
import { canAct, objectsOf } from '#engine/library/acts/act.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { acts } from '#engine/systems/tokyo-metro/acts/acts.ts';
import type { MetroGame } from '#engine/systems/tokyo-metro/table/game.ts';
import { content, playable } from './sample.ts';

const { system } = playable;

it('an act can be done exactly when one of its objects is legal, asked at every decision of games', () => {
  const seen = new Set<string>();
  for (const [name, player] of [
    ['random', players['random'] as PlayerMaker],
    ['greedy', players['greedy'] as PlayerMaker],
  ] as const)
    playOut(
      { system, content, setup: { players: 4, seed: 5 } },
      {
        player,
        look: (session) => {
          const game = session.game as MetroGame;
          for (const act of acts)
            for (const by of game.seats) {
              const acting = { by, amount: 1 };
              const can = canAct(game, act, acting);
              if (act.few !== undefined) seen.add(`${act.word} ${can}`);
              expect({ name, act: act.word, by, can }).toEqual({
                ...{ name, act: act.word, by },
                can: objectsOf(game, act, acting).length > 0,
              });
            }
        },
      },
    );
  expect([...seen].sort()).toEqual(['spec false', 'spec true']);
});
