import path from 'node:path';
import { app } from 'electron';
import { Type } from 'typebox';
import { Check } from 'typebox/value';

/** What another start of the studio tells the one that runs. */
const Told = Type.Object({ words: Type.Array(Type.String()), folder: Type.String() });

/**
 * Folders and packed projects that the system hands over while the studio runs: one studio opens them all. What comes
 * before it can open anything waits.
 */
export class GivenPlaces {
  private readonly waiting: string[] = [];
  private open: ((place: string | null) => void) | null = null;

  /** Begins to listen, which must be before Electron is ready. False: another studio runs and was told; this one ends. */
  listen(): boolean {
    const own = { words: process.argv.slice(1), folder: process.cwd() };
    // The one that is worked on may run beside the installed one, and beside itself.
    if (app.isPackaged && !app.requestSingleInstanceLock(own)) return false;
    app.on('second-instance', (_event, _words, _folder, told) => this.take(placeIn(told)));
    app.on('open-file', (event, place) => {
      event.preventDefault();
      this.take(place);
    });
    return true;
  }

  /** What was handed over first; null: nothing yet. From now on all of it goes to `open`, null for a start without any. */
  ready(open: (place: string | null) => void): string | null {
    this.open = open;
    const [first = null, ...rest] = this.waiting.splice(0);
    for (const place of rest) open(place);
    return first;
  }

  private take(place: string | null): void {
    if (this.open !== null) this.open(place);
    else if (place !== null) this.waiting.push(place);
  }
}

function placeIn(told: unknown): string | null {
  if (!Check(Told, told)) return null;
  // An installed program is also given the browser's own flags.
  const word = told.words.find((one) => !one.startsWith('-'));
  return word === undefined ? null : path.resolve(told.folder, word);
}
