import type { FileOnDisk } from '#api/studio/studio-api.ts';
import { type FileStep, foldersAbove, foldersAfter, pathAfter } from '#authoring/project/documents/file-step.ts';
import type { TextsByPath } from '#authoring/project/documents/project-action.ts';
import { cursorStore } from './cursor-store.ts';
import { fromDisk } from './disk-files.ts';
import type { OpenFile } from './open-file.ts';
import { projectStore } from './project-store.ts';
import { visitedStore } from './visited-places.ts';

/** Keeps unsaved texts. `made`: new or restored files; `textsAfter`: edits of the result. */
export function moveInPage(
  steps: readonly FileStep[],
  made: readonly FileOnDisk[],
  textsAfter: (texts: Pick<TextsByPath, 'get'>) => TextsByPath,
): void {
  const { files, tabs, current, conflicts, folders, saves } = projectStore.getState();
  const after = (path: string) => pathAfter(steps, path);
  const placed = new Map<string, OpenFile>();
  for (const [path, file] of files) {
    const now = after(path);
    if (now !== null) placed.set(now, now === path ? file : file.with({ path: now }));
  }
  for (const file of made) placed.set(file.path, fromDisk(file));
  for (const { path, text } of broughtBack(steps)) giveText(placed, path, text);
  for (const [path, text] of textsAfter({ get: (path) => placed.get(path)?.text })) giveText(placed, path, text);
  const moved = [...files.keys()].filter((path) => after(path) !== path);
  cursorStore.setState(({ places }) => ({ places: withKeys(places, after) }));
  projectStore.setState({
    files: new Map([...placed].sort(([a], [b]) => (a < b ? -1 : 1))),
    tabs: tabs.flatMap((path) => after(path) ?? []),
    current: currentAfter(tabs, current, after),
    conflicts: withKeys(conflicts, after),
    folders: withFoldersOf(made, foldersAfter(steps, folders)),
    moved: new Map(moved.flatMap((path) => (after(path) === null ? [] : [[after(path) ?? '', path] as const]))),
    closedUnsaved: null,
    // Marks earlier readings as stale.
    saves: saves + 1,
  });
  const placesAfter = (places: ReturnType<typeof visitedStore.getState>['back']) =>
    places.flatMap((place) => {
      const path = after(place.path);
      return path === null ? [] : [{ ...place, path }];
    });
  visitedStore.setState(({ back, forward }) => ({ back: placesAfter(back), forward: placesAfter(forward) }));
}

function broughtBack(steps: readonly FileStep[]) {
  return steps.flatMap((step) => (step.kind === 'restore' ? step.unsaved : []));
}

function giveText(files: Map<string, OpenFile>, path: string, text: string): void {
  const file = files.get(path);
  if (file?.fault === null) files.set(path, file.with({ text }));
}

/** The next tab, or the previous one. */
function currentAfter(
  tabs: readonly string[],
  current: string | null,
  after: (path: string) => string | null,
): string | null {
  if (current === null) return null;
  const own = after(current);
  if (own !== null) return own;
  const at = tabs.indexOf(current);
  const next = [...tabs.slice(at + 1), ...tabs.slice(0, Math.max(0, at)).reverse()].find((tab) => after(tab) !== null);
  return next === undefined ? null : after(next);
}

function withKeys<Value>(map: ReadonlyMap<string, Value>, after: (path: string) => string | null) {
  return new Map(
    [...map].flatMap(([path, value]) => {
      const now = after(path);
      return now === null ? [] : [[now, value] as const];
    }),
  );
}

function withFoldersOf(made: readonly FileOnDisk[], folders: readonly string[]): readonly string[] {
  return [...new Set([...folders, ...made.flatMap(({ path }) => foldersAbove(path))])].sort();
}
