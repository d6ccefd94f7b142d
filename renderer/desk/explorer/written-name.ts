import { termsPath } from '#authoring/text/files/document-path.ts';
import { looseName, type NameFault, nameFault } from '#authoring/text/files/file-name.ts';

/** What is wrong with a name that is written in the tree. */
export type WrittenFault = NameFault | 'taken' | 'alike' | 'project';

/**
 * The name that is meant: a file's ends with `.json`, also where that was left out or written in full width. The table of
 * terms is called what it is called, in its folder.
 */
export function meantName(written: string, isFile: boolean, folder: string): string {
  const name = written.trim();
  if (!isFile || name === '' || `${folder}/${name}` === termsPath) return name;
  const bare = name.replace(/[.．][jJｊＪ][sSｓＳ][oOｏＯ][nNｎＮ]$/u, '');
  return `${bare}.json`;
}

/** Why a name cannot be given; null when it can. `siblings` are the names beside it, without its own of before. */
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

/** The name, or the first with a number behind it that nothing has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const isFile = name.endsWith('.json');
  const bare = isFile ? name.slice(0, -'.json'.length) : name;
  const end = isFile ? '.json' : '';
  let now = name;
  for (let number = 2; taken.has(now); number++) now = `${bare}-${number}${end}`;
  return now;
}
