import type { CallFields } from '#api/session/session-api.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { localeNow } from '../settings/locale-store.ts';
import { deskState } from '../state/desk-state.ts';
import { breakpointsStore } from '../stops/stops-store.ts';
import { shared } from '../texts/shared.ts';
import { SerialQueue } from '../timing/serial-queue.ts';
import type { AskedView, PlayView, SessionRefusal } from '../workers/engine-calls.ts';
import { startEngine } from '../workers/engine-client.ts';
import { WorkerEnded, WorkerError } from '../workers/worker-call.ts';
import { differenceSentence } from './difference-sentence.ts';
import { alarmOfSilence, type EngineTask } from './engine-alarm.ts';
import { type EditOutcome, type PlayState, playStore, type ReplayableGame } from './play-store.ts';
import { ANOTHER_LIMIT, ANSWER_LIMIT, WatchedEngine } from './watched-engine.ts';

// The engine's command queue. A missing worker is replaced at the next command, and the game restored.

const { getState, setState } = playStore;

class RunningEngine {
  readonly engine: WatchedEngine;
  readonly turns = new SerialQueue();
  /** Pending changes of the current command, applied at once when it is done. */
  draft: Partial<PlayState> = {};
  doing: EngineTask = { kind: 'reading' };
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
const running = deskState(() => new RunningEngine());
export const engine = (): WatchedEngine => running().engine;

export function show(part: Partial<PlayState>): void {
  running().draft = { ...running().draft, ...part };
}
export function draw(): void {
  const shown = running().draft;
  running().draft = {};
  setState(shown);
}
export function current(): PlayState {
  return { ...getState(), ...running().draft };
}

export function isAwaited(): boolean {
  return running().turns.waiting > 0;
}

export function allDone(): Promise<void> {
  return running().turns.all();
}

export function isEditing(): boolean {
  return running().doing.kind === 'editing' && engine().runningFor > 0;
}

export function inTurn(what: EngineTask, work: () => Promise<void>): Promise<void> {
  return running().turns.next(async () => {
    // Edits do not block: clicks are queued.
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
    // Ended during a restore: give up on that.
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

export function stopEngine(): Promise<void> {
  engine().end();
  setState({ alarm: null });
  return restartEngine();
}

export function restartEngine(): Promise<void> {
  return inTurn({ kind: 'restoring' }, () => Promise.resolve());
}

/** Loads the state of the game; events and entries before these are known already. */
export async function look(fromEvent: number, fromEntry: number): Promise<void> {
  // A new game or new content needs the breakpoints again.
  if (fromEvent === 0 && breakpointsStore.getState().points.length > 0) await tellStops();
  const asked = askedView(fromEvent, fromEntry);
  const view = await engine().call('view', asked);
  const end = view.result === null ? null : await engine().call('end', { locale: asked.locale });
  showView(view, asked, end);
}

/** Shows the game before each answer from entry `from` on, with a pause after each, unless `isOver`. */
export async function lookThrough(from: number, pause: () => Promise<void>, isOver: () => boolean): Promise<void> {
  const { events, view } = current();
  const first = askedView(events.length, view?.entries.length ?? 0);
  let { fromEvent, fromEntry } = first;
  for (const seen of await engine().call('viewsFrom', { ...first, from })) {
    if (isOver()) return;
    showView(seen, { fromEvent, fromEntry }, null);
    draw();
    fromEvent += seen.events.length;
    fromEntry = seen.seat === null ? seen.at : fromEntry;
    await pause();
  }
}

function askedView(fromEvent: number, fromEntry: number): AskedView {
  const { seat, view } = current();
  // A seat's view of earlier entries can grow, as secrets are revealed.
  const from = seat === null ? fromEntry : 0;
  return { locale: localeNow(), fromEvent, fromEntry: from, seat, labelsKnown: view?.labelsTold ?? null };
}

function showView(
  { events, entries, labels: told, ...view }: PlayView,
  { fromEvent, fromEntry }: Pick<AskedView, 'fromEvent' | 'fromEntry'>,
  end: PlayState['end'],
): void {
  const known = current();
  const changed = known.changedEvent;
  const labels = told ?? known.view?.labels ?? {};
  const allEntries = [...(known.view?.entries ?? []).slice(0, fromEntry), ...entries];
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

/** Sends the breakpoints to the engine, and records which have no effect in its content. */
export async function tellStops(): Promise<void> {
  const { points } = breakpointsStore.getState();
  const only = (condition: JsonObject | null) => (condition === null ? {} : { if: condition });
  const { unknown } = await engine().ask('breakpoints', {
    paths: points.flatMap((one) => (one.kind === 'effect' ? [{ path: one.way, ...only(one.condition) }] : [])),
    events: points.flatMap((one) => (one.kind === 'event' ? [{ event: one.event, ...only(one.condition) }] : [])),
  });
  breakpointsStore.setState({ dead: new Set(unknown) });
}

export function keepPlayed(setup: JsonObject = current().played?.setup ?? {}): void {
  const { view, laid } = current();
  // A playtest is not a game with a set-up
  if (laid !== null) return;
  const entries = view?.entries.map(({ entry }) => entry) ?? [];
  show({ played: { setup, entries, takenBack: view?.takenBack.map(({ mark }) => mark) ?? [] } });
}

export function asReplay({ setup, entries, takenBack = [] }: ReplayableGame): CallFields<'replay'> {
  return { setup, entries: [...entries], takenBack: [...takenBack] };
}

export async function tell(difference: EditOutcome): Promise<void> {
  const moves = current().view?.entries.length ?? 0;
  show({
    difference,
    differenceSentence: await differenceSentence((ask) => engine().call('say', ask), difference, moves),
  });
}
