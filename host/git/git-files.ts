import { lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { isInside } from '../files/inside-folder.ts';
import { pathExists } from '../files/path-exists.ts';
import { openRegular } from '../files/regular-file.ts';
import { alternateStores, isObjectPath } from './git-alternates.ts';
import type { GitFolder } from './git-folder.ts';

// The file system for isomorphic-git: one git folder and its alternates, read only, with limits on size and time.

/** In bytes, since packs and indexes are read whole. */
const LARGEST_FILE = 128_000_000;
const LARGEST_INDEX = 16_000_000;
const MOST_IN_ALL = 256_000_000;
/** Unpacked size in bytes; documents are far smaller. */
const LARGEST_OBJECT = 32_000_000;
const LOOSE_OBJECT = /[\\/]objects[\\/][0-9a-f]{2}[\\/][0-9a-f]{38}$/;

export type GitLimitReached = 'large' | 'slow';

export class GitFiles {
  /** isomorphic-git only sees missing files, so the reason is here. */
  stopped: GitLimitReached | null = null;
  private bytes = 0;
  private readonly until: number;
  private readonly folder: GitFolder;
  private stores: Promise<readonly string[]> | null = null;

  /** `patience`: in milliseconds. */
  constructor(folder: GitFolder, patience: number) {
    this.folder = folder;
    this.until = performance.now() + patience;
  }

  get isOver(): boolean {
    if (this.stopped === null && performance.now() > this.until) this.stopped = 'slow';
    return this.stopped !== null;
  }

  /** The interface of isomorphic-git, which checks own properties; only reading works. */
  readonly promises = {
    readFile: (file: string, how?: unknown) => this.readFile(file, how),
    readdir: (folder: string) => this.readdir(folder),
    stat: async (file: string) => stat(await this.place(file)),
    lstat: async (file: string) => lstat(await this.place(file)),
    readlink: () => Promise.reject(systemError('EINVAL')),
    writeFile: refused,
    mkdir: refused,
    rmdir: refused,
    unlink: refused,
    symlink: refused,
    chmod: refused,
    rm: refused,
  };

  private async readFile(file: string, how: unknown): Promise<Buffer | string> {
    const most = file.endsWith('.idx') ? LARGEST_INDEX : LARGEST_FILE;
    const opened = await openRegular(await this.place(file), most);
    if ('fault' in opened) {
      if (opened.fault.kind === 'too-large') this.stopped = 'large';
      throw systemError('ENOENT');
    }
    try {
      this.bytes += opened.bytes;
      if (this.bytes > MOST_IN_ALL) this.stopped = 'large';
      if (this.isOver) throw systemError('ENOENT');
      const bytes = Buffer.alloc(opened.bytes);
      const { bytesRead } = await opened.handle.read(bytes, 0, bytes.length, 0);
      const whole = bytes.subarray(0, bytesRead);
      if (LOOSE_OBJECT.test(file)) await this.lookInto(whole);
      return isText(how) ? whole.toString('utf8') : whole;
    } finally {
      await opened.handle.close();
    }
  }

  /** isomorphic-git inflates without a limit, so objects are checked first. */
  private async lookInto(packed: Buffer): Promise<void> {
    await promisify(inflate)(packed, { maxOutputLength: LARGEST_OBJECT }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_BUFFER_TOO_LARGE') return;
      this.stopped = 'large';
      throw systemError('ENOENT');
    });
  }

  private async readdir(folder: string): Promise<readonly string[]> {
    const own = await this.ownPlace(folder);
    const borrowed = await Promise.all((await this.borrowed(own)).map((one) => readdir(one).catch(() => [])));
    const names = await readdir(own).catch((error: unknown) => {
      if (borrowed.length === 0) throw error;
      return [];
    });
    return [...new Set([...names, ...borrowed.flat()])];
  }

  private async place(file: string): Promise<string> {
    const own = await this.ownPlace(file);
    const borrowed = await this.borrowed(own);
    if (borrowed.length > 0 && !(await pathExists(own)))
      for (const other of borrowed) if (await pathExists(other)) return other;
    return own;
  }

  private async borrowed(own: string): Promise<readonly string[]> {
    const store = path.join(this.folder.common, 'objects');
    const place = path.relative(store, own).split(path.sep).join('/');
    if (!isObjectPath(place)) return [];
    this.stores ??= alternateStores(store);
    return (await this.stores).map((other) => path.join(other, place));
  }

  /** A worktree falls back to the shared folder. */
  private async ownPlace(file: string): Promise<string> {
    if (this.isOver) throw systemError('ENOENT');
    const asked = path.resolve(file);
    const { root, gitdir, common } = this.folder;
    if (isInside(root, asked) && path.basename(asked) === '.gitignore') return asked;
    if (!isInside(gitdir, asked)) {
      if (isInside(common, asked)) return asked;
      throw systemError('ENOENT');
    }
    if (gitdir === common) return asked;
    return (await pathExists(asked)) ? asked : path.join(common, path.relative(gitdir, asked));
  }
}

function isText(how: unknown): boolean {
  return how === 'utf8' || (typeof how === 'object' && how !== null && 'encoding' in how && how.encoding === 'utf8');
}

function refused(): Promise<never> {
  return Promise.reject(systemError('EROFS'));
}

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
