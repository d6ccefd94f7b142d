import type { LabAgainst, LabChoices, LabMachines, LabQuestion, LabResults, LabRun } from '#api/studio/lab-calls.ts';
import { store } from '../state/store.ts';

export interface BalanceState {
  /** Null: the project has errors. Undefined: not read yet. */
  readonly choices: LabChoices | null | undefined;
  readonly question: LabQuestion;
  /** Oldest first. */
  readonly runs: readonly LabRun[];
  readonly chosen: string | null;
  readonly results: ReadonlyMap<string, LabResults>;
  /** Null: none were asked. */
  readonly machines: LabMachines | null;
  readonly isLost: boolean;
  /** Every save measures the same question again. */
  readonly isAfterSave: boolean;
}

export const balanceStore = store<BalanceState>(() => ({
  choices: undefined,
  question: { choices: {}, seats: 1, program: 'greedy', games: 200, aim: { kind: 'balance', against: null } },
  runs: [],
  chosen: null,
  results: new Map(),
  machines: null,
  isLost: false,
  isAfterSave: false,
}));

const { getState, setState } = balanceStore;

export function changeQuestion(part: Partial<LabQuestion>): void {
  setState({ question: { ...getState().question, ...part } });
}

export const compareWith = (against: LabAgainst): void => changeQuestion({ aim: { kind: 'balance', against } });

export const isUnfinished = ({ at: { state } }: LabRun): boolean =>
  state === 'waiting' || state === 'running' || state === 'paused';
