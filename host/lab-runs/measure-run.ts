import type { LabAim, LabFailure, LabFindings, LabQuestion, LabResults, LabState } from '#api/studio/lab-calls.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import type { HowGamesArePlayed } from '../lab/games-pool.ts';
import { type BalanceSoFar, balance } from '../simulation/balance.ts';
import { balanceAgainst } from '../simulation/balance-against.ts';
import { listed } from '../simulation/balance-jobs.ts';
import { contribution } from '../simulation/contribution.ts';
import { findings } from '../simulation/findings.ts';
import { numbersAt } from '../simulation/number-games.ts';
import type { Unplayed } from '../simulation/refused-games.ts';
import { sensitivity } from '../simulation/sensitivity.ts';
import { solveNumber } from '../simulation/solve-number.ts';
import { answerInWords } from './answer-in-words.ts';
import { closestGame } from './closest-game.ts';
import { effectsAsSent, effectsOfRun } from './effects-of-run.ts';
import { balanceOf, numberGamesOf } from './question-games.ts';
import { RunCounts } from './run-counts.ts';

/** `former`: null, it is compared with nothing. */
export interface MeasuredVersions {
  readonly playable: Playable;
  readonly former: Playable | null;
}

/** Progress, in games, numbers, cards or values. */
interface DoneOf {
  readonly done: number;
  readonly of: number;
}

export interface HowQuestionsAreMeasured {
  readonly how: HowGamesArePlayed;
  /** `results`: those so far; null: none yet. */
  readonly heard: (progress: DoneOf, results: (() => LabResults) | null) => void;
  readonly isWanted: () => boolean;
}

type Measured = { readonly results: LabResults; readonly done: number } | Unplayed | { readonly failed: LabFailure };

/** Values that are tried of one number. */
const MOST_VALUES = 1000;
/** Games that are looked into for where they were decided. */
const DECIDED = 10;

/** Plays what a question asks. Throws as `playGames`. */
export function measureRun(
  versions: MeasuredVersions,
  question: LabQuestion,
  how: HowQuestionsAreMeasured,
): Promise<Measured> {
  const { aim } = question;
  switch (aim.kind) {
    case 'balance':
      return measureBalance(versions, question, how);
    case 'numbers':
      return measureNumbers(versions, question, aim, how);
    case 'cards':
      return measureCards(versions, question, aim, how);
    case 'findings':
      return measureFindings(versions, question, how);
    case 'value':
      return measureValues(versions, question, aim, how);
  }
}

async function measureBalance(
  { playable, former }: MeasuredVersions,
  question: LabQuestion,
  { how, heard, isWanted }: HowQuestionsAreMeasured,
): Promise<Measured> {
  const what = balanceOf(question);
  const counts = new RunCounts(playable, question.games);
  const take = (soFar: BalanceSoFar): void => {
    counts.add(soFar);
    heard({ done: counts.games, of: soFar.most }, () => counts.results());
  };
  const measured =
    former === null
      ? await balance({ playable }, what, how, take)
      : await balanceAgainst({ before: former, after: playable }, what, how, take);
  if (!('report' in measured)) return measured;
  if (measured.report === null || counts.games === 0) return { failed: 'nothing-in-common' };
  const { games: done } = counts;
  heard({ done, of: done }, () => counts.results());
  const effects = effectsOfRun(playable, question, counts.ran);
  const closest = await closestGame(playable, question, counts.lost, isWanted);
  return { results: counts.results({ closest, effects }), done };
}

async function measureNumbers(
  { playable }: MeasuredVersions,
  question: LabQuestion,
  { place }: Extract<LabAim, { kind: 'numbers' }>,
  { how, heard }: HowQuestionsAreMeasured,
): Promise<Measured> {
  const numbers = numbersAt(playable, listed(question.choices), place ?? undefined);
  if ('nearest' in numbers) return { failed: 'no-number' };
  const of = numbers.length;
  heard({ done: 0, of }, null);
  const measured = await sensitivity(playable, numbers, numberGamesOf(playable, question), how, (done, report) =>
    heard({ done, of }, () => ({ kind: 'numbers', report: report() })),
  );
  return 'report' in measured ? { results: { kind: 'numbers', report: measured.report }, done: of } : measured;
}

async function measureCards(
  { playable }: MeasuredVersions,
  question: LabQuestion,
  { dominated }: Extract<LabAim, { kind: 'cards' }>,
  { how, heard }: HowQuestionsAreMeasured,
): Promise<Measured> {
  const what = { ...numberGamesOf(playable, question), dominated };
  const measured = await contribution(playable, what, how, (done, of) => heard({ done, of }, null));
  if (!('report' in measured)) return measured;
  return { results: { kind: 'cards', report: measured.report }, done: measured.report.cards.length };
}

async function measureFindings(
  { playable }: MeasuredVersions,
  question: LabQuestion,
  { how, heard }: HowQuestionsAreMeasured,
): Promise<Measured> {
  const what = { ...numberGamesOf(playable, question), decided: DECIDED };
  const measured = await findings(playable, what, how, (done, of) => heard({ done, of }, null));
  if (!('report' in measured)) return measured;
  const { report, effects } = measured;
  const results: LabFindings = {
    ...{ kind: 'findings', report, results: { ...playable.system.words.results } },
    choices: Object.fromEntries(report.deadChoices.map(({ choice }) => [choice, answerInWords(playable, choice)])),
    effects: effectsAsSent(playable, effects, report.neverRun.games),
  };
  return { results, done: report.neverRun.games };
}

async function measureValues(
  { playable }: MeasuredVersions,
  question: LabQuestion,
  { number: name, target, from, to }: Extract<LabAim, { kind: 'value' }>,
  { how, heard }: HowQuestionsAreMeasured,
): Promise<Measured> {
  const numbers = numbersAt(playable, listed(question.choices), name);
  const [number] = 'nearest' in numbers ? [] : numbers;
  if (number === undefined) return { failed: 'no-number' };
  const wanted = { number, target, values: { from, to: Math.min(to, from + MOST_VALUES - 1) } };
  const measured = await solveNumber(playable, wanted, numberGamesOf(playable, question), how, (done, of) =>
    heard({ done, of }, null),
  );
  if (!('report' in measured)) return measured;
  return { results: { kind: 'value', report: measured.report }, done: measured.report.tried.length };
}

/** Running games, as the desk shows them. */
export function runningState(done: number, of: number, milliseconds: number): LabState {
  const seconds = milliseconds < 2000 || done === 0 ? null : Math.ceil(((milliseconds / done) * (of - done)) / 1000);
  return { state: 'running', done, of, seconds };
}
