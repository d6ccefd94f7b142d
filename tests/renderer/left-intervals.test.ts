import { afterEach, expect, it } from 'vitest';
import type { LabBalance, LabResults, LabRun } from '#api/studio/lab-calls.ts';
import { tellLeftIntervals } from '#renderer/desk/balance/left-intervals.ts';
import { noticesStore } from '#renderer/desk/notices/notices-store.ts';
import { discardDeskState } from '#renderer/desk/state/desk-state.ts';

afterEach(discardDeskState);

const done = (run: string, seats = 1): LabRun => ({
  ...{ run, at: { state: 'done', done: 200 } },
  question: { choices: {}, seats, program: 'greedy', games: 200, aim: { kind: 'balance', against: null } },
});
/** Of players who play together, with an interval of five points on each side. */
const wonIn = (winRate: number) => {
  const wins = { won: 0, winRate, interval: [winRate - 0.05, winRate + 0.05] };
  return { kind: 'balance', report: { rates: [{ wins }] } } as unknown as LabBalance;
};

/** Looks after each run; `rates`: of the runs in turn. */
async function look(...rates: readonly number[]): Promise<readonly string[]> {
  const runs = rates.map((_, at) => done(String(at)));
  const resultsOf = (run: string): Promise<LabResults> => Promise.resolve(wonIn(rates[Number(run)] as number));
  for (let at = 0; at <= runs.length; at++) await tellLeftIntervals(runs.slice(0, at), resultsOf);
  return noticesStore.getState().notices.map(({ said }) => said.en.text);
}

it('a run outside of the interval of the first one is told once, and again only after one came back', async () => {
  expect(await look(0.5, 0.45)).toEqual([]);
  discardDeskState();
  expect(await look(0.5, 0.7, 0.72)).toEqual(['Run 2: 70.0 % (65.0–75.0 %), outside of 45.0–55.0 % of run 1.']);
  discardDeskState();
  expect(await look(0.5, 0.7, 0.5, 0.3)).toHaveLength(2);
});

it('other games are not compared, nor what was over when the page was opened', async () => {
  const rates: Readonly<Record<string, number>> = { a: 0.5, b: 0.9, c: 0.9 };
  const resultsOf = (run: string): Promise<LabResults> => Promise.resolve(wonIn(rates[run] as number));
  await tellLeftIntervals([done('a'), done('b')], resultsOf);
  await tellLeftIntervals([done('a'), done('b'), done('c', 2)], resultsOf);
  expect(noticesStore.getState().notices).toEqual([]);
});
