import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { chanceFrom } from './chance.ts';
import { filesIn, type KilledStudio, type KillKind, killKinds, withKilledStudio } from './killed-studio.ts';
import { readEditor, type Typed, typeUntil } from './typist.ts';

// The studio is killed while somebody types, at a time by chance, and opened again: what stands there then is held
// against what was typed. Nothing that is older than a second may be missing.

/** What came of one run. */
export interface KilledRun {
  readonly run: number;
  readonly kind: KillKind;
  /** Whether an input method was composing. */
  readonly composing: boolean;
  /** Whether it was killed while the text was being saved. */
  readonly saving: boolean;
  readonly keystrokes: number;
  /** How many of them were older than a second when the studio was killed. */
  readonly old: number;
  readonly lost: number;
  readonly lostOld: number;
  /** How old the oldest lost keystroke was, in milliseconds; 0 when nothing was lost. */
  readonly oldestLost: number;
  /** How long the page took for a key at the most, in milliseconds: what is old is so much older, up to another second. */
  readonly slowest: number;
  /** Files that are neither what they were nor what was being written. */
  readonly torn: readonly string[];
  /** Whether what was typed could be undone and done again afterwards. */
  readonly undoes: boolean;
  /** What was typed and what came back, where something old is missing. */
  readonly difference: { readonly typed: string; readonly back: string } | null;
}

/** What is kept at the latest, in milliseconds. A page that takes its keys late keeps them as much later. */
const OLD = 1000;
const FILE = 'typed.json';
const SHORTEST = 400;
const LONGEST = 3400;
const LONGEST_SAVE = 60;
/** How long the page may take to show a text that it has, in milliseconds. Waited for only when something is missing. */
const PATIENCE = 5000;

export async function killAndReopen(
  runs: number,
  seed: number,
  told: (run: KilledRun) => void = () => undefined,
): Promise<readonly KilledRun[]> {
  return await withKilledStudio(async (studio) => {
    await writeFile(path.join(studio.folder, FILE), 'begin');
    const work = new Killing(studio, chanceFrom(seed));
    await work.begin();
    const done: KilledRun[] = [];
    for (let run = 0; run < runs; run++) {
      const found = await work.run(run);
      done.push(found);
      told(found);
    }
    return done;
  });
}

class Killing {
  private readonly studio: KilledStudio;
  private readonly chance: () => number;
  private readonly original = new Map<string, string>();

  constructor(studio: KilledStudio, chance: () => number) {
    this.studio = studio;
    this.chance = chance;
  }

  private get page(): Page {
    return this.studio.page;
  }

  async begin(): Promise<void> {
    for (const name of await filesIn(this.studio.folder)) this.original.set(name, await this.onDisk(name));
    await this.studio.begin();
    await this.page.locator(`[data-path="${FILE}"]`).click();
    await this.page.locator('.editor .view-line').first().waitFor();
  }

  /** Types, kills, opens again and compares. The page that is opened is the one that the next run types in. */
  async run(run: number): Promise<KilledRun> {
    const kind = killKinds[run % killKinds.length] ?? 'host';
    const composing = run % 2 === 1;
    const saving = !composing && this.chance() < 0.25;
    const before = await this.onDisk(FILE);
    await this.page.locator('.editor .view-line').first().click();
    const end = Date.now() + SHORTEST + this.chance() * (LONGEST - SHORTEST);
    const typed = await typeUntil(end, this.page, this.studio.session, this.chance, composing);
    if (saving) {
      await this.page.keyboard.press('Control+s');
      await this.page.waitForTimeout(this.chance() * LONGEST_SAVE);
    }
    const killed = Date.now();
    await this.studio.killAndReopen(kind);
    const wanted = typed.map(({ letter }) => letter).join('');
    const back = await this.textThatIsBack(wanted);
    const loss = lossOf(typed, back, killed);
    const whole = [before, wanted];
    return {
      ...{ run, kind, composing, saving, keystrokes: typed.length },
      ...loss,
      torn: await this.tornFiles(whole),
      // When nothing of what was typed is back, there is nothing to undo.
      undoes: loss.lost === typed.length || (await this.undoesAndDoesAgain()),
      difference: loss.lostOld > 0 ? { typed: wanted, back } : null,
    };
  }

  private async textThatIsBack(wanted: string): Promise<string> {
    await this.page.locator('.editor .view-line').first().waitFor();
    const until = Date.now() + PATIENCE;
    let back = await readEditor(this.page);
    while (back !== wanted && Date.now() < until) {
      await this.page.waitForTimeout(100);
      const now = await readEditor(this.page);
      // A text that has come to rest, and what is missing of it is young.
      if (now === back && wanted.startsWith(now) && now !== '') break;
      back = now;
    }
    return back;
  }

  /** Whatever is read of the project and of what was kept must be whole. */
  private async tornFiles(whole: readonly string[]): Promise<readonly string[]> {
    const torn: string[] = [];
    for (const [name, text] of this.original) {
      const now = await this.onDisk(name);
      if (name === FILE ? !whole.includes(now) : now !== text) torn.push(name);
    }
    const state = this.studio.state;
    for (const name of await filesIn(state)) {
      if (!name.endsWith('.json')) continue;
      // It may be taken away at this moment, but is never half there.
      const text = await readFile(path.join(state, name), 'utf8').catch(() => null);
      if (text !== null && !isJson(text)) torn.push(name);
    }
    return torn;
  }

  private async undoesAndDoesAgain(): Promise<boolean> {
    const { page } = this;
    const before = await readEditor(page);
    await page.locator('.editor .view-line').first().click();
    await page.keyboard.press('Control+z');
    const undone = await this.changesFrom(before);
    await page.keyboard.press('Control+Shift+Z');
    const redone = undone !== null ? await this.changesFrom(undone) : null;
    return undone !== null && redone === before;
  }

  /** What stands in the editor as soon as it is another text; null when it stays the same. */
  private async changesFrom(text: string): Promise<string | null> {
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      const now = await readEditor(this.page);
      if (now !== text) return now;
      await this.page.waitForTimeout(20);
    }
    return null;
  }

  private onDisk(name: string): Promise<string> {
    return readFile(path.join(this.studio.folder, name), 'utf8');
  }
}

function lossOf(typed: readonly Typed[], back: string, killed: number) {
  const wanted = typed.map(({ letter }) => letter).join('');
  let same = 0;
  while (same < wanted.length && back[same] === wanted[same]) same++;
  // What is there beyond that is no beginning of what was typed: then all that follows counts as lost.
  const missing = typed.slice(same);
  const slowest = Math.max(0, ...typed.map(({ took }) => took));
  const isOld = ({ at }: Typed) => killed - at > OLD + Math.min(OLD, slowest);
  return {
    old: typed.filter(isOld).length,
    lost: missing.length,
    lostOld: missing.filter(isOld).length,
    oldestLost: Math.max(0, ...missing.map(({ at }) => killed - at)),
    slowest,
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
