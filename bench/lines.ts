import { SessionServer } from '../api/session/session-server.ts';
import { diagnose } from '../authoring/project/diagnostics/diagnose.ts';
import { contentOf, type Playable, playableOf } from '../authoring/project/play/playable.ts';
import { isFaulty, type ProjectFile, type TextFile } from '../authoring/text/files/project-file.ts';
import { redoAll, replay } from '../engine/kernel/session/replay.ts';
import { players } from '../engine/players/players.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { manyCards } from '../scripts/many-cards.ts';
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
      ? session.past.takeBack(to, { seen: [], entries: 0 })
      : redoAll(session, entries.slice(session.decisions, to));
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

/** A fork of a game on 6,000 cards by one of a game on the sample, both `at` decisions long. */
export function measureForks(files: readonly ProjectFile[], at: number): number {
  const sample = forking(
    files.filter((file): file is TextFile => !isFaulty(file)),
    at,
  );
  const large = forking(manyCards(files, 6000), at);
  return median(Array.from({ length: quick ? 9 : 31 }, () => timed(large) / timed(sample)));
}

function forking(files: readonly TextFile[], at: number): () => void {
  const { playable } = playableOf(diagnose(files, hostedSystems), hostedSystems);
  if (playable === null) throw new Error('the project has errors');
  const content = contentOf(playable);
  const { setup, entries } = longGame({ system: playable.system, content, setup: {} }, players['greedy'], at);
  const { session } = replay(playable.system, content, setup, entries, { lineage: true });
  return () => {
    for (let i = 0; i < 50; i++) session.fork();
  };
}
