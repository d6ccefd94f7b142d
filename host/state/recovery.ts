import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { readdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { Check } from 'typebox/value';
import {
  type KeptPart,
  type KeptWork,
  keptParts,
  PageId,
  type SettledTexts,
  type TextsOfOtherPage,
} from '#api/studio/kept-work.ts';
import { makeFolders, makeFoldersSync } from '../files/make-folders.ts';
import { readOwnFile } from '../files/regular-file.ts';
import { removeTemporaryFiles } from '../files/remove-temporary-files.ts';
import { serialQueue } from '../files/serial-queue.ts';
import { replaceByCopy, replaceFileSync } from '../files/write-files.ts';

// Work in progress is kept among the person's own files, never in the project, which is shared. A folder a project, in
// it one a page, in it a file a part.

export interface RecalledWork extends KeptWork {
  readonly elsewhere: TextsOfOtherPage[];
}

export interface Recovery {
  /** What this page kept; for a new page, the last that any page kept. */
  recall(page: string): Promise<RecalledWork>;
  keep(page: string, work: Partial<KeptWork>, settled?: readonly SettledTexts[]): Promise<boolean>;
}

/** Increased when a part's shape changes; older ones are then ignored. */
const FORMAT = 1;
const names = Object.keys(keptParts) as KeptPart[];
const OWN = 0o600;
const OWN_FOLDER = 0o700;

export async function recoveryFolder(project: string, folder: string): Promise<string> {
  const real = await realpath(project).catch(() => path.resolve(project));
  return path.join(folder, 'recovery', createHash('sha256').update(real).digest('hex').slice(0, 32));
}

export function makeRecovery(project: string, folder: string): Recovery {
  // Serialized, so that an older text never replaces a newer one.
  const inTurn = serialQueue();

  const preferences = path.join(folder, 'preferences.json');
  let place: Promise<string> | undefined;
  const placeOfAll = () => {
    place ??= recoveryFolder(project, folder);
    return place;
  };

  async function recall(page: string): Promise<RecalledWork> {
    const place = await placeOfAll();
    const records = await recordsIn(place);
    await removeTemporaryFiles([folder, ...records.map((record) => path.join(place, record.page))]);
    const own = records.find((record) => record.page === page);
    const taken = own ?? records.toSorted((a, b) => b.at - a.at)[0];
    if (own === undefined && taken !== undefined) await takeOver(place, taken, page).catch(() => undefined);
    const others = records.filter((record) => record !== taken);
    await Promise.all(others.filter(isForgotten).map((record) => forget(place, record)));
    const { texts = null, desk = null, game = null } = taken?.parts ?? {};
    return {
      ...{ texts, desk, game, preferences: (await readPart('preferences', preferences))?.kept ?? null },
      elsewhere: others.filter(isUnsaved).map((record) => ({
        page: record.page,
        at: record.textsAt,
        texts: record.parts.texts?.texts ?? [],
      })),
    };
  }

  async function keep(page: string, work: Partial<KeptWork>, settled: readonly SettledTexts[]): Promise<boolean> {
    try {
      const place = await placeOfAll();
      for (const part of names) {
        if (work[part] === undefined) continue;
        const file = part === 'preferences' ? preferences : path.join(place, page, `${part}.json`);
        writeOwn(file, { project, kept: work[part] });
      }
      // A page that keeps work is still open and owns its texts, even if another page copied them.
      if (pageParts.some((part) => work[part] !== undefined)) rmSync(takenFile(place, page), { force: true });
      for (const { page: other, at } of settled) await markTaken(place, other, at);
      return true;
    } catch {
      return false;
    }
  }

  return {
    recall: (page) => inTurn(() => recall(page)),
    keep: (page, work, settled = []) => inTurn(() => keep(page, work, settled)),
  };
}

interface PageRecord {
  readonly page: string;
  readonly parts: Partial<KeptWork>;
  readonly at: number;
  readonly textsAt: number;
  readonly takenAt: number;
  readonly hasUnread: boolean;
}

/** The layout of a closed page, in milliseconds. */
const FORGOTTEN_AFTER = 7 * 24 * 60 * 60 * 1000;
const pageParts = names.filter((name) => name !== 'preferences');

function isUnsaved({ parts, textsAt, takenAt }: PageRecord): boolean {
  return (parts.texts?.texts.length ?? 0) > 0 && textsAt > takenAt;
}

function isForgotten(record: PageRecord): boolean {
  return !isUnsaved(record) && !record.hasUnread && Date.now() - record.at > FORGOTTEN_AFTER;
}

function takenFile(place: string, page: string): string {
  return path.join(place, page, 'taken.json');
}

async function recordsIn(place: string): Promise<readonly PageRecord[]> {
  const entries = await readdir(place).catch(() => []);
  return await Promise.all(entries.filter((name) => Check(PageId, name)).map((page) => recordOf(place, page)));
}

async function recordOf(place: string, page: string): Promise<PageRecord> {
  const read = await Promise.all(
    pageParts.map(async (part) => [part, await readPart(part, path.join(place, page, `${part}.json`))] as const),
  );
  const written = read.flatMap(([part, found]) => (found === null ? [] : [{ part, ...found }]));
  const texts = written.find(({ part }) => part === 'texts');
  const taken = await readOwn(takenFile(place, page));
  return {
    page,
    parts: Object.fromEntries(written.map(({ part, kept }) => [part, kept])) as Partial<KeptWork>,
    at: Math.max(0, ...written.map(({ at }) => at)),
    textsAt: texts?.at ?? 0,
    hasUnread: texts === undefined && existsSync(path.join(place, page, 'texts.json')),
    takenAt: Number(taken?.['at'] ?? 0),
  };
}

/** The new page copies the work, and the old one's texts count as taken over. */
async function takeOver(place: string, { page: from, textsAt }: PageRecord, page: string): Promise<void> {
  await makeFolders(path.join(place, page), OWN_FOLDER);
  for (const part of pageParts) {
    const [source, target] = [from, page].map((one) => path.join(place, one, `${part}.json`)) as [string, string];
    await replaceByCopy(source, target).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
  await markTaken(place, from, textsAt);
}

/** Texts kept later belong to the page again. */
async function markTaken(place: string, page: string, at: number): Promise<void> {
  const known = Number((await readOwn(takenFile(place, page)))?.['at'] ?? 0);
  if (at > known && existsSync(path.join(place, page))) writeOwn(takenFile(place, page), { at });
}

async function forget(place: string, { page }: PageRecord): Promise<void> {
  await rm(path.join(place, page), { recursive: true, force: true });
}

async function readPart<Part extends KeptPart>(
  part: Part,
  file: string,
): Promise<{ kept: KeptWork[Part]; at: number } | null> {
  const read = await readOwn(file);
  if (read === null || !Check(keptParts[part], read['kept'])) return null;
  return { kept: read['kept'] as KeptWork[Part], at: Number(read['at']) };
}

async function readOwn(file: string): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const read = JSON.parse(String(await readOwnFile(file))) as Record<string, unknown> | null;
    return read?.['format'] === FORMAT && typeof read['at'] === 'number' ? read : null;
  } catch {
    return null;
  }
}

/** Strictly increasing times, also within one clock tick. */
class RisingTime {
  private last = 0;

  next(): number {
    this.last = Math.max(Date.now(), this.last + 1);
    return this.last;
  }
}
const writings = new RisingTime();

function writeOwn(file: string, what: object): void {
  makeFoldersSync(path.dirname(file), OWN_FOLDER);
  replaceFileSync(file, JSON.stringify({ format: FORMAT, at: writings.next(), ...what }), OWN);
}
