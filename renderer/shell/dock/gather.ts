import { deskPartOf, NO_FILE, pathOfPanel } from '#renderer/desk/stage/dock-parts.ts';

/** Panels that lie upon each other, by their ids. */
interface Lying {
  readonly id: string;
  readonly panels: readonly string[];
}

/**
 * Which panels of files and views do not lie where files are opened, and which group that is: a layout says nothing of a
 * column that somebody opened beside the text, so it becomes a tab again. Null: there is no place of the editors.
 */
export function strays(groups: readonly Lying[]): { readonly into: string; readonly panels: readonly string[] } | null {
  const own = (panel: string) => deskPartOf(panel) === 'editor';
  const isText = (panel: string) => pathOfPanel(panel) !== null || panel === NO_FILE;
  const into = groups.find(({ panels }) => panels.some(isText)) ?? groups.find(({ panels }) => panels.some(own));
  if (into === undefined) return null;
  return { into: into.id, panels: groups.flatMap(({ id, panels }) => (id === into.id ? [] : panels.filter(own))) };
}
