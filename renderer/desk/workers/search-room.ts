import type { Query } from '#authoring/tools/search/query.ts';
import { type Searched, search } from '#authoring/tools/search/search.ts';

interface AskedSearch {
  readonly files: readonly Searched[];
  readonly query: Query;
  /** What matches are to become; null: they are only looked for. */
  readonly by: string | null;
}

/** Where patterns run: they cannot be stopped but with their worker. */
export function makeSearchRoom() {
  return { ready: (_: null) => null, search: ({ files, query, by }: AskedSearch) => search(files, query, by) };
}
export type SearchCalls = ReturnType<typeof makeSearchRoom>;
