import { isRequired } from '#authoring/text/files/package-path.ts';
import type { SearchQuery } from '#authoring/tools/search/query.ts';
import type { SearchedText, SearchResult } from '#authoring/tools/search/search.ts';
import { projectStore } from '../project/project-store.ts';
import { deskState } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { inBackground } from '../timing/pending.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';
import { beginWork } from '../work/running-work.ts';
import { authoring } from '../workers/authoring-client.ts';
import type { SearchCalls } from '../workers/search-room.ts';
import { startWorker } from '../workers/threads.ts';
import type { WorkerClient } from '../workers/worker-call.ts';

/** Time limit of a pattern, in milliseconds. */
const LONGEST = 4000;

export interface SearchState {
  readonly query: SearchQuery;
  readonly by: string;
  readonly state: 'idle' | 'running' | 'stopped';
  readonly found: SearchResult | null;
  readonly texts: ReadonlyMap<string, string>;
}

const nothing: SearchState = {
  query: { text: '', isPattern: false, matchesCase: false, within: 'all' },
  by: '',
  state: 'idle',
  found: null,
  texts: new Map(),
};

/** Kept when the panel closes. */
export const searchingStore = store<SearchState>(() => nothing);
const { getState, setState } = searchingStore;

const worker = deskState((): { client: WorkerClient<SearchCalls> | null; begun: number; isBusy: boolean } => ({
  client: null,
  begun: 0,
  isBusy: false,
}));

function endWorker(): void {
  worker().client?.end();
  worker().client = null;
  worker().isBusy = false;
}

const searching = localizedText(deskWords, ({ work }) => work.search);

/** Cancels an older search. */
export async function searchProject(part: Partial<Pick<SearchState, 'query' | 'by'>>): Promise<void> {
  const begun = ++worker().begun;
  setState({ ...part, state: 'running' });
  if (worker().isBusy) endWorker();
  const { query, by } = getState();
  if (query.text === '') return setState({ state: 'idle', found: null });
  const files = await searchedFiles(query);
  if (worker().begun !== begun) return;
  const client = worker().client ?? startWorker<SearchCalls>('search');
  worker().client = client;
  worker().isBusy = true;
  let isLate = false;
  const work = beginWork(searching, endWorker);
  try {
    await client.call('ready', null);
    // Only patterns can hang; words always finish
    const stop = () => {
      isLate = true;
      endWorker();
    };
    const callOff = query.isPattern ? inBackground(stop, LONGEST) : () => undefined;
    const found = await client.call('search', { files, query, by }).finally(callOff);
    worker().isBusy = false;
    if (worker().begun !== begun) return;
    setState({ state: 'idle', found, texts: new Map(files.map(({ path, text }) => [path, text])) });
  } catch {
    if (worker().begun === begun) setState({ state: isLate ? 'stopped' : 'idle', found: null });
  } finally {
    work.end();
  }
}

async function searchedFiles({ within }: SearchQuery): Promise<readonly SearchedText[]> {
  const places =
    within === 'all'
      ? []
      : await authoring()
          .call('places', null)
          .catch(() => []);
  const byPath = new Map(places.map((one) => [one.path, one]));
  return [...projectStore.getState().files.values()]
    .filter(({ fault, path }) => fault === null && !isRequired(path))
    .map(({ path, text }) => {
      const { ids = [], printed = [] } = byPath.get(path) ?? {};
      return { path, text, ids, printed };
    });
}
