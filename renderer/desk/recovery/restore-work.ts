import type { StudioReply } from '#api/studio/studio-api.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { foldRequired } from '../explorer/fold-store.ts';
import { documentsOf } from '../project/documents.ts';
import type { OpenFile } from '../project/open-file.ts';
import { isBareProject, openFile, placeIn, projectStore, show } from '../project/project-store.ts';
import { stage } from '../stage/stage.ts';
import { gameTable } from '../table/game-tables.ts';
import { allKeeps } from './keeps.ts';
import { elsewhereStore, takeElsewhere } from './texts-elsewhere.ts';

// Restores work after the page or program ended.

/** Shown if nothing was saved and the game has no first document. */
const FIRST = 'studio.json';

/** Before the files are used: unsaved texts, undo history, open files. */
export function takeWork({ texts, desk, elsewhere }: StudioReply<'recallWork'>): void {
  const kept = allKeeps();
  kept.texts.take(texts);
  takeElsewhere(elsewhere);
  if (desk?.folds === undefined) foldRequired(projectStore.getState().files.keys());
  if (desk !== null) kept.desk.take(desk);
  else openFirst();
  const [conflicting = elsewhereStore.getState().texts[0]?.path] = projectStore.getState().conflicts.keys();
  // Show a conflict that needs a decision.
  if (conflicting !== undefined) openFile(conflicting);
}

function openFirst(): void {
  const { files } = projectStore.getState();
  const path = gameTable(documentsOf(files)).firstDocument([...files.keys()].filter((one) => !isRequired(one)));
  const text = path === null ? undefined : files.get(path)?.text;
  if (path !== null && text !== undefined) show({ path, ...placeIn(text, Math.max(0, text.indexOf('"id"'))) });
  // The cards, where nothing is open yet, offer what can be made.
  else if (isReadyToBegin(files)) stage().enterWorkspace('cards');
  else if (files.has(FIRST)) openFile(FIRST);
}

/** An empty project with a valid manifest. */
const isReadyToBegin = (files: ReadonlyMap<string, OpenFile>): boolean =>
  isBareProject(files) && isObject(documentsOf(files)[FIRST] ?? null);
