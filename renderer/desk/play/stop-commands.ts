import type { Reply } from '#api/session/session-api.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Pace } from '#engine/kernel/explain/stops.ts';
import { nameOf, type Stopping, stopsStore } from '../stops/stops-store.ts';
import type { SessionRefusal } from '../workers/engine-calls.ts';
import { WorkerError } from '../workers/worker-call.ts';
import { nothingRuns } from './ask-why.ts';
import { lookOn } from './play-commands.ts';
import { playStore } from './play-store.ts';
import { engine, inTurn, tellStops } from './running-engine.ts';

// Where the running game is to stand still, and how it goes on from there.

const isSame = (one: Stopping, other: Stopping): boolean => one.kind === other.kind && nameOf(one) === nameOf(other);

/**
 * Takes the breakpoint away that stands at one of these ways, or sets one at the first that is an effect. False: none is,
 * or there is no game that could say so.
 */
export async function toggleStop(ways: readonly string[]): Promise<boolean> {
  const { points } = stopsStore.getState();
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

/** The first of these that is an effect in the running game; null: none, or none runs. */
export async function effectAmong(ways: readonly string[]): Promise<string | null> {
  if (playStore.getState().state !== 'running' || ways.length === 0) return null;
  const known = stopsStore.getState().points.find((one) => one.kind === 'effect' && ways.includes(one.way));
  if (known?.kind === 'effect') return known.way;
  await nothingRuns();
  const { unknown } = await engine().ask('breakpoints', { paths: [...ways] });
  await tellStops();
  return ways.find((way) => !unknown.includes(way)) ?? null;
}

/** The game is to stand still after such events, or no longer. */
export function toggleEventStop(event: string, said: string): Promise<void> {
  const { points } = stopsStore.getState();
  const others = points.filter((one) => !(one.kind === 'event' && one.event === event));
  return setStops(
    others.length < points.length ? others : [...points, { kind: 'event', event, said, condition: null }],
  );
}

export function removeStop(point: Stopping): Promise<void> {
  return setStops(stopsStore.getState().points.filter((one) => !isSame(one, point)));
}

function setStops(points: readonly Stopping[]): Promise<void> {
  stopsStore.setState({ points });
  if (playStore.getState().state !== 'running') return Promise.resolve();
  return inTurn({ kind: 'looking' }, tellStops);
}

/** Gives a breakpoint a condition, or none; why it cannot be one, and where, or null. */
export async function setCondition(
  point: Stopping,
  condition: JsonObject | null,
): Promise<SessionRefusal['message'] | null> {
  const now = { ...point, condition };
  const before = stopsStore.getState().points;
  stopsStore.setState({
    points: before.some((one) => isSame(one, point))
      ? before.map((one) => (isSame(one, point) ? now : one))
      : [...before, now],
  });
  try {
    await nothingRuns();
    await tellStops();
    return null;
  } catch (error) {
    stopsStore.setState({ points: before });
    if (!(error instanceof WorkerError) || error.data === null) throw error;
    await tellStops();
    return (error.data as SessionRefusal).message;
  }
}

/** Goes on from where the game stands still. */
export function resume(pace: Pace): Promise<void> {
  return inTurn({ kind: 'looking' }, async () => {
    await engine().ask('resume', { pace });
    await lookOn();
  });
}

/** Asks what ran in the line that is played, for whoever shows it beside the text. */
export async function lookWhatRan(): Promise<void> {
  if (playStore.getState().state !== 'running') return;
  await nothingRuns();
  const found: Reply<'ran'> = await engine().ask('ran', {});
  stopsStore.setState({ ran: new Map(found.map(({ path, times, entries }) => [path, { times, entries }])) });
}
