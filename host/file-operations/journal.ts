import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCodeOf } from '../files/error-code.ts';
import { isInside } from '../files/inside-folder.ts';
import { makeFolders } from '../files/make-folders.ts';
import { pathExists } from '../files/path-exists.ts';
import { readOwnFile } from '../files/regular-file.ts';
import { createLineFile } from '../files/write-files.ts';
import { versionOf } from '../project/project-files.ts';

// Each step is journaled before it is done, so that the steps of a killed process can be undone. The journal is also
// the lock of these operations.

export type JournalEntry =
  /** `version`: a file that we wrote; undone only while it still has this version. */
  | { readonly did: 'rename'; readonly from: string; readonly to: string; readonly version?: string }
  | { readonly did: 'mkdir' | 'rmdir'; readonly folder: string };

type Line = JournalEntry | { readonly did: 'all' };

/** A journal older than this is abandoned, in milliseconds. */
const LEFT_BEHIND = 600_000;
const PATIENCE = 10_000;
const LOOK_AGAIN = 20;
/** Distinguishes this process from earlier ones with the same pid. */
const program = randomBytes(8).toString('hex');

const asideName = /^\.[0-9a-f]{16}\.studio-aside$/;

/** A hidden path in the project's folder, for files before or after a step: renames stay on one disk. */
export function hiddenPath(root: string): string {
  return path.join(root, `.${randomBytes(8).toString('hex')}.studio-aside`);
}

export interface Journal {
  note(what: JournalEntry): Promise<void>;
  commit(): Promise<void>;
  takeBack(): Promise<void>;
}

/** Null: another process holds the journal and does not finish. */
export async function openJournal(root: string, file: string): Promise<Journal | null> {
  await makeFolders(path.dirname(file), 0o700);
  const handle = await begin(root, file);
  if (handle === null) return null;
  const noted: JournalEntry[] = [];
  const write = async (line: Line) => {
    await handle.appendFile(`${JSON.stringify(line)}\n`);
    await handle.sync();
  };
  const end = async (left: readonly JournalEntry[]) => {
    await removeAsides(root, noted, left).catch(() => undefined);
    await handle.close().catch(() => undefined);
    await rm(file, { force: true }).catch(() => undefined);
  };
  return {
    async note(what) {
      await write(what);
      noted.push(what);
    },
    async commit() {
      await write({ did: 'all' });
      await end([]);
    },
    async takeBack() {
      await end(await takeAllBack(root, noted));
    },
  };
}

/** Undoes the unfinished steps of a process that has ended. */
export async function recoverFromJournal(root: string, file: string): Promise<void> {
  const text = (await readOwnFile(file))?.toString('utf8') ?? null;
  if (text === null || (await isAtWork(file, text))) return;
  const lines = text.split('\n').slice(1).flatMap(readLine);
  const noted = lines.filter((line): line is JournalEntry => line.did !== 'all');
  const left = noted.length === lines.length ? await takeAllBack(root, noted) : [];
  await removeAsides(root, noted, left);
  await rm(file, { force: true });
}

async function begin(root: string, file: string): Promise<FileHandle | null> {
  for (let waited = 0; waited < PATIENCE; waited += LOOK_AGAIN) {
    try {
      return await createLineFile(file, JSON.stringify({ pid: process.pid, program }));
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') throw error;
    }
    await recoverFromJournal(root, file);
    await wait(LOOK_AGAIN);
  }
  return null;
}

async function isAtWork(file: string, text: string): Promise<boolean> {
  const age = Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? 0);
  if (age > LEFT_BEHIND) return false;
  try {
    const first = JSON.parse(text.slice(0, text.indexOf('\n') + 1)) as {
      readonly pid: number;
      readonly program: string;
    };
    if (first.pid === process.pid) return first.program === program;
    process.kill(first.pid, 0);
    return true;
  } catch (error) {
    // An incomplete first line is being written, or its writer was killed.
    return error instanceof SyntaxError ? age < PATIENCE / 10 : errorCodeOf(error) === 'EPERM';
  }
}

function readLine(line: string): readonly Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    return [];
  }
}

/** Returns what could not be undone: the only copy may be set aside. */
async function takeAllBack(root: string, noted: readonly JournalEntry[]): Promise<readonly JournalEntry[]> {
  const left: JournalEntry[] = [];
  for (const one of [...noted].reverse()) await takeOneBack(root, one).catch(() => left.push(one));
  return left;
}

async function removeAsides(
  root: string,
  noted: readonly JournalEntry[],
  left: readonly JournalEntry[],
): Promise<void> {
  const needed = asidesOf(left);
  for (const one of asidesOf(noted))
    if (isOurs(root, one) && !needed.includes(one)) await rm(one, { recursive: true, force: true });
}

async function takeOneBack(root: string, noted: JournalEntry): Promise<void> {
  if (noted.did === 'rename') {
    const { from, to, version } = noted;
    if (!isOurs(root, from) || !isOurs(root, to) || !(await pathExists(to)) || (await pathExists(from))) return;
    if (version !== undefined && versionOf((await readOwnFile(to)) ?? Buffer.alloc(0)) !== version) return;
    if (isOurs(root, path.dirname(from))) await makeFolders(path.dirname(from));
    await rename(to, from);
    return;
  }
  if (!isOurs(root, noted.folder)) return;
  await (noted.did === 'mkdir' ? rmdir(noted.folder) : mkdir(noted.folder)).catch(() => undefined);
}

function asidesOf(noted: readonly JournalEntry[]): readonly string[] {
  const all = noted.flatMap((one) => (one.did === 'rename' ? [one.from, one.to] : []));
  return all.filter((one) => asideName.test(path.basename(one)));
}

const isOurs = (root: string, file: string): boolean => isInside(root, file) && file !== root;
