import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { KeptVersion } from '#api/studio/history-calls.ts';
import { makeFolders } from '../files/make-folders.ts';
import { openRegular } from '../files/regular-file.ts';
import { appendToFile } from '../files/write-files.ts';
import { pack } from './delta.ts';
import { formatIndexLine, type IndexLine, parseIndexLine } from './index-line.ts';

// A part is an index of lines and a file of texts, written by one process, append only. So processes never share a
// file, and a crash leaves at most an incomplete line.

const OWN = 0o600;
const OWN_FOLDER = 0o700;
/** A full text after this many deltas. */
const LONGEST_CHAIN = 40;
/** A new part begins after this time in milliseconds, or this many bytes of texts. */
export const LONGEST_PART = 24 * 60 * 60 * 1000;
const LARGEST_PART = 16_000_000;
/** Larger files are not ours, and not read. */
const LARGEST_INDEX = 64_000_000;
export const LARGEST_TEXTS = 2 * LARGEST_PART;

const partName = /^([0-9a-z]{8,12})-([0-9a-f]{12})$/;

function nameOfPart(begun: number): string {
  return `${begun.toString(36).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;
}

export function begunAt(name: string): number {
  return Number.parseInt(partName.exec(name)?.[1] ?? '0', 36);
}

export const indexFile = (folder: string, name: string): string => path.join(folder, `${name}.index`);
export const textsFile = (folder: string, name: string): string => path.join(folder, `${name}.texts`);

export async function partsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => (name.endsWith('.index') ? [name.slice(0, -'.index'.length)] : []))
    .filter((name) => partName.test(name))
    .sort();
}

interface Last {
  readonly version: string;
  readonly bytes: Buffer;
  readonly chain: number;
}

export interface VersionToKeep extends KeptVersion {
  readonly from: string | null;
  readonly bytes: Buffer | null;
}

export class WrittenPart {
  readonly name: string;
  private readonly folder: string;
  private readonly begun: number;
  private readonly last = new Map<string, Last>();
  private readonly held = new Set<string>();
  private size = 0;
  /** After a failed write the end of the file is unknown. */
  private isBroken = false;

  constructor(folder: string, begun: number) {
    this.folder = folder;
    this.begun = begun;
    this.name = nameOfPart(begun);
  }

  isOpen(now: number): boolean {
    return !this.isBroken && now - this.begun < LONGEST_PART && this.size < LARGEST_PART;
  }

  /** The last text added for a document, if it has this version. */
  lastOf(document: string, version: string): Buffer | null {
    const last = this.last.get(document);
    return last?.version === version ? last.bytes : null;
  }

  /** The text is written before its line. Throws errors of the system. */
  async add({ bytes, ...version }: VersionToKeep): Promise<void> {
    try {
      await makeFolders(this.folder, OWN_FOLDER);
      const place = bytes === null ? null : await this.addText(version, bytes);
      await appendToFile(
        indexFile(this.folder, this.name),
        Buffer.from(`${formatIndexLine({ ...version, place })}\n`, 'utf8'),
        OWN,
      );
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
  }

  private async addText({ path: document, version }: KeptVersion, bytes: Buffer): Promise<IndexLine['place']> {
    const last = this.last.get(document);
    const base = last !== undefined && last.chain < LONGEST_CHAIN ? last : null;
    const chain = base === null ? 0 : base.chain + 1;
    const id = version ?? '';
    if (this.held.has(id)) {
      this.last.set(document, { version: id, bytes, chain });
      return null;
    }
    const packed = await pack(bytes, base?.bytes ?? null);
    const offset = await appendToFile(textsFile(this.folder, this.name), packed.bytes, OWN);
    this.size = offset + packed.bytes.length;
    this.last.set(document, { version: id, bytes, chain });
    this.held.add(id);
    const { start, end } = packed;
    return { offset, length: packed.bytes.length, start, end, base: base?.version ?? null };
  }
}

export interface IndexRead {
  readonly lines: readonly IndexLine[];
  /** Offset after the last complete line; `isAnew`: the file became shorter and was read from the start. */
  readonly upTo: number;
  readonly isAnew: boolean;
  readonly damaged: number;
}

export async function readIndex(folder: string, name: string, before: number): Promise<IndexRead> {
  const opened = await openRegular(indexFile(folder, name), LARGEST_INDEX);
  if ('fault' in opened) throw new Error('no index');
  const { handle, bytes: size } = opened;
  try {
    if (size === before) return { lines: [], upTo: before, isAnew: false, damaged: 0 };
    const isAnew = size < before;
    const from = isAnew ? 0 : before;
    const bytes = Buffer.alloc(size - from);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
    const added = bytes.subarray(0, bytesRead);
    // The last line may be incomplete.
    const whole = added.subarray(0, added.lastIndexOf(0x0a) + 1);
    const written = whole.toString('utf8').split('\n').slice(0, -1);
    const lines = written.flatMap((line) => parseIndexLine(line) ?? []);
    return { lines, upTo: from + whole.length, isAnew, damaged: written.length - lines.length };
  } finally {
    await handle.close();
  }
}
