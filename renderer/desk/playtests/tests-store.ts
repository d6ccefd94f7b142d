import type { FailingSince } from '#authoring/tools/history/since-when.ts';
import { store } from '../state/store.ts';
import type { ListedFile, ListedTest, ToldResult, ToldShrunk } from '../workers/tests-calls.ts';
import type { SinceEdit } from './edits-of-project.ts';

/** How a test stands. */
export type TestState = 'passed' | 'failed' | 'running' | 'notRun';

/** Since which edit a test fails. */
export interface FoundSince {
  readonly since: FailingSince;
  /** The edits between, the oldest first. */
  readonly edits: readonly SinceEdit[];
  /** The texts on which it passed last; null: there are none. */
  readonly passedOn: Readonly<Record<string, string>> | null;
}

export interface Tests {
  /** False: nobody has asked yet which tests there are. */
  readonly isRead: boolean;
  readonly files: readonly ListedFile[];
  /** Errors of the project outside of its tests; with one none is run. */
  readonly errors: number;
  readonly results: ReadonlyMap<string, ToldResult>;
  readonly running: ReadonlySet<string>;
  /** A person asked for those that run, and waits for them; false: an edit did. */
  readonly isAwaited: boolean;
  readonly isWatching: boolean;
  /** The texts that were run last; null: none were. */
  readonly ranOn: unknown;
  readonly onlyFailed: boolean;
  readonly chosen: string | null;
  readonly shrunk: ReadonlyMap<string, ToldShrunk | 'nothing'>;
  readonly since: ReadonlyMap<string, FoundSince | 'failed'>;
}

/** The playtests of the project, as far as they were read and run. */
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
