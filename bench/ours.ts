import { contentOf, type Playable } from '../authoring/project/play/playable.ts';
import type { JsonObject } from '../engine/kernel/basics/json.ts';
import { Session } from '../engine/kernel/session/session.ts';
import type { PlayerMaker } from '../engine/players/player.ts';
import { players } from '../engine/players/players.ts';
import { type Game, playOut } from '../engine/simulation/play.ts';
import { microseconds, type Runs } from './measure.ts';

/** Whole games of the sample, without history: what a simulation does. By default with the seats of `readSetup`. */
export function games(playable: Playable, seats: JsonObject = {}): Runs {
  const game = { system: playable.system, content: contentOf(playable) };
  return Object.fromEntries(
    Object.entries(players)
      .filter(([name]) => name !== 'search')
      .map(([name, player]) => [
        name,
        (seed) => {
          const { outcome } = playOut({ ...game, setup: { ...seats, seed } }, { player });
          return { games: 1, decisions: outcome.decisions };
        },
      ]),
  );
}

/** The same games with history, every node of the content told to a probe: what a game costs that is looked at. */
export function probedGames(playable: Playable): Runs {
  let nodes = 0;
  const probe = { entering: () => void nodes++, ran: () => void nodes++ };
  const game = { system: playable.system, content: contentOf(playable, undefined, probe) };
  const random = (seed: number) => {
    const { outcome } = playOut({ ...game, setup: { seed } }, { player: players['random'] as PlayerMaker, keep: true });
    if (nodes === 0) throw new Error('the probe was told nothing');
    return { games: 1, decisions: outcome.decisions };
  };
  return { random };
}

/** Taking back one answer, `at` decisions into a game. */
export function undo(playable: Playable, at: number, seats: JsonObject = {}): number {
  const session = longGame(
    { system: playable.system, content: contentOf(playable), setup: seats },
    players['greedy'],
    at,
  );
  const last = session.entries.at(-1);
  if (last === undefined) throw new Error('no game is that long');
  return microseconds(
    () => session.undoTo(session.decisions - 1),
    () => void session.enter(last),
  );
}

/** A game that goes on for so many decisions: the first seed whose game does. */
export function longGame({ system, content, setup }: Game, player: PlayerMaker | undefined, at: number): Session {
  for (let seed = 1; player !== undefined && seed < 200; seed++) {
    const session = Session.open(system, content, { ...(setup as JsonObject), seed });
    const program = player(seed);
    while (session.decision !== null && session.decisions < at) session.choose(program.choose(session));
    if (session.decisions === at) return session;
  }
  throw new Error(`no game has ${at} decisions`);
}
