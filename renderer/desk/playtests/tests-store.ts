import type { FailingSince } from '#authoring/tools/history/bisect.ts';
import { store } from '../state/store.ts';
import type { ListedFile, ListedTest, ShrunkTestView, TestResultView } from '../workers/tests-calls.ts';
import type { SinceEdit } from './edits-of-project.ts';

export type TestState = 'passed' | 'failed' | 'running' | 'notRun';

export interface FoundSince {
  readonly since: FailingSince;
  readonly edits: readonly SinceEdit[];
  readonly passedOn: Readonly<Record<string, string>> | null;
}

export interface Tests {
  /** False: not loaded yet. */
  readonly isRead: boolean;
  readonly files: readonly ListedFile[];
  /** Errors outside of tests; with any, no test runs. */
  readonly errors: number;
  readonly results: ReadonlyMap<string, TestResultView>;
  readonly running: ReadonlySet<string>;
  readonly isAwaited: boolean;
  readonly isWatching: boolean;
  readonly ranOn: unknown;
  readonly onlyFailed: boolean;
  readonly chosen: string | null;
  readonly shrunk: ReadonlyMap<string, ShrunkTestView | 'nothing'>;
  readonly since: ReadonlyMap<string, FoundSince | 'failed'>;
}

export const testsStore = store<Tests>(() => ({
  isRead: false,
  files: [],
  errors: 0,
  results: new Map(),
  running: new Set(),
  isAwaited: false,
  isWatching: false,
  ranOn: null,
  onlyFailed: false,
  chosen: null,
  shrunk: new Map(),
  since: new Map(),
}));

export const stateOf = ({ results, running }: Pick<Tests, 'results' | 'running'>, key: string): TestState => {
  if (running.has(key)) return 'running';
  const result = results.get(key);
  if (result === undefined) return 'notRun';
  return result.ok ? 'passed' : 'failed';
};

export const allOf = (files: readonly ListedFile[]): readonly ListedTest[] => files.flatMap(({ tests }) => tests);
export const allTests = (): readonly ListedTest[] => allOf(testsStore.getState().files);
export function testOf(key: string): ListedTest | undefined {
  return allTests().find((test) => test.key === key);
}
