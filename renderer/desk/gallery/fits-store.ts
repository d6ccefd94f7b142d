import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { piece } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { soon } from '../timing/pending.ts';

/** Counts what was found, so that who counts on it is drawn again. */
export const fitsStore = store<{ readonly found: number }>(() => ({ found: 0 }));

/** So many of those that were found last are remembered: who has heard of none since looks at all of them again. */
const MOST_NOTED = 4000;

/** What is found is told so often at most, in milliseconds: whoever hears of it looks at all faces again. */
const PACE = 200;

/** Whether the texts of faces find room, remembered by the entry as it is written. */
class Fits {
  /** By the language of the texts. */
  private known = new Map<string, WeakMap<JsonObject, boolean>>();
  private around: object = {};
  private isTelling = false;
  /** Of what something was found last, in any language, and how much was found before. */
  private noted: JsonObject[] = [];
  private before = 0;

  /** What stands on faces besides their entries is another: everything is to be looked at anew. */
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

  /** How much was found up to now. */
  get count(): number {
    return this.before + this.noted.length;
  }

  /** Of what something was found since so much was; null: that is not known any more. */
  since(count: number): readonly JsonObject[] | null {
    return count < this.before ? null : this.noted.slice(count - this.before);
  }

  /** One more is counted, so that who has heard of all that was noted knows that this is gone, too. */
  private forget(): void {
    this.before += this.noted.length + 1;
    this.noted = [];
  }

  /** Undefined: nobody has drawn it yet. */
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
export const fits = piece(() => new Fits());
