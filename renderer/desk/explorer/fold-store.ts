import { nameIn, readName } from '#authoring/text/files/package-path.ts';
import { projectStore } from '../project/project-store.ts';
import { changesOf, type KeepTaken } from '../state/keep.ts';
import { store } from '../state/store.ts';

/** Translations double the number of files. */
const CLOSED_AT_FIRST = ['l10n/'];

export const foldsStore = store<{ readonly closed: ReadonlySet<string> }>(() => ({ closed: new Set(CLOSED_AT_FIRST) }));
const { getState, setState } = foldsStore;

export function foldRequired(paths: Iterable<string>): void {
  const projects = [...paths].map((path) => readName(path).package).filter((project) => project !== null);
  setState({ closed: new Set([...CLOSED_AT_FIRST, ...projects.map((project) => nameIn(project, ''))]) });
}

export function toggleFolder(path: string): void {
  const closed = new Set(getState().closed);
  if (!closed.delete(path)) closed.add(path);
  setState({ closed });
}

/** Opens a folder and its parents; no trailing slash. */
export function openFolders(folder: string): void {
  takeFolds([...getState().closed].filter((closed) => !`${folder}/`.startsWith(closed)));
}

function takeFolds(closed: readonly string[]): void {
  setState({ closed: new Set(closed) });
}

export const keptFolds: KeepTaken<string[]> = {
  read: () => [...getState().closed],
  follow: changesOf(foldsStore, ({ closed }) => [closed]),
  take: takeFolds,
};

export function followCurrent(): void {
  projectStore.subscribe(({ current }, before) => {
    if (current === null || current === before.current) return;
    const closed = [...getState().closed];
    const left = closed.filter((folder) => !current.startsWith(folder));
    if (left.length < closed.length) takeFolds(left);
  });
}
