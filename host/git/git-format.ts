import path from 'node:path';
import type { GitFault } from '#api/studio/history-calls.ts';
import type { GitFolder } from './git-folder.ts';
import { shortText } from './git-folder.ts';

const LONGEST = 1_000_000;

/** Extensions of git that do not change how we read. */
const harmless: ReadonlySet<string> = new Set([
  ...['noop', 'noop-v1', 'partialclone', 'preciousobjects', 'worktreeconfig', 'objectformat', 'refstorage'],
  ...['compatobjectformat', 'relativeworktrees', 'submodulepathconfig'],
]);

export interface GitFormat {
  readonly fault: GitFault | null;
  readonly isPartial: boolean;
}

export async function formatOf({ common }: GitFolder): Promise<GitFormat> {
  const settings = settingsIn((await shortText(path.join(common, 'config'), LONGEST)) ?? '');
  const extensions = [...settings.keys()].flatMap((key) => (key.startsWith('extensions.') ? [key.slice(11)] : []));
  const version = Number(settings.get('core.repositoryformatversion') ?? 0);
  const isPartial =
    extensions.includes('partialclone') ||
    [...settings].some(([key, value]) => /^remote\..*\.promisor$/.test(key) && value.toLowerCase() === 'true');
  return { fault: faultOf(settings, version, extensions), isPartial };
}

function faultOf(
  settings: ReadonlyMap<string, string>,
  version: number,
  extensions: readonly string[],
): GitFault | null {
  if (said(settings, 'objectformat') === 'sha256') return 'sha256';
  if ((said(settings, 'refstorage') ?? 'files') !== 'files') return 'reftable';
  // Before version 1 git ignores unknown extensions
  const isStrange = version > 1 || (version === 1 && extensions.some((one) => !harmless.has(one)));
  return isStrange ? 'extension' : null;
}

const said = (settings: ReadonlyMap<string, string>, extension: string) =>
  settings.get(`extensions.${extension}`)?.toLowerCase();

function settingsIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let section = '';
  for (const line of text.split('\n')) {
    const head = /^\s*\[\s*([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/.exec(line);
    if (head !== null) section = `${head[1]?.toLowerCase()}.${head[2] === undefined ? '' : `${head[2]}.`}`;
    const setting = /^\s*([a-z][\w-]*)\s*(?:=\s*("?)(.*?)\2\s*)?(?:[#;].*)?$/i.exec(line.slice(head?.[0].length ?? 0));
    if (setting !== null) found.set(`${section}${setting[1]?.toLowerCase()}`, setting[3] ?? 'true');
  }
  return found;
}
