import { SessionServer } from '../api/session-server.ts';
import { contentOf, type Playable } from '../authoring/playable.ts';
import { doAllAgain, replay } from '../engine/kernel/session/replay.ts';
import { players } from '../engine/players/players.ts';
import { median, quick, timed } from './measure.ts';
import { longGame } from './ours.ts';

/** What it costs to go about in a line and to hold two against each other, by a replay of it with all that is kept. */
export interface LinesCost {
  /** From any decision to any other, back and on. */
  readonly jump: number;
  readonly fork: number;
  readonly differ: number;
}

/** In a game `at` decisions long. */
export function measureLines(playable: Playable, at: number): LinesCost {
  const { system } = playable;
  const content = contentOf(playable);
  const { setup, entries } = longGame({ system, content, setup: {} }, players['greedy'], at);
  const again = () => replay(system, content, setup, entries, { lineage: true });
  const { session } = again();
  const server = new SessionServer(
    { readProject: () => ({ errors: 1, playable: null }), player: () => null, playerNames: [] },
    playable,
  );
  const side = { setup, entries };
  const goTo = (to: number) =>
    to < session.decisions
      ? session.takeBack(to, { seen: [], entries: 0 })
      : doAllAgain(session, entries.slice(session.decisions, to));
  const rounds = Array.from({ length: quick ? 9 : 31 }, () => {
    const replayed = timed(again);
    // A jump is so short that only many of them can be timed
    const places = Array.from({ length: 20 }, (_, i) => (i * 97) % at);
    const jump = timed(() => places.forEach(goTo)) / places.length;
    goTo(at);
    const fork = timed(() => places.map(() => session.fork())) / places.length;
    const differ = timed(() => server.answer({ id: 1, call: 'differ', one: side, other: side }));
    return { jump: jump / replayed, fork: fork / replayed, differ: differ / replayed };
  });
  const over = (part: keyof LinesCost): number => median(rounds.map((one) => one[part]));
  return { jump: over('jump'), fork: over('fork'), differ: over('differ') };
}
