import type { LabChoices, LabQuestion, LabRun } from '#api/studio/lab-calls.ts';
import type { StudioApi, StudioAsk } from '#api/studio/studio-api.ts';
import { replayGame, stepTo } from '../play/play-commands.ts';
import { playStore } from '../play/play-store.ts';
import { projectStore } from '../project/project-store.ts';
import { unsavedTexts } from '../project/unsaved-texts.ts';
import { stage } from '../stage/stage.ts';
import { deskState } from '../state/desk-state.ts';
import { inBackground } from '../timing/pending.ts';
import { balanceWords } from '../words/generated/balance-words.ts';
import { localizedText } from '../words/words.ts';
import { beginWork, type WorkUnderWay } from '../work/running-work.ts';
import { balanceStore, changeQuestion, isUnfinished } from './balance-store.ts';
import { gamesOf, tellLeftIntervals } from './left-intervals.ts';

export type LabApi = Pick<StudioApi, 'labChoices' | 'beginLab' | 'labRuns' | 'labResults' | 'changeLab' | 'labGame'>;

const { getState, setState } = balanceStore;

/** Wait after a call that failed, in milliseconds. */
const RETRY = 2000;

const measuring = localizedText(balanceWords, (words) => words.work);

class Followed {
  views = 0;
  isFollowing = false;
  work: WorkUnderWay | null = null;
  stopAfterSaves: (() => void) | null = null;
}
const followed = deskState(() => new Followed());

/** What can be measured, again after each save. Returns how to end it. */
export function followChoices(api: LabApi): () => void {
  void readChoices(api);
  return projectStore.subscribe(({ saves }, before) => {
    if (saves !== before.saves) void readChoices(api);
  });
}

async function readChoices(api: LabApi): Promise<void> {
  const { choices } = await api.labChoices({ unsaved: unsavedTexts() }).catch(() => ({ choices: null }));
  setState({ choices });
  if (choices !== null) changeQuestion(possible(getState().question, choices));
}

/** The question with choices that the project has; those of the running game where it had none. */
function possible(question: LabQuestion, { options, least, most }: LabChoices): Partial<LabQuestion> {
  const setup = playStore.getState().played?.setup ?? {};
  const choices = options.map(({ id, values }): readonly [string, string] => {
    const wanted = question.choices[id] ?? setup[id];
    return [id, values.find((value) => value === wanted) ?? values[0] ?? ''];
  });
  const seats = Math.min(most, Math.max(least, question.seats));
  return { choices: Object.fromEntries(choices.filter(([, value]) => value !== '')), seats };
}

export async function measure(api: LabApi, question = getState().question): Promise<void> {
  const { run } = await api.beginLab({ question, unsaved: unsavedTexts() });
  setState({ chosen: run });
  void follow(api);
}

/** Each save is compared with the last run of the same games. Until it is switched off, or the page is closed. */
export function measureAfterSaves(api: LabApi, isAfterSave: boolean): void {
  const here = followed();
  here.stopAfterSaves?.();
  here.stopAfterSaves = !isAfterSave
    ? null
    : projectStore.subscribe(({ saves }, before) => {
        if (saves !== before.saves) void measure(api, againstLastRun());
      });
  setState({ isAfterSave });
}

function againstLastRun(): LabQuestion {
  const { question, runs } = getState();
  const last = runs.findLast(
    (one) =>
      one.at.state === 'done' && one.question.aim.kind === 'balance' && gamesOf(one.question) === gamesOf(question),
  );
  const against = last === undefined ? null : ({ kind: 'run', run: last.run } as const);
  return { ...question, aim: { kind: 'balance', against } };
}

export async function changeRun(api: LabApi, run: string, to: StudioAsk<'changeLab'>['to']): Promise<void> {
  await api.changeLab({ run, to, unsaved: unsavedTexts() });
  if (to === 'remove' && getState().chosen === run) setState({ chosen: null });
  void follow(api);
}

export function chooseRun(api: LabApi, run: string): void {
  setState({ chosen: run });
  void readResults(api, run);
}

export interface GameToOpen {
  readonly seed: number;
  /** Null: as in the run. */
  readonly seats: number | null;
  /** The number of answers after which it is opened; null: at its end. */
  readonly at: number | null;
}

/** Shows a game of a run on the board. */
export async function openLabGame(api: LabApi, run: string, { seed, seats, at }: GameToOpen): Promise<void> {
  const { game } = await api.labGame({ run, seed, seats });
  if (game === null) return;
  await replayGame({ setup: game.setup, entries: game.log });
  if (at !== null) await stepTo(at, true);
  stage().goToPlay('board');
}

/** Shows what runs do as long as a view is open, and longer while one is not finished. Returns how to close the view. */
export function watchRuns(api: LabApi): () => void {
  followed().views++;
  void follow(api);
  return () => {
    followed().views--;
  };
}

async function follow(api: LabApi): Promise<void> {
  const here = followed();
  if (here.isFollowing) return;
  here.isFollowing = true;
  let seen = 0;
  while (here.views > 0 || getState().runs.some(isUnfinished) || seen === 0) {
    const news = await api.labRuns({ seen }).catch(() => null);
    if (followed() !== here) return;
    setState({ isLost: news === null });
    if (news === null) {
      await new Promise<void>((then) => void inBackground(then, RETRY));
      continue;
    }
    seen = news.seen;
    setState({ machines: news.machines });
    await take(api, news.runs);
  }
  here.isFollowing = false;
}

async function take(api: LabApi, runs: readonly LabRun[]): Promise<void> {
  const { chosen } = getState();
  const isThere = runs.some(({ run }) => run === chosen);
  setState({ runs, chosen: isThere ? chosen : (runs.at(-1)?.run ?? null) });
  showWork(api, runs);
  const { chosen: shown } = getState();
  if (shown !== null) await readResults(api, shown);
  await tellLeftIntervals(runs, async (run) => {
    if (!getState().results.has(run)) await readResults(api, run);
    return getState().results.get(run);
  });
}

async function readResults(api: LabApi, run: string): Promise<void> {
  const { results } = await api.labResults({ run }).catch(() => ({ results: null }));
  if (results !== null) setState({ results: new Map([...getState().results, [run, results]]) });
}

/** In the status bar, where it can be stopped from every workspace. */
function showWork(api: LabApi, runs: readonly LabRun[]): void {
  const here = followed();
  const running = runs.find(({ at }) => at.state === 'running');
  if (running?.at.state !== 'running') {
    here.work?.end();
    here.work = null;
    return;
  }
  here.work ??= beginWork(measuring, () => {
    const now = getState().runs.find(({ at }) => at.state === 'running');
    if (now !== undefined) void changeRun(api, now.run, 'stop');
  });
  here.work.progress(running.at.done, running.at.of);
}
