import { useMemo } from 'react';
import { useStore } from 'zustand';
import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { beginStore } from '#renderer/desk/begin/begin-store.ts';
import {
  foldersAround,
  makeTree,
  newFolders,
  rowsWith,
  type TreeRow,
  visibleRows,
} from '#renderer/desk/explorer/file-tree.ts';
import { foldsStore } from '#renderer/desk/explorer/fold-store.ts';
import { picturesStore } from '#renderer/desk/pictures/pictures-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

interface ShownTree {
  readonly rows: readonly TreeRow[];
  readonly closed: ReadonlySet<string>;
  readonly notYet: ReadonlySet<string>;
  readonly isFiltered: boolean;
}

/** The visible files and folders, in order. `sought`: the filter text, or null. */
export function useShownTree(sought: string | null): ShownTree {
  const files = useStore(projectStore, (state) => state.files);
  const folders = useStore(projectStore, (state) => state.folders);
  const listed = useStore(picturesStore, (state) => state.list);
  const closedOnes = useStore(foldsStore, (state) => state.closed);
  const made = useStore(beginStore, (state) => state.notYet);
  const { tree, notYet } = useMemo(() => {
    const pictures = listed.map(({ path }) => path).filter((path) => isPicturePath(pathInside(path)));
    const there = [...files.keys(), ...pictures, ...folders.map((folder) => `${folder}/`)];
    const ghosts = newFolders(made, there);
    return { tree: makeTree([...there, ...made.filter((path) => ghosts.has(path))]), notYet: ghosts };
  }, [files, listed, folders, made]);
  const closed = useMemo(() => {
    const shown = foldersAround([...notYet]);
    return new Set([...closedOnes].filter((path) => !shown.has(path)));
  }, [closedOnes, notYet]);
  const words = sought?.trim() ?? '';
  const isFiltered = words !== '';
  const rows = isFiltered ? rowsWith(tree, words) : visibleRows(tree, closed);
  return { rows, notYet, isFiltered, closed: isFiltered ? new Set() : closed };
}
