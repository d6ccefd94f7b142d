import { allOf, type Tests } from './tests-store.ts';

/** How all playtests stand together. */
export type TestsTold =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'running'; readonly left: number }
  | { readonly kind: 'failed'; readonly failed: number }
  /** `passed` of `all`: those that were not run yet are no failure, and have not passed. */
  | { readonly kind: 'passed'; readonly passed: number; readonly all: number };

/** What of them is told in one line: what runs, else what fails, else what holds. */
export function testsTold(tests: Pick<Tests, 'files' | 'results' | 'running'>): TestsTold {
  const keys = new Set(allOf(tests.files).map(({ key }) => key));
  const results = [...tests.results].filter(([key]) => keys.has(key));
  const failed = results.filter(([, { ok }]) => !ok).length;
  if (tests.running.size > 0) return { kind: 'running', left: tests.running.size };
  if (results.length === 0) return { kind: 'unknown' };
  if (failed > 0) return { kind: 'failed', failed };
  return { kind: 'passed', passed: results.length, all: keys.size };
}
