import { looseName } from '#authoring/text/files/file-name.ts';

export type TreeNode =
  | { readonly kind: 'folder'; readonly name: string; readonly path: string; readonly inside: readonly TreeNode[] }
  | { readonly kind: 'file'; readonly name: string; readonly path: string };

/** Folder names end with a slash, required projects with a colon. */
const folderName = /^[^/:]*[/:]/;

/** Files before folders, each by name, required projects last. Paths that end with a slash are folders. */
export function makeTree(paths: readonly string[], folder = ''): readonly TreeNode[] {
  const files: TreeNode[] = [];
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const rest = path.slice(folder.length);
    if (rest === '') continue;
    const name = folderName.exec(rest)?.[0];
    if (name === undefined) files.push({ kind: 'file', name: rest, path });
    else folders.set(name, [...(folders.get(name) ?? []), path]);
  }
  const byName = (one: TreeNode, other: TreeNode) => (one.name < other.name ? -1 : 1);
  const inside = [...folders].map(([name, within]): TreeNode => {
    const path = `${folder}${name}`;
    return { kind: 'folder', name: name.slice(0, -1), path, inside: makeTree(within, path) };
  });
  const isProject = ({ path }: TreeNode) => path.endsWith(':');
  const own = inside.filter((one) => !isProject(one)).sort(byName);
  return [...files.sort(byName), ...own, ...inside.filter(isProject).sort(byName)];
}

export interface TreeRow {
  readonly node: TreeNode;
  readonly level: number;
  /** Position among its siblings, from 1, and their number. */
  readonly place: number;
  readonly of: number;
}

export function visibleRows(nodes: readonly TreeNode[], closed: ReadonlySet<string>, level = 1): readonly TreeRow[] {
  return nodes.flatMap((node, i) => {
    const row = { node, level, place: i + 1, of: nodes.length };
    if (node.kind === 'file' || closed.has(node.path)) return [row];
    return [row, ...visibleRows(node.inside, closed, level + 1)];
  });
}

/** Rows that match, ignoring case and width, with their folders, all open. */
export function rowsWith(nodes: readonly TreeNode[], sought: string): readonly TreeRow[] {
  const wanted = looseName(sought);
  const isFound = ({ name }: TreeNode) => looseName(name).includes(wanted);
  const lessOf = (node: TreeNode): readonly TreeNode[] => {
    if (node.kind === 'file' || isFound(node)) return isFound(node) ? [node] : [];
    const inside = node.inside.flatMap(lessOf);
    return inside.length > 0 ? [{ ...node, inside }] : [];
  };
  return visibleRows(nodes.flatMap(lessOf), new Set());
}

/** The path without a trailing slash, as in file steps. */
export function placeOfNode(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The folder for new files at a node; empty: the project itself. */
export function folderAt(path: string | null): string {
  if (path === null) return '';
  return path.endsWith('/') ? path.slice(0, -1) : path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function foldersAround(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => [...path.matchAll(/[/:]/g)].map(({ index }) => path.slice(0, index + 1))));
}

export function newFolders(made: readonly string[], there: readonly string[]): ReadonlySet<string> {
  const known = foldersAround(there);
  return new Set([...made, ...foldersAround(made)].filter((path) => !known.has(path) && !there.includes(path)));
}
