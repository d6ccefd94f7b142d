import { search } from '#authoring/tools/search/search.ts';
import type { AskedSearch, SearchCalls } from './search-calls.ts';

/** Where patterns run: they cannot be stopped but with their worker. */
export function makeSearchRoom(): SearchCalls {
  return { ready: () => null, search: ({ files, query, by }: AskedSearch) => search(files, query, by) };
}
