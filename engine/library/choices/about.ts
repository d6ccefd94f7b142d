import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { RunningProcedure } from '#engine/kernel/contract/system.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';

/** Maps fields of the prompt to fields of the procedure: `{by: 'pc'}`. */
export type AboutFields = { readonly [told: string]: string };
export type AboutInFull<G> = (game: G, my: JsonObject, running: readonly RunningProcedure[]) => JsonObject;

/** Omits -1, unnamed things and empty lists. */
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

export function aboutChoices<G>(
  nameOf: (game: G, thing: Thing) => string | null,
  told: { readonly [procedure: string]: AboutFields | AboutInFull<G> },
) {
  const named = namesAbout(nameOf);
  const choosing: AboutFields = { by: 'self', card: 'source' };
  const looking: AboutFields = { by: 'looker', card: 'source' };
  const known: typeof told = { choose: choosing, may: choosing, lookAt: looking, change: changing, ...told };
  return (game: G, running: readonly RunningProcedure[]): JsonObject => {
    const top = running.at(-1);
    const of = top === undefined ? undefined : known[top.procedure];
    if (top === undefined || of === undefined) return {};
    if (typeof of === 'function') return of(game, top.my, running);
    return named(game, Object.fromEntries(Object.entries(of).map(([field, from]) => [field, top.my[from]])));
  };

  function changing(game: G, my: JsonObject): JsonObject {
    const record = isObject(my['record']) ? my['record'] : {};
    const { kind = null, type = null, amount = null } = record;
    const what = { to: record['to'] ?? record['by'], card: record['source'] ?? record['card'] };
    return { ...named(game, what), kind, type, amount };
  }
}
