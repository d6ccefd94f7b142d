import { type FileStep, isAtOrIn } from '#authoring/project/documents/file-step.ts';
import type { ActionName, ProjectAction } from '#authoring/project/documents/project-action.ts';
import { termsHeading } from '#authoring/project/localization/terms/read-terms.ts';
import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import { termsPath } from '#authoring/text/files/document-path.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { picturesApi } from '../pictures/pictures-api.ts';
import { type MissingPictures, withPictures } from '../pictures/with-pictures.ts';
import { createStep, deleteStep, fileActionQueue, performInTurn } from '../project/file-actions.ts';
import { fileNoteStore } from '../project/file-note-store.ts';
import { historyStore } from '../project/project-actions.ts';
import { isReadOnly } from '../project/project-format.ts';
import { goTo, projectStore } from '../project/project-store.ts';
import { stage } from '../stage/stage.ts';
import { fileWords } from '../words/generated/file-words.ts';
import { folderAt, placeOfNode } from './file-tree.ts';
import { openFolders } from './fold-store.ts';
import { nameEditStore } from './name-edit-store.ts';
import { askForFocus, meant, selectionStore } from './selection-store.ts';
import { freeName, meantName } from './written-name.ts';

const PROJECT = 'studio.json';
const nameIn = (path: string): string => placeOfNode(path).slice(placeOfNode(path).lastIndexOf('/') + 1);
const inFolder = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

type Words = (typeof fileWords)['ja'];

function named(say: (words: Words) => string): ActionName {
  return { kind: 'command', ja: say(fileWords.ja), en: say(fileWords.en) };
}

const whatIsMeant = (paths: readonly string[], words: Words): string =>
  paths.length === 1 ? nameIn(paths[0] ?? '') : words.several({ count: paths.length });

/** Returns documents that refer to missing pictures; null if refused. Takes its turn first, so that undo waits. */
function done(name: ActionName, files: readonly FileStep[]): Promise<MissingPictures | null> {
  return fileActionQueue().inTurn(async () => {
    const { steps, changes, missed } = await withPictures(files);
    const refusal = await performInTurn({ name, files: steps, changes });
    fileNoteStore.setState({ note: refusal === null ? null : { kind: 'refused', did: 'done', ...refusal } });
    if (steps !== files) await picturesApi().look();
    return refusal === null ? missed : null;
  });
}

export function canChange(path: string): boolean {
  return !isRequired(path) && !isReadOnly(path) && path !== PROJECT;
}

export function canChangeTarget(): boolean {
  const paths = meant();
  return paths.length > 0 && paths.every(canChange);
}

export function canMakeIn(path: string | null): boolean {
  return path === null ? !isReadOnly('') : !isRequired(path) && !isReadOnly(path);
}

export function askForNew(kind: 'file' | 'folder'): void {
  const { focused } = selectionStore.getState();
  const at = focused !== null && canMakeIn(focused) ? focused : null;
  const folder = folderAt(at);
  if (folder !== '') openFolders(folder);
  nameEditStore.setState({ edit: { kind, folder } });
}

export function askForName(): void {
  const { focused } = selectionStore.getState();
  if (focused !== null && canChange(focused)) nameEditStore.setState({ edit: { kind: 'rename', path: focused } });
}

export async function make(kind: 'file' | 'folder', folder: string, written: string): Promise<void> {
  const path = inFolder(folder, meantName(written, kind === 'file', folder));
  const step: FileStep =
    kind === 'file' ? createStep(path, path === termsPath ? termsHeading : '{}\n') : { kind: 'makeFolder', path };
  const name = named((words) => words.actions.create({ name: nameIn(path) }));
  if ((await done(name, [step])) === null) return;
  if (kind === 'file') goTo({ path, line: 0, character: 1 });
  else askForFocus(`${path}/`);
}

export async function rename(path: string, written: string): Promise<void> {
  const isFile = !path.endsWith('/');
  const place = placeOfNode(path);
  const parent = place.slice(0, Math.max(0, place.lastIndexOf('/')));
  const to = inFolder(parent, isPicturePath(place) ? written.trim() : meantName(written, isFile, parent));
  if (to !== place) {
    const name = named((words) => words.actions.rename({ from: nameIn(path), to: nameIn(to) }));
    await done(name, [{ kind: 'move', path: place, to }]);
  }
  const isThere = projectStore.getState().files.has(to) || projectStore.getState().folders.includes(to);
  askForFocus(isThere && !isFile ? `${to}/` : isThere ? to : path);
}

/** Deletes without confirmation, since it can be undone; a note says so. */
export async function removeTarget(): Promise<void> {
  const paths = meant().filter(canChange);
  if (paths.length === 0) return;
  const next = neighbour(paths);
  const name = named((words) => words.actions.remove({ what: whatIsMeant(paths, words) }));
  const missed = await done(
    name,
    paths.map((path) => deleteStep(placeOfNode(path))),
  );
  if (missed === null) return;
  const of = historyStore.getState().history.done.at(-1) as ProjectAction;
  fileNoteStore.setState({ note: { kind: 'deleted', names: paths.map(nameIn), missed, of } });
  askForFocus(next);
}

function neighbour(paths: readonly string[]): string {
  const rows = stage().rowsOfExplorer();
  const isGone = (row: string) => paths.some((path) => isAtOrIn(row, placeOfNode(path)));
  const first = rows.findIndex(isGone);
  return rows.slice(first).find((row) => !isGone(row)) ?? rows.slice(0, first).findLast((row) => !isGone(row)) ?? '';
}

export async function moveInto(paths: readonly string[], folder: string): Promise<void> {
  const steps = paths
    .filter(canChange)
    .map((path): FileStep => ({ kind: 'move', path: placeOfNode(path), to: inFolder(folder, nameIn(path)) }))
    .filter((step) => step.kind === 'move' && step.to !== step.path);
  if (steps.length === 0) return;
  const moved = steps.map(({ path }) => path);
  if (folder !== '') openFolders(folder);
  const name = named((words) => words.actions.move({ what: whatIsMeant(moved, words), to: folder }));
  if ((await done(name, steps)) === null) return;
  const [first] = paths.filter(canChange);
  if (first !== undefined) askForFocus(inFolder(folder, nameIn(first)) + (first.endsWith('/') ? '/' : ''));
}

export async function copyInto(paths: readonly string[], folder: string): Promise<void> {
  const { files } = projectStore.getState();
  const taken = new Set(namesIn(folder));
  const steps: FileStep[] = [];
  for (const path of paths) {
    const name = freeName(nameIn(path), taken);
    taken.add(name);
    const place = placeOfNode(path);
    for (const file of files.values())
      if (isAtOrIn(file.path, place) && file.fault === null)
        steps.push(createStep(inFolder(folder, name) + file.path.slice(place.length), file.text));
  }
  const [first] = steps;
  if (first === undefined) return;
  if (folder !== '') openFolders(folder);
  const name = named((words) => words.actions.copy({ what: whatIsMeant(paths, words) }));
  if ((await done(name, steps)) !== null) askForFocus(first.path);
}

export function namesIn(folder: string): readonly string[] {
  const { files, folders } = projectStore.getState();
  const start = folder === '' ? '' : `${folder}/`;
  const inside = [...files.keys(), ...folders].filter((path) => path.startsWith(start) && !isRequired(path));
  return [...new Set(inside.map((path) => path.slice(start.length).split('/')[0] ?? ''))].filter((one) => one !== '');
}
