import type { SearchQuery } from '#authoring/tools/search/query.ts';
import { type SearchedText, search } from '#authoring/tools/search/search.ts';

interface AskedSearch {
  readonly files: readonly SearchedText[];
  readonly query: SearchQuery;
  /** The replacement; null to search only. */
  readonly by: string | null;
}

export function makeSearchRoom() {
  return { ready: (_: null) => null, search: ({ files, query, by }: AskedSearch) => search(files, query, by) };
}
export type SearchCalls = ReturnType<typeof makeSearchRoom>;
