import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Running } from '#engine/kernel/contract/system.ts';
import type { Thing } from '#engine/kernel/table/table.ts';

/** What a choice is about, by fields of what runs: `{by: 'pc'}` tells under `by` the thing that stands under `pc`. */
export type AboutFields = { readonly [told: string]: string };
/** Told in a way of its own: out of what runs, that which called it among it. */
export type AboutInFull<G> = (game: G, my: JsonObject, running: readonly Running[]) => JsonObject;

/** Things by their names; what is nothing, or has no name, is left out. A list is told where there is anything in it. */
export function namesAbout<G>(nameOf: (game: G, thing: Thing) => string | null) {
  return (game: G, things: { readonly [field: string]: Json | undefined }): JsonObject => {
    const named = (thing: Json | undefined): Json => (typeof thing === 'number' ? nameOf(game, thing) : null);
    return Object.fromEntries(
      Object.entries(things).flatMap(([field, of]) => {
        const told = Array.isArray(of) ? (of.length === 0 ? null : of.map(named)) : named(of);
        return told === null ? [] : [[field, told]];
      }),
    );
  };
}

/** What the present choice is about, in names; `told` by the procedure that asks. Those of the kernel are known. */
export function aboutChoices<G>(
  nameOf: (game: G, thing: Thing) => string | null,
  told: { readonly [procedure: string]: AboutFields | AboutInFull<G> },
) {
  const named = namesAbout(nameOf);
  const choosing: AboutFields = { by: 'self', card: 'source' };
  const known: typeof told = { choose: choosing, may: choosing, change: changing, ...told };
  return (game: G, running: readonly Running[]): JsonObject => {
    const top = running.at(-1);
    const of = top === undefined ? undefined : known[top.procedure];
    if (top === undefined || of === undefined) return {};
    if (typeof of === 'function') return of(game, top.my, running);
    return named(game, Object.fromEntries(Object.entries(of).map(([field, from]) => [field, top.my[from]])));
  };

  /** A change that somebody may answer: whom it happens to, what does it, and how much it is. */
  function changing(game: G, my: JsonObject): JsonObject {
    const record = isObject(my['record']) ? my['record'] : {};
    const { kind = null, type = null, amount = null } = record;
    const what = { to: record['to'] ?? record['by'], card: record['source'] ?? record['card'] };
    return { ...named(game, what), kind, type, amount };
  }
}
