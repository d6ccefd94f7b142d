import type { KeptDesk, KeptPreferences, KeptTexts } from '#api/studio/kept-work.ts';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { type History, pathsIn, without } from '#authoring/project/documents/history.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { foldRequired, takeFolds } from '../explorer/fold-store.ts';
import { putFirstMinuteAway } from '../help/first-minute-store.ts';
import { recentCommandsStore } from '../palette/palette-store.ts';
import { cursorStore } from '../project/cursor-store.ts';
import { takeUnsaved } from '../project/disk-files.ts';
import { documentsOf } from '../project/documents.ts';
import type { OpenFile } from '../project/open-file.ts';
import { takeHistory } from '../project/project-actions.ts';
import { isBareProject, openFile, placeIn, projectStore, show } from '../project/project-store.ts';
import { sheetChoiceStore } from '../sheet/sheet-choice-store.ts';
import { gameTable } from '../table/game-tables.ts';
import { keptOfWindow } from './keeps.ts';
import { elsewhereStore, takeElsewhere } from './texts-elsewhere.ts';

// Takes up what was kept when the page or the program ended, whichever way it did.

/** Shown when nothing was kept and the game has no document to begin with. */
const FIRST = 'studio.json';

export function takePreferences(preferences: KeptPreferences | null): void {
  if (preferences?.layouts !== undefined) keptOfWindow().layouts.take(preferences.layouts);
  if (preferences?.begun === true) putFirstMinuteAway();
}

/** Before anything was made of the files: the unsaved texts, what can be undone, and where one was. */
export function takeWork({ texts, desk, elsewhere }: StudioReply<'recallWork'>): void {
  if (texts !== null) takeTexts(texts);
  takeElsewhere(elsewhere);
  if (desk?.folds === undefined) foldRequired(projectStore.getState().files.keys());
  if (desk !== null) takePlaces(desk);
  else openFirst();
  const [conflicting = elsewhereStore.getState().texts[0]?.path] = projectStore.getState().conflicts.keys();
  // What needs an answer is to be seen.
  if (conflicting !== undefined) openFile(conflicting);
}

/** The first card, so that there is something to read, to see and to change. */
function openFirst(): void {
  const { files } = projectStore.getState();
  const path = gameTable(documentsOf(files)).firstDocument([...files.keys()].filter((one) => !isRequired(one)));
  const text = path === null ? undefined : files.get(path)?.text;
  if (path !== null && text !== undefined) show({ path, ...placeIn(text, Math.max(0, text.indexOf('"id"'))) });
  // What stands in the place of a text then offers what can be made
  else if (files.has(FIRST) && !isReadyToBegin(files)) openFile(FIRST);
}

/** Nothing is written yet, and the settings can be read. */
const isReadyToBegin = (files: ReadonlyMap<string, OpenFile>): boolean =>
  isBareProject(files) && isObject(documentsOf(files)[FIRST] ?? null);

function takeTexts({ texts, history, versions }: KeptTexts): void {
  for (const { path, text, base } of texts) takeUnsaved(path, text, base);
  const { files } = projectStore.getState();
  const written = new Map(texts.map(({ path, text }) => [path, text]));
  let known: History = { ...history, openSince: null };
  for (const path of pathsIn(known)) {
    const file = files.get(path);
    const fits = written.has(path) ? file?.text === written.get(path) : file?.version === versions[path];
    if (!fits) known = without(known, path);
  }
  takeHistory(known);
}

function takePlaces({ current, cursors, folds, sheets, closedTabs, commands }: KeptDesk): void {
  const places = new Map(cursors.map(({ path, ...place }) => [path, place]));
  cursorStore.setState({ places });
  projectStore.setState({ current });
  if (folds !== undefined) takeFolds(folds);
  if (sheets !== undefined) sheetChoiceStore.setState(sheets);
  if (closedTabs !== undefined) keptOfWindow().closedTabs.take(closedTabs);
  if (commands !== undefined) recentCommandsStore.setState({ keys: commands });
}
