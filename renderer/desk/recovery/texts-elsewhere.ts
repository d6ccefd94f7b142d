import type { SettledTexts, TextsElsewhere } from '#api/studio/kept-work.ts';
import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { takeUnsaved } from '../project/disk-files.ts';
import { perform } from '../project/project-actions.ts';
import { projectStore } from '../project/project-store.ts';
import { store } from '../state/store.ts';

/** A text of a file that another page has left unsaved, and that is neither what stands here nor what is on disk. */
export interface TextElsewhere {
  readonly page: string;
  /** When it was kept there. */
  readonly at: number;
  readonly path: string;
  readonly text: string;
}

interface Elsewhere {
  readonly texts: readonly TextElsewhere[];
  /** Pages that have left nothing more to be looked at. */
  readonly settled: readonly SettledTexts[];
}

/** What other pages have left. The person says which text is to be; until then none is lost. */
export const elsewhereStore = store<Elsewhere>(() => ({ texts: [], settled: [] }));
const { getState, setState } = elsewhereStore;

/** Takes up what other pages have left: what stands in nobody's way at once, what differs when the person says so. */
export function takeElsewhere(left: readonly TextsElsewhere[]): void {
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

/** Puts the other page's text here. It can be undone. */
export function takeText(one: TextElsewhere): void {
  const before = projectStore.getState().files.get(one.path)?.text;
  if (before === undefined) return;
  const name = { kind: 'command', ja: '別のページの内容', en: 'text of another page' } as const;
  if (perform({ name, changes: [changeBetween(one.path, before, one.text)] })) dropText(one);
}

/** Nobody needs it any more. */
export function dropText(one: TextElsewhere): void {
  const { texts, settled } = getState();
  const left = texts.filter((other) => other !== one);
  const { page, at } = one;
  const isLast = !left.some((other) => other.page === page);
  setState({ texts: left, settled: isLast ? [...settled, { page, at }] : settled });
}
