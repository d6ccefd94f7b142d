import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { type Renamed, withIdsIn } from '#authoring/project/documents/renamed.ts';
import { contentOf, type Playable, playableOf } from '#authoring/project/play/playable.ts';
import type { PlaytestFile, TestResult } from '#authoring/project/playtests/playtest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { HostedSystem } from '#authoring/text/schema/ground.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Entry } from '#engine/kernel/naming/naming.ts';
import { firstDifference, replay } from '#engine/kernel/session/replay.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { runPlaytests } from '../playtests/run.ts';
import { calledNow } from './renamed-game.ts';

/** A game that is being played, or was: its set-up and its log. */
export interface GameSoFar {
  readonly setup: JsonObject;
  readonly entries: readonly Entry[];
}

/** What playing everything again under the new name showed. */
export interface RenameProof {
  /** Problems that were not there before. */
  readonly problems: readonly Problem[];
  /** False: one of the two has errors, and could not be played. */
  readonly isPlayed: boolean;
  readonly tests: { readonly count: number; readonly differing: readonly DifferentTest[] };
  /** For each game that was given, how many answers it has, and where it first comes out otherwise; null: nowhere. */
  readonly games: readonly { readonly entries: number; readonly differs: DifferentGame | null }[];
}
export interface DifferentTest {
  readonly file: string;
  readonly name: string;
  readonly message: Text;
}
export interface DifferentGame {
  /** The entry of the log that it follows from; -1: the set-up. */
  readonly at: number;
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}

/** Plays playtests and games on the texts before and after a rename: all must come out the same but for the name. */
export function proveRename(
  before: Diagnosis,
  after: Diagnosis,
  renamed: readonly Renamed[],
  games: readonly GameSoFar[],
  systems: readonly HostedSystem[],
): RenameProof {
  const problems = newProblems(before, after, renamed);
  const [old, now] = [playableOf(before, systems).playable, playableOf(after, systems).playable];
  const nothing = { problems, isPlayed: false, tests: { count: 0, differing: [] }, games: [] };
  // What had errors before was not played, and cannot come out otherwise
  if (old === null || now === null) return nothing;
  const [were, are] = [testsOf(before, old), testsOf(after, now)];
  const differing = are.filter((one, i) => were[i]?.ok !== one.ok || were[i]?.at !== one.at);
  return {
    problems,
    isPlayed: true,
    tests: { count: are.length, differing: differing.map(({ file, name, message }) => ({ file, name, message })) },
    games: games.map((game) => ({ entries: game.entries.length, differs: differenceIn(game, old, now, renamed) })),
  };
}

const results = new WeakMap<Diagnosis, readonly TestResult[]>();

/** What the playtests of a project came to; run once for the same diagnosis. */
function testsOf(diagnosis: Diagnosis, playable: Playable): readonly TestResult[] {
  const known = results.get(diagnosis) ?? runAll(diagnosis, playable);
  results.set(diagnosis, known);
  return known;
}

function runAll({ project }: Diagnosis, playable: Playable): readonly TestResult[] {
  const readSave = (): null => null;
  return project.readings
    .filter(({ format, sound }) => format.id === 'playtest' && sound)
    .flatMap(({ file, value }) => runPlaytests(file.path, value as PlaytestFile, { playable, readSave }));
}

/** Where a game first comes out otherwise on the content after the rename. */
function differenceIn(
  game: GameSoFar,
  old: Playable,
  now: Playable,
  renamed: readonly Renamed[],
): DifferentGame | null {
  const called = calledNow(renamed, now);
  const was = played(old, game);
  const is = played(now, { setup: called.setup(game.setup), entries: game.entries.map(called.entry) });
  if (is === null || was === null) return is === was ? null : { at: -1, before: null, after: null };
  const told = (session: Session) => withIdsIn([...session.eventsFrom(0), { legal: session.legal() }], renamed);
  const found = firstDifference(told(was) as JsonObject[], told(is) as JsonObject[], is);
  return found && { at: found.at, before: found.before, after: found.after };
}

function played(playable: Playable, { setup, entries }: GameSoFar): Session | null {
  try {
    return replay(playable.system, contentOf(playable), setup, entries).session;
  } catch {
    // A set-up that is refused, as before so after
    return null;
  }
}

function newProblems(before: Diagnosis, after: Diagnosis, renamed: readonly Renamed[]): readonly Problem[] {
  const tellingOf = ({ code, file, data }: Problem) =>
    JSON.stringify([code, file, withIdsIn(JSON.parse(JSON.stringify(data)), renamed)]);
  const known = new Set(before.problems.map(tellingOf));
  return after.problems.filter((problem) => !known.has(tellingOf(problem)));
}
