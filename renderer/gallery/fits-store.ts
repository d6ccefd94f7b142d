import { create } from 'zustand';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '../words/locale-store.ts';

/** Counts what was found, so that who counts on it is drawn again. */
export const useFits = create<{ readonly found: number }>(() => ({ found: 0 }));

/** What is found is told so often at most, in milliseconds: whoever hears of it looks at all faces again. */
const PACE = 200;

/** Whether the texts of faces find room, remembered by the entry as it is written. */
class Fits {
  private known: Readonly<Record<Locale, WeakMap<JsonObject, boolean>>> = { ja: new WeakMap(), en: new WeakMap() };
  private around: object = {};
  private isTelling = false;

  /** What stands on faces besides their entries is another: everything is to be looked at anew. */
  settle(around: object): void {
    if (this.around === around) return;
    this.around = around;
    this.known = { ja: new WeakMap(), en: new WeakMap() };
    this.tell();
  }

  note(entry: JsonObject, locale: Locale, overflows: boolean): void {
    if (this.known[locale].get(entry) === overflows) return;
    this.known[locale].set(entry, overflows);
    this.tell();
  }

  /** Undefined: nobody has drawn it yet. */
  overflows(entry: JsonObject, locale: Locale): boolean | undefined {
    return this.known[locale].get(entry);
  }

  private tell(): void {
    if (this.isTelling) return;
    this.isTelling = true;
    setTimeout(() => {
      this.isTelling = false;
      useFits.setState(({ found }) => ({ found: found + 1 }));
    }, PACE);
  }
}
export const fits = new Fits();
