import type { KeptTexts } from '#api/studio/kept-work.ts';
import { type History, newest, pathsIn, withoutDocument } from '#authoring/project/documents/history.ts';
import { composingStore } from '../project/composing.ts';
import { takeUnsaved } from '../project/disk-files.ts';
import { historyStore, takeHistory, withComposition } from '../project/project-actions.ts';
import { isDirty, projectStore } from '../project/project-store.ts';
import { changesOf, type KeepTaken } from '../state/keep.ts';
import { elsewhereStore } from './texts-elsewhere.ts';

/** After a crash, mostly recent actions are undone. */
const MOST_ACTIONS = 200;
const MOST_TEXT = 2_000_000;

export const keptTexts = {
  read: unsavedTexts,
  follow(changed) {
    changesOf(projectStore, ({ files }) => [files])(changed);
    changesOf(composingStore, ({ composed }) => [composed])(changed);
    changesOf(historyStore, ({ history }) => [history])(changed);
    // Settles texts of other pages, too
    changesOf(elsewhereStore, ({ texts, settled }) => [texts, settled])(changed);
  },
  take: takeTexts,
} satisfies KeepTaken<KeptTexts | null>;

function unsavedTexts(): KeptTexts {
  const seen = withComposition();
  const { files } = seen;
  const history = newest(seen.history, MOST_ACTIONS, MOST_TEXT);
  const unsaved = [...files.values()].filter((file) => file.fault === null && isDirty(file));
  const saved = [...pathsIn(history)].map((path) => files.get(path)).filter((file) => file !== undefined);
  return {
    texts: unsaved.map(({ path, text, version }) => ({ path, text, base: version })),
    history: { done: [...history.done], undone: [...history.undone] },
    versions: Object.fromEntries(saved.filter((file) => !isDirty(file)).map(({ path, version }) => [path, version])),
  };
}

function takeTexts(kept: KeptTexts | null): void {
  if (kept === null) return;
  const { texts, history, versions } = kept;
  for (const { path, text, base } of texts) takeUnsaved(path, text, base);
  const { files } = projectStore.getState();
  const written = new Map(texts.map(({ path, text }) => [path, text]));
  let known: History = { ...history, openSince: null };
  for (const path of pathsIn(known)) {
    const file = files.get(path);
    const fits = written.has(path) ? file?.text === written.get(path) : file?.version === versions[path];
    if (!fits) known = withoutDocument(known, path);
  }
  takeHistory(known);
}
