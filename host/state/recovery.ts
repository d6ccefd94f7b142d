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
  type TextsElsewhere,
} from '#api/studio/kept-work.ts';
import { replaceByCopy, replaceFileSync } from '../files/beside.ts';
import { makeFolders, makeFoldersSync } from '../files/make-folders.ts';
import { oneAfterAnother } from '../files/one-after-another.ts';
import { readKept } from '../files/regular-file.ts';
import { sweepLeftovers } from '../files/sweep-leftovers.ts';

// What is kept of somebody's work lies among that person's own files and never inside a project: a project is shared, and
// is what was saved. A folder for each project, in it one for each page that had it open, a file for each part.

export interface RecalledWork extends KeptWork {
  readonly elsewhere: TextsElsewhere[];
}

export interface Recovery {
  /** What this page has kept; a page that is new takes up what any page has kept last. */
  recall(page: string): Promise<RecalledWork>;
  /** False when it could not be written. `settled`: unsaved texts of other pages that need nobody to look at them any more. */
  keep(page: string, work: Partial<KeptWork>, settled?: readonly SettledTexts[]): Promise<boolean>;
}

/** Raised when a part's shape changes: what an older studio has kept is then not read. */
const FORMAT = 1;
const names = Object.keys(keptParts) as KeptPart[];
/** Only its owner may read it. */
const OWN = 0o600;
const OWN_FOLDER = 0o700;

/** Where what is kept of one project lies. */
export async function keptPlace(project: string, folder: string): Promise<string> {
  const real = await realpath(project).catch(() => path.resolve(project));
  return path.join(folder, 'recovery', createHash('sha256').update(real).digest('hex').slice(0, 32));
}

/** Keeps the work on one project, which goes by its real path whichever way it was opened. */
export function makeRecovery(project: string, folder: string): Recovery {
  // One after the other, so that an older text never takes the place of a newer one.
  const inTurn = oneAfterAnother();

  const preferences = path.join(folder, 'preferences.json');
  let place: Promise<string> | undefined;
  const placeOfAll = () => {
    place ??= keptPlace(project, folder);
    return place;
  };

  async function recall(page: string): Promise<RecalledWork> {
    const place = await placeOfAll();
    const records = await recordsIn(place);
    await sweepLeftovers([folder, ...records.map((record) => path.join(place, record.page))]);
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
      // A page that goes on keeping is open still, and its texts are its own, whoever has taken a copy of them.
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

/** What one page has kept. */
interface PageRecord {
  readonly page: string;
  readonly parts: Partial<KeptWork>;
  /** When its newest part was written, when its texts were, and up to when these were taken up by another page. */
  readonly at: number;
  readonly textsAt: number;
  readonly takenAt: number;
  /** There are texts that this studio cannot read: a newer one may. */
  readonly hasUnread: boolean;
}

/** Nobody looks for the layout of a page that was closed a week ago. */
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

/** A new page goes on with what another has kept: it has a copy from then on, and the other's texts are in good hands. */
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

/** What a page had kept up to a time is in good hands; what it keeps later is its own again. */
async function markTaken(place: string, page: string, at: number): Promise<void> {
  const known = Number((await readOwn(takenFile(place, page)))?.['at'] ?? 0);
  if (at > known && existsSync(path.join(place, page))) writeOwn(takenFile(place, page), { at });
}

async function forget(place: string, { page }: PageRecord): Promise<void> {
  await rm(path.join(place, page), { recursive: true, force: true });
}

/** Null: it was never kept, or is damaged; then there is nothing that could be brought back. */
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
    const read = JSON.parse(String(await readKept(file))) as Record<string, unknown> | null;
    return read?.['format'] === FORMAT && typeof read['at'] === 'number' ? read : null;
  } catch {
    return null;
  }
}

/** Times of writing, each later than all before it, also within one tick of the clock. */
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
