import type { Playable } from '#authoring/project/play/playable.ts';
import { readCondition } from '#authoring/project/play/read-condition.ts';
import { changeText } from '#authoring/project/sentences/change-text.ts';
import { nearestText } from '#authoring/project/sentences/reach-text.ts';
import { didYouMean } from '#authoring/text/messages/messages.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { isCheat } from '#engine/kernel/naming/naming.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { GameAnalysis, HowToPlayOn, ReachGoal, SoughtGoal } from './advice.ts';
import { entryView } from './played-game.ts';
import type { CallFields, Reply } from './session-api.ts';
import { RequestError } from './session-faults.ts';

export function evaluateAnswers(adviser: GameAnalysis, session: Session, how: HowToPlayOn): Reply<'evaluate'> {
  const rows = session.decision === null ? [] : adviser.evaluate(session, how);
  return {
    playouts: how.playouts,
    answers: rows.map(({ chain, interval, ...row }) => ({
      ...row,
      interval: [...interval],
      chain: chain === null ? null : [...chain],
    })),
  };
}

export function supposeAnswer(
  adviser: GameAnalysis,
  session: Session,
  answer: JsonObject,
  { seat, documents }: { readonly seat: number | undefined; readonly documents: Documents },
): Reply<'suppose'> {
  if (session.matching(answer).length > 0) return { legal: true, tried: 0, changes: [], later: null };
  const { tried, changes, later } = adviser.suppose(session, answer, seat);
  return {
    legal: false,
    tried,
    changes: changes.map((change) => ({
      ...{ path: [...change.path], before: change.before, after: change.after, put: change.put },
      text: { ...changeText(change, session.system, documents) },
    })),
    later: later && { at: later.at, answers: later.answers.map(entryView) },
  };
}

export function findLineTo(
  adviser: GameAnalysis,
  project: Playable,
  { to, when, setup, lines = [], games = 100, seed = 1 }: CallFields<'reach'>,
): Reply<'reach'> {
  const goal = goalOf(adviser, project, to, when);
  const kept = lines.map((line) => ({ setup: line.setup, log: line.entries }));
  const found = adviser.reach(project, { goal, setup: setup ?? null, lines: kept, games, seed });
  const { line, nearest: near, chain } = found;
  return {
    goal: toldGoal(goal),
    ...{ found: found.found, games: found.games, foundIn: found.foundIn },
    line: line && { setup: line.setup, entries: line.log.map(entryView), forced: line.log.some(isCheat) },
    nearest: near && {
      ...near,
      reached: [...near.reached],
      text: { ...nearestText(near, project.system, project.documents) },
    },
    chain: chain && [...chain],
  };
}

/** Throws `RequestError`. */
function goalOf(
  adviser: GameAnalysis,
  project: Playable,
  to: string | undefined,
  when: JsonObject | undefined,
): SoughtGoal {
  if ((to === undefined) === (when === undefined)) throw new RequestError('notOneGoal');
  if (when !== undefined) {
    const read = readCondition(project, when);
    if ('fault' in read) throw new RequestError('badCondition', { at: read.at, problem: { ...read.fault } });
    return { kind: 'when', condition: read.condition };
  }
  const name = to as string;
  const found = adviser.goal(project, name);
  if ('goal' in found) return found.goal;
  throw new RequestError('noGoal', { to: name, instead: { ...didYouMean(nearest(name, found.known)) } });
}

function toldGoal(goal: SoughtGoal): ReachGoal {
  if (goal.kind === 'node') return { kind: 'node', of: goal.of };
  return goal.kind === 'when' ? { kind: 'when', condition: goal.condition as unknown as JsonObject } : goal;
}
