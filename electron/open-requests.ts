import path from 'node:path';
import { app } from 'electron';
import { Type } from 'typebox';
import { Check } from 'typebox/value';

/** Passed on by a second instance. */
const Told = Type.Object({ words: Type.Array(Type.String()), folder: Type.String() });

/** Folders and packed projects opened by the system. Queued until `ready`. */
export class OpenRequests {
  private readonly waiting: string[] = [];
  private open: ((place: string | null) => void) | null = null;

  /** Call before Electron is ready. False: another instance took over. */
  listen(): boolean {
    const own = { words: process.argv.slice(1), folder: process.cwd() };
    // Development builds may run beside others.
    if (app.isPackaged && !app.requestSingleInstanceLock(own)) return false;
    app.on('second-instance', (_event, _words, _folder, told) => this.take(placeIn(told)));
    app.on('open-file', (event, place) => {
      event.preventDefault();
      this.take(place);
    });
    return true;
  }

  /** Returns the first queued place, and passes the others and later ones to `open`; null: an instance without any. */
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
  // Installed programs also get Chromium's flags.
  const word = told.words.find((one) => !one.startsWith('-'));
  return word === undefined ? null : path.resolve(told.folder, word);
}
