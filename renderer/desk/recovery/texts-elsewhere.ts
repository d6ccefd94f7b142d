import type { SettledTexts, TextsOfOtherPage } from '#api/studio/kept-work.ts';
import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { takeUnsaved } from '../project/disk-files.ts';
import { perform } from '../project/project-actions.ts';
import { projectStore } from '../project/project-store.ts';
import { store } from '../state/store.ts';
import { deskWords } from '../words/generated/desk-words.ts';
import { localizedText } from '../words/words.ts';

/** An unsaved text of another page that differs from this page's and the disk's. */
export interface TextElsewhere {
  readonly page: string;
  readonly at: number;
  readonly path: string;
  readonly text: string;
}

interface Elsewhere {
  readonly texts: readonly TextElsewhere[];
  readonly settled: readonly SettledTexts[];
}

/** Unsaved texts of other pages, kept until the user decides. */
export const elsewhereStore = store<Elsewhere>(() => ({ texts: [], settled: [] }));
const { getState, setState } = elsewhereStore;

/** Takes texts without conflict; others are offered. */
export function takeElsewhere(left: readonly TextsOfOtherPage[]): void {
  const texts = left.flatMap(({ page, at, texts: own }) =>
    own.flatMap(({ path, text, base }) => {
      const file = projectStore.getState().files.get(path);
      if (file === undefined) takeUnsaved(path, text, base);
      else if (text !== file.text && text !== file.savedText) return [{ page, at, path, text }];
      return [];
    }),
  );
  setState({ texts, settled: [] });
}

/** Undoable. */
export function takeText(one: TextElsewhere): void {
  const before = projectStore.getState().files.get(one.path)?.text;
  if (before === undefined) return;
  const name = { kind: 'command', ...localizedText(deskWords, ({ undoNames }) => undoNames.takeElsewhere) } as const;
  if (perform({ name, changes: [changeBetween(one.path, before, one.text)] })) dropText(one);
}

export function dropText(one: TextElsewhere): void {
  const { texts, settled } = getState();
  const left = texts.filter((other) => other !== one);
  const { page, at } = one;
  const isLast = !left.some((other) => other.page === page);
  setState({ texts: left, settled: isLast ? [...settled, { page, at }] : settled });
}
