import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beginInFolder } from '#host/new-project/new-project.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { chanceFrom } from './chance.ts';
import { filesIn, type KilledStudio, type KillKind, killKinds, withKilledStudio } from './killed-studio.ts';

// The studio is killed while files are moved and deleted, or while a wizard writes, at a time by chance: what lies on the
// disk is then what was there before or what was wanted, never a part of it, and what was done more than a second ago can
// be undone.

export const deeds = ['move', 'delete', 'begin'] as const;
export type Deed = (typeof deeds)[number];

/** What came of one run. */
export interface KilledFilesRun {
  readonly run: number;
  readonly kind: KillKind;
  readonly what: Deed;
  /** Milliseconds between the key and the kill. */
  readonly after: number;
  readonly found: 'before' | 'wanted' | 'neither';
  /** Whether all was as before after an undo; null where the kill came too soon for anything to be kept. */
  readonly undoes: boolean | null;
}

const LONGEST = 250;
/** What was done so long ago must be undone. */
const OLD = 1000;
/** What must come, on a machine that has much else to do; and what need not. */
const PATIENCE = 20_000;
const SHORT_PATIENCE = 2500;
const TARGET = 'scenarios';

type Files = ReadonlyMap<string, string>;

export async function killInFiles(
  runs: number,
  seed: number,
  told: (run: KilledFilesRun) => void = () => undefined,
  among: readonly Deed[] = deeds,
): Promise<readonly KilledFilesRun[]> {
  return await withKilledStudio(async (studio) => {
    const chance = chanceFrom(seed);
    await studio.begin();
    const done: KilledFilesRun[] = [];
    for (let run = 0; run < runs; run++) {
      const what = among[Math.floor(chance() * among.length)] ?? 'move';
      const found = await killOnce(studio, run, what, chance);
      done.push(found);
      told(found);
      if (found.found === 'neither' || found.undoes === false) break;
    }
    return done;
  });
}

async function killOnce(studio: KilledStudio, run: number, what: Deed, chance: () => number): Promise<KilledFilesRun> {
  const kind = killKinds[run % killKinds.length] ?? 'host';
  // Each third time somebody has had time to look at what they did.
  const after = chance() < 0.34 ? OLD + 100 : Math.round(chance() * LONGEST);
  const before = await everything(studio.folder);
  const wanted = what === 'begin' ? await begunFrom(studio.folder, before) : wantedOf(before, what);
  await doIt(studio, what, after >= OLD);
  await studio.page.waitForTimeout(after);
  await studio.killAndReopen(kind);
  const found = await foundIn(studio.folder, before, wanted);
  const undoes = found === 'wanted' ? await undoesTo(studio, before, after) : null;
  // What was killed before it was kept cannot be undone: the next run begins anew.
  if (undoes === null && found === 'wanted') await cp(shippedIn('.'), studio.folder, { recursive: true });
  const left = ['moved', 'l10n/en/moved', ...newIn(before, wanted)];
  for (const one of left) await rm(path.join(studio.folder, one), { recursive: true, force: true });
  return { run, kind, what, after, found, undoes };
}

/** What is new in a wanted folder, as folders of their own. */
function newIn(before: Files, wanted: Files): readonly string[] {
  return [...wanted.keys()].filter((file) => !before.has(file)).map((file) => path.dirname(file));
}

/** Presses the keys for it. `isTaken`: waits until the page has taken them, as with letters. */
async function doIt({ page }: KilledStudio, what: Deed, isTaken: boolean): Promise<void> {
  const folder = page.locator(`.explorer [data-path="${TARGET}/"]`);
  await folder.waitFor();
  await folder.focus();
  switch (what) {
    case 'begin':
      await page.keyboard.press('Control+Alt+N');
      await page.locator('.begin-preview[aria-busy="false"] .made-clean').first().waitFor();
      await page.keyboard.press('Control+Enter');
      if (isTaken) await page.locator('.begin-dialog').waitFor({ state: 'detached' });
      return;
    case 'delete':
    case 'move':
      await changeFolder(page, what);
  }
  if (!isTaken) return;
  // What the run before has left may not have come to the page yet: then it is refused, and asked for again.
  const refused = page.locator('[role="alert"] .corner-note');
  for (;;) {
    await refused.or(page.locator(`.explorer:not(:has([data-path="${TARGET}/"]))`)).waitFor();
    if ((await folder.count()) === 0) return;
    await refused.getByRole('button').click();
    await folder.focus();
    await changeFolder(page, what);
  }
}

async function changeFolder(page: Page, what: Exclude<Deed, 'begin'>): Promise<void> {
  if (what === 'delete') return await page.keyboard.press('Delete');
  await page.keyboard.press('F2');
  await page.locator('.explorer .tree input').fill('moved');
  await page.keyboard.press('Enter');
}

/** What lies there when a scenario was begun, as it is by itself. */
async function begunFrom(folder: string, before: Files): Promise<Files> {
  const asked = { folder, kind: 'scenario', answers: {}, system: '', title: null, locale: 'ja', write: false } as const;
  const outcome = await beginInFolder(asked);
  if (outcome.kind !== 'begun') throw new Error(`nothing could be begun: ${outcome.kind}`);
  const made = outcome.begun.documents.map((one) => [one.path, Buffer.from(one.after).toString('hex')] as const);
  return new Map([...before, ...made]);
}

/** A host whose page alone was killed may be at work for a moment still. */
async function foundIn(folder: string, before: Files, wanted: Files): Promise<KilledFilesRun['found']> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const now = await everything(folder);
    if (isSame(now, wanted)) return 'wanted';
    if (isSame(now, before)) return 'before';
  }
  return 'neither';
}

async function undoesTo(studio: KilledStudio, before: Files, after: number): Promise<boolean | null> {
  await studio.page.locator('.explorer [data-path="studio.json"]').focus();
  await studio.page.keyboard.press('Control+z');
  const until = Date.now() + (after >= OLD ? PATIENCE : SHORT_PATIENCE);
  while (Date.now() < until) {
    // What was set aside goes last: before that the host is at work still, and nothing is to be taken from under it.
    if (isSame(await everything(studio.folder), before) && !(await isAtWork(studio.folder))) return true;
    await studio.page.waitForTimeout(50);
  }
  return after >= OLD ? false : null;
}

const isAtWork = async (folder: string): Promise<boolean> =>
  (await readdir(folder)).some((name) => name.endsWith('.studio-aside'));

function wantedOf(before: Files, what: Exclude<Deed, 'begin'>): Files {
  const isIn = (file: string) => new RegExp(`^(l10n/[^/]+/)?${TARGET}/`).test(file);
  const moved = (file: string) => file.replace(`${TARGET}/`, 'moved/');
  return new Map(
    [...before].flatMap(([file, bytes]): (readonly [string, string])[] => {
      if (!isIn(file)) return [[file, bytes]];
      return what === 'delete' ? [] : [[moved(file), bytes]];
    }),
  );
}

/** What is shown of a project: what a host sets aside while it works is hidden, and goes at any moment. */
async function everything(folder: string): Promise<Files> {
  // A folder that went while it was looked through: it is looked at again.
  const all = await filesIn(folder).catch(() => []);
  const names = all.filter((name) => !name.split(path.sep).some((part) => part.startsWith('.')));
  const bytesOf = (name: string) => readFile(path.join(folder, name), 'hex').catch(() => 'gone');
  return new Map(await Promise.all(names.map(async (name) => [name, await bytesOf(name)] as const)));
}

function isSame(one: Files, other: Files): boolean {
  return one.size === other.size && [...one].every(([file, bytes]) => other.get(file) === bytes);
}
