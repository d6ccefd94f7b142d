/** A folder or a file of the project, as the explorer shows it. */
export type TreeNode =
  | { readonly kind: 'folder'; readonly name: string; readonly path: string; readonly inside: readonly TreeNode[] }
  | { readonly kind: 'file'; readonly name: string; readonly path: string };

/** What ends the name of a folder: a slash; a colon after a project that is required. */
const folderName = /^[^/:]*[/:]/;

/**
 * Makes a tree of paths: in each folder the files first, then the folders, both by name. What is required has a folder
 * for each of its projects, behind the project's own.
 */
export function makeTree(paths: readonly string[], folder = ''): readonly TreeNode[] {
  const files: TreeNode[] = [];
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const rest = path.slice(folder.length);
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
