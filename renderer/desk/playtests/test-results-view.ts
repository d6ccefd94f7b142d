import { allOf, type Tests } from './tests-store.ts';

export type TestResultsView =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'running'; readonly left: number }
  | { readonly kind: 'failed'; readonly failed: number }
  /** Tests that have not run count in `all` only. */
  | { readonly kind: 'passed'; readonly passed: number; readonly all: number };

export function testResultsView(tests: Pick<Tests, 'files' | 'results' | 'running'>): TestResultsView {
  const keys = new Set(allOf(tests.files).map(({ key }) => key));
  const results = [...tests.results].filter(([key]) => keys.has(key));
  const failed = results.filter(([, { ok }]) => !ok).length;
  if (tests.running.size > 0) return { kind: 'running', left: tests.running.size };
  if (results.length === 0) return { kind: 'unknown' };
  if (failed > 0) return { kind: 'failed', failed };
  return { kind: 'passed', passed: results.length, all: keys.size };
}
