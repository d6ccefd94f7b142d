import { isMemoryPath, termsPath } from '#authoring/text/files/document-path.ts';
import { looseName, type NameFault, nameFault } from '#authoring/text/files/file-name.ts';

export type WrittenFault = NameFault | 'taken' | 'alike' | 'project';

/** Adds `.json`, and normalizes full width and the name of the glossary file. */
export function meantName(written: string, isFile: boolean, folder: string): string {
  const name = written.trim();
  const path = `${folder}/${name}`;
  if (!isFile || name === '' || path === termsPath || isMemoryPath(path)) return name;
  const bare = name.replace(/[.．][jJｊＪ][sSｓＳ][oOｏＯ][nNｎＮ]$/u, '');
  return `${bare}.json`;
}

/** Null: valid. `siblings`: names in the folder, without the node's own. */
export function writtenFault(written: string, isFile: boolean, folder: string, siblings: readonly string[]) {
  const name = meantName(written, isFile, folder);
  if (written.trim() === '' || name === '.json') return 'empty' satisfies WrittenFault;
  const fault: WrittenFault | null = nameFault(isFile ? name.replace(/\.json$/, '') : name) ?? nameFault(name);
  if (fault !== null) return fault;
  if (!isFile && looseName(name).endsWith('.json')) return 'project' satisfies WrittenFault;
  if (looseName(name) === 'studio.json' && (folder !== '' || name !== 'studio.json'))
    return 'project' satisfies WrittenFault;
  if (siblings.includes(name)) return 'taken' satisfies WrittenFault;
  const loose = looseName(name);
  return siblings.some((one) => looseName(one) === loose) ? ('alike' satisfies WrittenFault) : null;
}

export function freeName(name: string, taken: ReadonlySet<string>): string {
  const isFile = name.endsWith('.json');
  const bare = isFile ? name.slice(0, -'.json'.length) : name;
  const end = isFile ? '.json' : '';
  let now = name;
  for (let number = 2; taken.has(now); number++) now = `${bare}-${number}${end}`;
  return now;
}
