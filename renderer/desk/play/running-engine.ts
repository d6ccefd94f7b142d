import type { CallFields } from '#api/session/session-api.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { localeNow } from '../settings/locale-store.ts';
import { piece } from '../state/desk-state.ts';
import { stopsStore } from '../stops/stops-store.ts';
import { shared } from '../texts/shared.ts';
import { InOrder } from '../timing/in-order.ts';
import type { SessionRefusal } from '../workers/engine-calls.ts';
import { startEngine } from '../workers/engine-client.ts';
import { WorkerEnded, WorkerError } from '../workers/worker-call.ts';
import { differenceSentence } from './difference-sentence.ts';
import { alarmOfSilence, type EngineTask } from './engine-alarm.ts';
import { type EditOutcome, type PlayState, playStore, type ReplayableGame } from './play-store.ts';
import { ANOTHER_LIMIT, ANSWER_LIMIT, WatchedEngine } from './watched-engine.ts';

// The engine and the turns in which it is asked. One command runs at a time, in the order in which they were given.
// A worker that was ended or broke is replaced at the next command, and the game brought back to where it was.

const { getState, setState } = playStore;

/** What runs in the engine for this page, and what it will show. */
class RunningEngine {
  readonly engine: WatchedEngine;
  readonly turns = new InOrder();
  /** What the command that runs will show; it is shown at once when the command is done, so that all is drawn once. */
  draft: Partial<PlayState> = {};
  doing: EngineTask = { kind: 'reading' };
  /** No worker is there. */
  isDown = false;

  constructor() {
    const hasGame = () => getState().state === 'running';
    const isTold = ({ alarm }: PlayState) => alarm?.kind === 'silent' || alarm?.kind === 'slow';
    this.engine = new WatchedEngine(
      (trail) => {
        if (trail !== null) setState({ alarm: alarmOfSilence(this.doing, trail, hasGame()) });
        else if (isTold(getState())) setState({ alarm: null });
      },
      startEngine,
      () => (hasGame() ? ANSWER_LIMIT : ANOTHER_LIMIT),
    );
  }
}
const running = piece(() => new RunningEngine());
/** The engine of the open desk. */
export const engine = (): WatchedEngine => running().engine;

export function show(part: Partial<PlayState>): void {
  running().draft = { ...running().draft, ...part };
}
/** Shows what there is to show before the command is done: one that takes long lets itself be watched. */
export function draw(): void {
  const shown = running().draft;
  running().draft = {};
  setState(shown);
}
/** The state with what the command that runs will show. */
export function current(): PlayState {
  return { ...getState(), ...running().draft };
}

/** Whether a command waits for the one that runs: one that takes long lets it have its turn. */
export function isAwaited(): boolean {
  return running().turns.waiting > 0;
}

/** Waits until all commands given so far are done. */
export function allDone(): Promise<void> {
  return running().turns.all();
}

export function isEditing(): boolean {
  return running().doing.kind === 'editing' && engine().runningFor > 0;
}

/** Does a command when those before it are done. */
export function inTurn(what: EngineTask, work: () => Promise<void>): Promise<void> {
  return running().turns.next(async () => {
    // An edit holds nobody up: what is clicked meanwhile is done after it.
    if (what.kind !== 'editing') setState({ busy: true, refusal: null, alarm: null });
    else if (getState().alarm !== null || getState().refusal !== null) setState({ refusal: null, alarm: null });
    try {
      await bringBack();
      running().doing = what;
      await work();
    } catch (error) {
      await failed(error, what);
    } finally {
      show(getState().busy ? { busy: false } : {});
      draw();
    }
  });
}

async function failed(error: unknown, what: EngineTask): Promise<void> {
  if (error instanceof WorkerEnded) {
    // Ended while the game was being brought back: that is given up, too.
    if (running().doing.kind === 'restoring') return giveUp();
    running().isDown = true;
    if (what.kind === 'editing') await tell({ kind: 'endless' });
    return;
  }
  if (!(error instanceof WorkerError)) throw error;
  const refusal = error.data as SessionRefusal | null;
  if (refusal === null) {
    engine().end();
    running().isDown = true;
    show({ state: 'stopped', alarm: { kind: 'broke', doing: what, entry: null, chain: [] } });
  } else if (refusal.chain !== undefined) {
    show({ alarm: { kind: 'endless', doing: what, entry: null, chain: refusal.chain } });
  } else show({ refusal: refusal.message[localeNow()] });
}

