import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { deskState } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { soon } from '../timing/pending.ts';

/** Incremented to redraw subscribers. */
export const fitsStore = store<{ readonly found: number }>(() => ({ found: 0 }));

/** How many recent findings are remembered; older subscribers rescan everything. */
const MOST_NOTED = 4000;

/** Minimum time between updates, in milliseconds, as each rescans faces. */
const PACE = 200;

/** Whether texts fit their faces, cached by entry object. */
class Fits {
  private known = new Map<string, WeakMap<JsonObject, boolean>>();
  private around: object = {};
  private isTelling = false;
  private noted: JsonObject[] = [];
  private before = 0;

  /** Invalidates everything when something else that faces depend on changes. */
  settle(around: object): void {
    if (this.around === around) return;
    this.around = around;
    this.known = new Map();
    this.forget();
    this.tell();
  }

  note(entry: JsonObject, locale: string, overflows: boolean): void {
    const known = this.known.get(locale) ?? new WeakMap<JsonObject, boolean>();
    this.known.set(locale, known);
    if (known.get(entry) === overflows) return;
    known.set(entry, overflows);
    if (this.noted.length >= MOST_NOTED) this.forget();
    this.noted.push(entry);
    this.tell();
  }

  get count(): number {
    return this.before + this.noted.length;
  }

  /** Entries found since a count; null: no longer known. */
  since(count: number): readonly JsonObject[] | null {
    return count < this.before ? null : this.noted.slice(count - this.before);
  }

  /** Counts as one more, so that subscribers notice. */
  private forget(): void {
    this.before += this.noted.length + 1;
    this.noted = [];
  }

  /** Undefined: not drawn yet. */
  overflows(entry: JsonObject, locale: string): boolean | undefined {
    return this.known.get(locale)?.get(entry);
  }

  private tell(): void {
    if (this.isTelling) return;
    this.isTelling = true;
    soon(() => {
      this.isTelling = false;
      fitsStore.setState(({ found }) => ({ found: found + 1 }));
    }, PACE);
  }
}
export const fits = deskState(() => new Fits());
