import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beginLines } from '../files/beside.ts';
import { isInside } from '../files/inside.ts';
import { isThere } from '../files/is-there.ts';
import { makeFolders } from '../files/make-folders.ts';
import { readKept } from '../files/regular-file.ts';
import { reasonOf } from '../files/system-reason.ts';
import { versionOf } from '../project/project-files.ts';

// What is done to the files of a project step by step is written down before each step, so that whoever comes after a
// program that was killed in between takes it back. The journal is also what lets only one at a time do such work.

/** One thing that is about to happen on the disk, by resolved paths. */
export type Noted =
  /** `version`: it is a file that we have written, and taken back only as long as it still is that. */
  | { readonly did: 'rename'; readonly from: string; readonly to: string; readonly version?: string }
  | { readonly did: 'mkdir' | 'rmdir'; readonly folder: string };

type Line = Noted | { readonly did: 'all' };

/** Whoever holds a journal for longer, in milliseconds, is not at work on it any more. */
const LEFT_BEHIND = 600_000;
const PATIENCE = 10_000;
const LOOK_AGAIN = 20;
/** This program, among those that have had its number. */
const program = randomBytes(8).toString('hex');

const asideName = /^\.[0-9a-f]{16}\.studio-aside$/;

/**
 * A path for what is not to be seen: what will be there, or was. In the project's own folder, so that those in it can be
 * made and taken away without it.
 */
export function asideIn(root: string): string {
  return path.join(root, `.${randomBytes(8).toString('hex')}.studio-aside`);
}

export interface Journal {
  /** Does what is noted first. */
  note(what: Noted): Promise<void>;
  /** All is done: what was set aside goes for good. */
  commit(): Promise<void>;
  takeBack(): Promise<void>;
}

/** Begins a journal; null when somebody else is at work on it and does not come to an end. */
export async function openJournal(root: string, file: string): Promise<Journal | null> {
  await makeFolders(path.dirname(file), 0o700);
  const handle = await begin(root, file);
  if (handle === null) return null;
  const noted: Noted[] = [];
  const write = async (line: Line) => {
    await handle.appendFile(`${JSON.stringify(line)}\n`);
    await handle.sync();
  };
  const end = async (left: readonly Noted[]) => {
    // Whatever comes of it, the next one does not wait for this: what cannot be removed stays aside, and is not seen.
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

/** Takes back what a program has left half done that is no more. */
export async function recoverFromJournal(root: string, file: string): Promise<void> {
  const text = (await readKept(file))?.toString('utf8') ?? null;
  if (text === null || (await isAtWork(file, text))) return;
  const lines = text.split('\n').slice(1).flatMap(readLine);
  const noted = lines.filter((line): line is Noted => line.did !== 'all');
  const left = noted.length === lines.length ? await takeAllBack(root, noted) : [];
  await removeAsides(root, noted, left);
  await rm(file, { force: true });
}

async function begin(root: string, file: string): Promise<FileHandle | null> {
  for (let waited = 0; waited < PATIENCE; waited += LOOK_AGAIN) {
    try {
      return await beginLines(file, JSON.stringify({ pid: process.pid, program }));
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST') throw error;
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
    // A first line that is not whole is being written, or its writer is gone.
    return error instanceof SyntaxError ? age < PATIENCE / 10 : reasonOf(error) === 'EPERM';
  }
}

/** The last line may have been cut off. */
function readLine(line: string): readonly Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    return [];
  }
}

/** Takes back as much as can be, and gives what could not be: the only copy of it may lie aside. */
async function takeAllBack(root: string, noted: readonly Noted[]): Promise<readonly Noted[]> {
  const left: Noted[] = [];
  for (const one of [...noted].reverse()) await takeOneBack(root, one).catch(() => left.push(one));
  return left;
}

async function removeAsides(root: string, noted: readonly Noted[], left: readonly Noted[]): Promise<void> {
  const needed = asidesOf(left);
  for (const one of asidesOf(noted))
    if (isOurs(root, one) && !needed.includes(one)) await rm(one, { recursive: true, force: true });
}

async function takeOneBack(root: string, noted: Noted): Promise<void> {
  if (noted.did === 'rename') {
    const { from, to, version } = noted;
    if (!isOurs(root, from) || !isOurs(root, to) || !(await isThere(to)) || (await isThere(from))) return;
    if (version !== undefined && versionOf((await readKept(to)) ?? Buffer.alloc(0)) !== version) return;
    // The folder it lay in may have been taken away meanwhile.
    if (isOurs(root, path.dirname(from))) await makeFolders(path.dirname(from));
    await rename(to, from);
    return;
  }
  if (!isOurs(root, noted.folder)) return;
  // A folder in which somebody has put something meanwhile stays.
  await (noted.did === 'mkdir' ? rmdir(noted.folder) : mkdir(noted.folder)).catch(() => undefined);
}

function asidesOf(noted: readonly Noted[]): readonly string[] {
  const all = noted.flatMap((one) => (one.did === 'rename' ? [one.from, one.to] : []));
  return all.filter((one) => asideName.test(path.basename(one)));
}

const isOurs = (root: string, file: string): boolean => isInside(root, file) && file !== root;
