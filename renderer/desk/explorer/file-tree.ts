import { looseName } from '#authoring/text/files/file-name.ts';

/** A folder or a file of the project, as the explorer shows it. */
export type TreeNode =
  | { readonly kind: 'folder'; readonly name: string; readonly path: string; readonly inside: readonly TreeNode[] }
  | { readonly kind: 'file'; readonly name: string; readonly path: string };

/** What ends the name of a folder: a slash; a colon after a project that is required. */
const folderName = /^[^/:]*[/:]/;

/**
 * Makes a tree of paths: in each folder the files first, then the folders, both by name. A path that ends with a slash is
 * a folder, which may have nothing in it. What is required has a folder for each of its projects, behind the project's own.
 */
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

/** One line of the tree that is to be seen. */
export interface TreeRow {
  readonly node: TreeNode;
  readonly level: number;
  /** Its place among its brothers, from 1, and how many they are. */
  readonly place: number;
  readonly of: number;
}

/** The lines to be seen, from top to bottom, when some folders are closed. */
export function visibleRows(nodes: readonly TreeNode[], closed: ReadonlySet<string>, level = 1): readonly TreeRow[] {
  return nodes.flatMap((node, i) => {
    const row = { node, level, place: i + 1, of: nodes.length };
    if (node.kind === 'file' || closed.has(node.path)) return [row];
    return [row, ...visibleRows(node.inside, closed, level + 1)];
  });
}

/** The lines in which a text is found, without regard to case and width, with the folders around them, all open. */
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

/** A node's path as steps of files name it: a folder without the slash at its end. */
export function placeOfNode(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The folder in which something new comes, or is put, when it is asked for at a node; empty for the project itself. */
export function folderAt(path: string | null): string {
  if (path === null) return '';
  return path.endsWith('/') ? path.slice(0, -1) : path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The folders around some files, each from the outermost in. */
export function foldersAround(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => [...path.matchAll(/[/:]/g)].map(({ index }) => path.slice(0, index + 1))));
}

/** What of the tree is not there yet when these files are still to be made: they, and folders that hold nothing else. */
export function notYetThere(made: readonly string[], there: readonly string[]): ReadonlySet<string> {
  const known = foldersAround(there);
  return new Set([...made, ...foldersAround(made)].filter((path) => !known.has(path) && !there.includes(path)));
}
