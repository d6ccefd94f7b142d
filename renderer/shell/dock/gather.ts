import { deskPartOf, NO_FILE, pathOfPanel } from '#renderer/desk/stage/dock-parts.ts';

interface Lying {
  readonly id: string;
  readonly panels: readonly string[];
}

/**
 * Editor panels outside of the main editor group, and that group: layouts do not include split editors. Null: no editor
 * group.
 */
export function strays(groups: readonly Lying[]): { readonly into: string; readonly panels: readonly string[] } | null {
  const own = (panel: string) => deskPartOf(panel) === 'editor';
  const isText = (panel: string) => pathOfPanel(panel) !== null || panel === NO_FILE;
  const into = groups.find(({ panels }) => panels.some(isText)) ?? groups.find(({ panels }) => panels.some(own));
  if (into === undefined) return null;
  return { into: into.id, panels: groups.flatMap(({ id, panels }) => (id === into.id ? [] : panels.filter(own))) };
}
