import type { CallName, Fields, Reply } from '#api/session-api.ts';
import type { JsonObject } from '#engine/kernel/json.ts';
import { useLocale } from '../words/locale-store.ts';
import type { SessionCall, SessionRefusal } from '../workers/engine-calls.ts';
import { type EngineLine, startEngine } from '../workers/engine-client.ts';
import { WorkerError } from '../workers/worker-call.ts';
import { differenceSentence } from './difference-sentence.ts';
import { type Difference, usePlay } from './play-store.ts';

// What the desk does with the running game. One command runs at a time, in the order in which they were given.

let engine: EngineLine = startEngine(engineBroke);
let before: Promise<unknown> = Promise.resolve();
let contentFiles: Readonly<Record<string, string>> = {};
const { getState, setState } = usePlay;

function engineBroke(): void {
  setState({ state: 'stopped', busy: false });
}

function inTurn(work: () => Promise<void>): Promise<void> {
  const next = before.then(async () => {
    setState({ busy: true, refusal: null });
    try {
      await work();
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      const refusal = error.data as SessionRefusal | null;
      if (refusal !== null) setState({ refusal: refusal.message[useLocale.getState().locale] });
      else setState({ state: 'stopped' });
    } finally {
      setState({ busy: false });
    }
  });
  before = next;
  return next;
}

function ask<Name extends CallName>(name: Name, fields: Fields<Name>): Promise<Reply<Name>> {
  return engine.call('session', { name, fields } as unknown as SessionCall) as Promise<Reply<Name>>;
}

/** Fetches how the game stands; events are kept up to `from`, and those after it fetched anew. */
async function look(from: number): Promise<void> {
  const { locale } = useLocale.getState();
  const { events, ...view } = await engine.call('view', { locale, from });
  setState({ state: 'running', view, events: [...getState().events.slice(0, from), ...events] });
}

async function tell(difference: Difference): Promise<void> {
  setState({ difference, differenceSentence: await differenceSentence(engine, difference) });
}

/** Gives the engine the texts of the project. With errors in them it keeps what it had. */
export function takeContent(files: Readonly<Record<string, string>>, errors: number): Promise<void> {
  return inTurn(async () => {
    if (errors > 0) return tell({ kind: 'invalid', errors });
    contentFiles = files;
    if (getState().state !== 'running') {
      const { problems } = await ask('content', { files });
      if (problems > 0) return tell({ kind: 'invalid', errors: problems });
      await tell({ kind: 'none' });
      return setState({ hasContent: true });
    }
    const { problems, changed, broken } = await ask('edit', { files });
    if (problems > 0) return tell({ kind: 'invalid', errors: problems });
    await look(0);
    if (broken !== null) return tell({ kind: 'broken', broken });
    return tell(changed !== null ? { kind: 'changed', changed } : { kind: 'same' });
  });
}

export function newGame(setup: JsonObject): Promise<void> {
  return inTurn(async () => {
    if (getState().state === 'stopped') {
      engine.stop();
      engine = startEngine(engineBroke);
      await ask('content', { files: contentFiles });
    }
    await ask('new', { setup });
    setState({ undone: [] });
    await look(0);
    await tell({ kind: 'none' });
  });
}

/** Gives an answer; what was taken back before is then gone. */
export function act(answer: JsonObject): Promise<void> {
  return inTurn(async () => {
    await ask('act', { answer });
    setState({ undone: [] });
    await look(getState().events.length);
  });
}

export function cheat(what: JsonObject): Promise<void> {
  return inTurn(async () => {
    await ask('cheat', { cheat: what });
    setState({ undone: [] });
    await look(getState().events.length);
  });
}

/** Takes back the last entry of the log, answer or cheat. */
export function stepBack(): Promise<void> {
  return inTurn(async () => {
    const at = getState().view?.at ?? 0;
    if (at === 0) return;
    const { entries } = await ask('log', {});
    const last = entries[at - 1];
    const { events } = await ask('undo', { to: at - 1 });
    setState({ undone: last === undefined ? [] : [last, ...getState().undone] });
    await look(events);
  });
}

/** Goes back to just before the entry `to` of the log; what lies behind it can be done again, one after the other. */
export function stepTo(to: number): Promise<void> {
  return inTurn(async () => {
    const { entries } = await ask('log', {});
    if (to >= entries.length) return;
    const { events } = await ask('undo', { to });
    setState({ undone: [...entries.slice(to), ...getState().undone] });
    await look(events);
  });
}

/** Does again what was taken back last. */
export function stepOn(): Promise<void> {
  return inTurn(async () => {
    const [next, ...rest] = getState().undone;
    if (next === undefined) return;
    const cheated = next['cheat'];
    if (typeof cheated === 'object') await ask('cheat', { cheat: cheated as JsonObject });
    else await ask('act', { answer: next });
    setState({ undone: rest });
    await look(getState().events.length);
  });
}

/** Lets a program play; without `steps` to the end. */
export function goOn(player: string, steps: number | null): Promise<void> {
  return inTurn(async () => {
    await ask('auto', steps === null ? { player } : { player, steps });
    setState({ undone: [] });
    await look(getState().events.length);
  });
}

/** After *broken*: gives up the rest of the old log. */
export function goOnFromThere(): Promise<void> {
  return inTurn(async () => {
    await ask('continue', {});
    setState({ undone: [] });
    await look(0);
    await tell({ kind: 'same' });
  });
}

/** Says everything again in the language that was chosen. */
export function sayAgain(): Promise<void> {
  return inTurn(async () => {
    if (getState().state === 'running') await look(0);
    await tell(getState().difference);
  });
}

/** An answer that may not be given now: its sentence, and that of the rule which keeps it. */
export interface WhyNot {
  readonly sentence: string;
  readonly reason: string;
  readonly rule: string;
}

/** Why these answers are not legal; those that are legal are left out. */
export async function whyNot(answers: readonly JsonObject[]): Promise<readonly WhyNot[]> {
  await before;
  const asked = await Promise.all(answers.map((answer) => ask('why', { answer })));
  const refused = answers.map((answer, i) => ({ answer, why: asked[i] })).filter(({ why }) => why?.legal === false);
  const rules = refused.map(({ why }) => why?.rule ?? '');
  const { locale } = useLocale.getState();
  const said = await engine.call('say', { locale, answers: refused.map(({ answer }) => answer), events: [], rules });
  return rules.map((rule, i) => ({ rule, sentence: said.answers[i] ?? '', reason: said.rules[i] ?? '' }));
}
