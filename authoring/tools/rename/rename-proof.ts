import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { type Renamed, withIdsIn } from '#authoring/project/documents/renamed.ts';
import { contentOf, type Playable, playableOf } from '#authoring/project/play/playable.ts';
import type { PlaytestFile, TestResult } from '#authoring/project/playtests/playtest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import { firstDifference, replay } from '#engine/kernel/session/replay.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { runPlaytests } from '../playtests/run.ts';
import { currentNames } from './renamed-game.ts';

export interface ProvedGame {
  readonly setup: JsonObject;
  readonly entries: readonly LogEntry[];
}

/** Result of replaying everything under the new id. */
export interface RenameProof {
  readonly problems: readonly Problem[];
  /** False: the project had or has errors. */
  readonly isPlayed: boolean;
  readonly tests: { readonly count: number; readonly differing: readonly DifferentTest[] };
  /** First difference of each game; null: none. */
  readonly games: readonly { readonly entries: number; readonly differs: DifferentGame | null }[];
}
export interface DifferentTest {
  readonly file: string;
  readonly name: string;
  readonly message: Text;
}
export interface DifferentGame {
  /** Index in the log; -1: set-up. */
  readonly at: number;
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}

/** Tests and games must have the same results before and after. */
export function proveRename(
  before: Diagnosis,
  after: Diagnosis,
  renamed: readonly Renamed[],
  games: readonly ProvedGame[],
  systems: readonly HostedSystem[],
): RenameProof {
  const problems = newProblems(before, after, renamed);
  const [old, now] = [playableOf(before, systems).playable, playableOf(after, systems).playable];
  const nothing = { problems, isPlayed: false, tests: { count: 0, differing: [] }, games: [] };
  // A project with errors cannot be played
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

function differenceIn(
  game: ProvedGame,
  old: Playable,
  now: Playable,
  renamed: readonly Renamed[],
): DifferentGame | null {
  const called = currentNames(renamed, now);
  const was = played(old, game);
  const is = played(now, { setup: called.setup(game.setup), entries: game.entries.map(called.entry) });
  if (is === null || was === null) return is === was ? null : { at: -1, before: null, after: null };
  const told = (session: Session) => withIdsIn([...session.eventsFrom(0), { legal: session.legal() }], renamed);
  const found = firstDifference(told(was) as JsonObject[], told(is) as JsonObject[], is);
  return found && { at: found.at, before: found.before, after: found.after };
}

function played(playable: Playable, { setup, entries }: ProvedGame): Session | null {
  try {
    return replay(playable.system, contentOf(playable), setup, entries).session;
  } catch {
    // The set-up is refused, before and after
    return null;
  }
}

function newProblems(before: Diagnosis, after: Diagnosis, renamed: readonly Renamed[]): readonly Problem[] {
  const tellingOf = ({ code, file, data }: Problem) =>
    JSON.stringify([code, file, withIdsIn(JSON.parse(JSON.stringify(data)), renamed)]);
  const known = new Set(before.problems.map(tellingOf));
  return after.problems.filter((problem) => !known.has(tellingOf(problem)));
}