function giveUp(): void {
  running().isDown = true;
  show({ state: 'stopped', played: null, laid: null, view: null, events: [], end: null, undone: [] });
}

/** Starts another worker in the place of one that is gone, and plays the game again to where it was. */
async function bringBack(): Promise<void> {
  if (!running().isDown) return;
  running().isDown = false;
  running().doing = { kind: 'restoring' };
  engine().start();
  const { played, playedOn, laid } = current();
  if (playedOn !== null) await engine().ask('content', { files: playedOn });
  if (laid !== null) {
    await engine().ask('lay', { given: laid.given });
    for (const step of laid.steps) await engine().ask('step', { step });
  } else if (played !== null) await engine().ask('replay', asReplay(played));
  else return;
  await look(0, 0);
}

/** The person stops an engine that does not answer: the game comes back as it was before. */
export function stopEngine(): Promise<void> {
  engine().end();
  setState({ alarm: null });
  return restartEngine();
}

/** Brings the engine and the game back. */
export function restartEngine(): Promise<void> {
  return inTurn({ kind: 'restoring' }, () => Promise.resolve());
}

/** Fetches how the game stands. What is known of it up to an event and an entry of the log is kept. */
export async function look(fromEvent: number, fromEntry: number): Promise<void> {
  const locale = localeNow();
  const { seat } = current();
  // What a seat may know of earlier entries grows: what was answered in secret is told.
  const from = seat === null ? fromEntry : 0;
  // Where the game is begun anew, or its content is another, it is told again where it is to stand still.
  if (fromEvent === 0 && stopsStore.getState().points.length > 0) await tellStops();
  const labelsKnown = current().view?.labelsTold ?? null;
  const asked = { locale, fromEvent, fromEntry: from, seat, labelsKnown };
  const { events, entries, labels: told, ...view } = await engine().call('view', asked);
  const end = view.result === null ? null : await engine().call('end', { locale });
  const known = current();
  const changed = known.changedEvent;
  const labels = told ?? known.view?.labels ?? {};
  const allEntries = [...(known.view?.entries ?? []).slice(0, from), ...entries];
  show({
    state: 'running',
    seat: view.seat,
    changedEvent: changed !== null && changed < fromEvent + events.length ? changed : null,
    events: shared([...known.events.slice(0, fromEvent), ...events], known.events),
    view: shared(
      { ...view, labels, setupPrint: view.setupPrint ?? known.view?.setupPrint ?? null, entries: allEntries },
      known.view,
    ),
    end: shared(end, known.end),
  });
}

/** Tells the game where it is to stand still, and keeps which of that its content has nothing for. */
export async function tellStops(): Promise<void> {
  const { points } = stopsStore.getState();
  const only = (condition: JsonObject | null) => (condition === null ? {} : { if: condition });
  const { unknown } = await engine().ask('breakpoints', {
    paths: points.flatMap((one) => (one.kind === 'effect' ? [{ path: one.way, ...only(one.condition) }] : [])),
    events: points.flatMap((one) => (one.kind === 'event' ? [{ event: one.event, ...only(one.condition) }] : [])),
  });
  stopsStore.setState({ dead: new Set(unknown) });
}

/** Keeps the game as it stands, so that it can be brought back. */
export function keepPlayed(setup: JsonObject = current().played?.setup ?? {}): void {
  const { view, laid } = current();
  // A test that was laid is no game that began from a set-up
  if (laid !== null) return;
  const entries = view?.entries.map(({ entry }) => entry) ?? [];
  show({ played: { setup, entries, takenBack: view?.takenBack.map(({ mark }) => mark) ?? [] } });
}

/** What the engine is asked for to play a game again. */
export function asReplay({ setup, entries, takenBack = [] }: ReplayableGame): CallFields<'replay'> {
  return { setup, entries: [...entries], takenBack: [...takenBack] };
}

/** Says what an edit did. */
export async function tell(difference: EditOutcome): Promise<void> {
  const moves = current().view?.entries.length ?? 0;
  show({
    difference,
    differenceSentence: await differenceSentence((ask) => engine().call('say', ask), difference, moves),
  });
}
