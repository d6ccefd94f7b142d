import type { Query } from '#authoring/tools/search/query.ts';
import type { Found, Searched } from '#authoring/tools/search/search.ts';

/** What the worker that searches answers to. It may be ended at any time. */
export interface SearchCalls {
  readonly [name: string]: (ask: never) => unknown;
  readonly ready: (ask: null) => null;
  readonly search: (ask: AskedSearch) => Found;
}

export interface AskedSearch {
  readonly files: readonly Searched[];
  readonly query: Query;
  /** What matches are to become; null: they are only looked for. */
  readonly by: string | null;
}
