import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import { seatOfOne } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Player } from '#engine/players/player.ts';
import { random } from '#engine/players/random.ts';
import { faultOf, type PlayFault } from './fault.ts';
import type { GoalWatcher, Nearest } from './lookout.ts';
import { seeker } from './seeker.ts';

/** A replayable game: set-up, which includes the seed, and answers. */
export interface GameRecord {
  readonly setup: JsonObject;
  readonly log: readonly LogEntry[];
}

export interface SearchGame {
  readonly setup: JsonObject;
  /** Prefix to continue from; default: the start. */
  readonly log?: readonly LogEntry[];
  readonly player: 'seeker' | 'random';
  readonly seed: number;
  /** Most answers. */
  readonly most: number;
}

export interface Tried {
  readonly decisions: number;
  /** The line up to the goal. */
  readonly found: GameRecord | null;
  /** The line up to the nearest point. */
  readonly nearest: Nearest & {
    readonly line: GameRecord;
    readonly reached: readonly string[];
    readonly round: number;
  };
  /** Set if the content got stuck. */
  readonly fault: PlayFault | null;
}

export function tryGame(system: RuleSystem, lookout: GoalWatcher, what: SearchGame): Tried {
  lookout.begin();
  const { setup, log = [], most } = what;
  let session: Session | null = null;
  let best: Nearest = { at: 0, distance: 2, position: 0 };
  let [reached, round]: [readonly string[], number] = [[], 0];
  const look = (game: Session): boolean => {
    const distance = lookout.distance(game);
    if (distance > best.distance) return false;
    const position = lookout.aside(() => positionOf(game));
    if (distance < best.distance || position > best.position) {
      best = { at: game.decisions, distance, position };
      [reached, round] = [lookout.reached(), system.round(game.game)];
    }
    return distance === 0;
  };
  let fault: Tried['fault'] = null;
  let isFound = false;
  try {
    session = Session.open(system, lookout.content, setup, { watch: lookout.watch });
    isFound = look(session);
    for (const entry of log) {
      if (isFound) break;
      session.enter(entry);
      isFound = look(session);
    }
    const player = playerOf(what, lookout);
    while (!isFound && session.decision !== null && session.decisions < most) {
      const game = session;
      session.choose(lookout.aside(() => player.choose(game, seatOfOne(game))));
      isFound = look(session);
    }
  } catch (error) {
    fault = faultOf(error);
  }
  const entries = session?.entries.slice(0, best.at) ?? [];
  const line = { setup, log: entries };
  return {
    decisions: session?.decisions ?? 0,
    found: isFound ? line : null,
    nearest: { ...best, line, reached, round },
    fault,
  };
}

function playerOf({ player, seed }: SearchGame, { wanted }: GoalWatcher): Player {
  return player === 'random' ? random(seed) : seeker(wanted, seed);
}

function positionOf({ system, game }: Session): number {
  let most = 0;
  for (let seat = 0; seat < system.seats(game); seat++) most = Math.max(most, system.judge.position(game, seat));
  return most;
}
