import type { Reply } from '#api/session/session-api.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { StepMode } from '#engine/kernel/explain/stops.ts';
import { breakpointsStore, nameOf, type Stopping } from '../stops/stops-store.ts';
import type { SessionRefusal } from '../workers/engine-calls.ts';
import { WorkerError } from '../workers/worker-call.ts';
import { nothingRuns } from './ask-why.ts';
import { showAfterMove } from './play-commands.ts';
import { playStore } from './play-store.ts';
import { engine, inTurn, tellStops } from './running-engine.ts';

const isSame = (one: Stopping, other: Stopping): boolean => one.kind === other.kind && nameOf(one) === nameOf(other);

/** Removes the breakpoint at one of these paths, or sets one at the first effect. False: there is none, or no game. */
export async function toggleStop(ways: readonly string[]): Promise<boolean> {
  const { points } = breakpointsStore.getState();
  const there = points.find((one) => one.kind === 'effect' && ways.includes(one.way));
  if (there !== undefined) {
    await setStops(points.filter((one) => one !== there));
    return true;
  }
  const way = await effectAmong(ways);
  if (way === null) return false;
  await setStops([...points, { kind: 'effect', way, condition: null }]);
  return true;
}

/** The first path that is an effect of the running game; null: none. */
export async function effectAmong(ways: readonly string[]): Promise<string | null> {
  if (playStore.getState().state !== 'running' || ways.length === 0) return null;
  const known = breakpointsStore.getState().points.find((one) => one.kind === 'effect' && ways.includes(one.way));
  if (known?.kind === 'effect') return known.way;
  await nothingRuns();
  const { unknown } = await engine().ask('breakpoints', { paths: [...ways] });
  await tellStops();
  return ways.find((way) => !unknown.includes(way)) ?? null;
}

export function toggleEventStop(event: string, said: string): Promise<void> {
  const { points } = breakpointsStore.getState();
  const others = points.filter((one) => !(one.kind === 'event' && one.event === event));
  return setStops(
    others.length < points.length ? others : [...points, { kind: 'event', event, said, condition: null }],
  );
}

export function removeStop(point: Stopping): Promise<void> {
  return setStops(breakpointsStore.getState().points.filter((one) => !isSame(one, point)));
}

function setStops(points: readonly Stopping[]): Promise<void> {
  breakpointsStore.setState({ points });
  if (playStore.getState().state !== 'running') return Promise.resolve();
  return inTurn({ kind: 'looking' }, tellStops);
}

/** Null clears the condition. Resolves with an error and its place, or null. */
export async function setCondition(
  point: Stopping,
  condition: JsonObject | null,
): Promise<SessionRefusal['message'] | null> {
  const now = { ...point, condition };
  const before = breakpointsStore.getState().points;
  breakpointsStore.setState({
    points: before.some((one) => isSame(one, point))
      ? before.map((one) => (isSame(one, point) ? now : one))
      : [...before, now],
  });
  try {
    await nothingRuns();
    await tellStops();
    return null;
  } catch (error) {
    breakpointsStore.setState({ points: before });
    if (!(error instanceof WorkerError) || error.data === null) throw error;
    await tellStops();
    return (error.data as SessionRefusal).message;
  }
}

export function resume(pace: StepMode): Promise<void> {
  return inTurn({ kind: 'looking' }, async () => {
    await engine().ask('resume', { pace });
    await showAfterMove();
  });
}

export async function loadRunCounts(): Promise<void> {
  if (playStore.getState().state !== 'running') return;
  await nothingRuns();
  const found: Reply<'ran'> = await engine().ask('ran', {});
  breakpointsStore.setState({ ran: new Map(found.map(({ path, times, entries }) => [path, { times, entries }])) });
}
