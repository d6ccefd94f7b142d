import { hashOf } from '#engine/kernel/basics/hash.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame, Windows } from '#engine/kernel/changes/windows.ts';
import type { Outcome } from '#engine/kernel/contract/outcome.ts';
import { type Content, RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Block } from '#engine/kernel/language/block.ts';
import { type Call, type ChangeRecord, change } from '#engine/kernel/procedures/next.ts';
import type { AnyProcedure } from '#engine/kernel/procedures/procedure.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import { Table } from '#engine/kernel/table/table.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { emptyWindows } from '#engine/library/abilities/no-texts.ts';
import { plainSeats } from '#engine/library/seats/plain-seats.ts';
import { plainLaws } from '#engine/library/zones/hidden-zones.ts';

// Everything a slice needs to run in the kernel: things, places and counters by name. A slice is enough of a game to
// see whether the kernel supports its rules; its data is code.

/** A slice: thing 0 is the game, then its seats, then its other pieces. The first counter is the result. */
export interface Parts {
  readonly seats: readonly string[];
  readonly pieces: readonly string[];
  readonly places: readonly string[];
  readonly counters: readonly ['result', ...string[]];
}

export class SliceGame<P extends Parts = Parts> implements KernelGame {
  readonly parts: P;
  readonly names: readonly string[];
  readonly seed: number;
  readonly setup: JsonObject;
  readonly table: ReadonlyTable;
  readonly windows: Windows<SliceGame> = emptyWindows;

  constructor(parts: P, setup: JsonObject, table: ReadonlyTable) {
    this.parts = parts;
    this.names = ['game', ...parts.seats, ...parts.pieces];
    this.setup = setup;
    this.seed = setup['seed'] as number;
    this.table = table;
  }

  block(_path: string): Block | undefined {
    return undefined;
  }
  only(things: readonly number[]): readonly number[] {
    return things;
  }
  get seats(): readonly Thing[] {
    return this.parts.seats.map((_, seat) => seat + 1);
  }
  thing(name: string): Thing {
    return this.names.indexOf(name);
  }
  name(thing: Thing): string {
    return this.names[thing] as string;
  }
  place(name: string): Place {
    return this.parts.places.indexOf(name);
  }
  at(place: string): readonly Thing[] {
    return this.table.at(this.place(place));
  }
  count(of: Thing, counter: P['counters'][number]): number {
    return this.table.count(of, this.parts.counters.indexOf(counter));
  }
  counted(counter: P['counters'][number], of: readonly string[]): JsonObject {
    return Object.fromEntries(of.map((name) => [name, this.count(this.thing(name), counter)]));
  }
}

export interface Slice<P extends Parts, G extends SliceGame<P>> {
  readonly id: string;
  readonly parts: P;
  readonly procedures: readonly AnyProcedure[];
  readonly first: Call;
  readonly changes: readonly AnyChange[];
  readonly fields: readonly string[];
  /** Fields with plain numbers, in answers and events; every other number is a thing. */
  readonly plain: readonly string[];
  readonly results: readonly string[];
  readonly together: boolean;
  readonly outcome: (game: G, result: string) => Outcome;
  /** The table when the game begins: pieces by place, counters by thing. Pieces of a set-up are added. */
  readonly put: { readonly [place: string]: readonly string[] };
  readonly set: Counts;
  readonly read: (setup: JsonObject, table: ReadonlyTable) => G;
  readonly print: (game: G, seat: number | undefined) => JsonObject;
  readonly faceDown?: (seat: number) => readonly string[];
  readonly laws?: (game: G) => readonly string[];
}
export type Counts = { readonly [thing: string]: { readonly [counter: string]: number } };

const kind = changes<SliceGame>();
const given = (record: ChangeRecord, field: string) => record[field] as number;

export const adding = (name: string, rule: string, counter: string, floor?: number): AnyChange =>
  kind(name, rule, {
    fields: ['of', 'amount'],
    ...(floor === undefined ? {} : { floor }),
    apply: (table, game, record) =>
      void table.add(given(record, 'of'), game.parts.counters.indexOf(counter), record.amount ?? 0),
  });
export const setting = (name: string, rule: string, counter: string): AnyChange =>
  kind(name, rule, {
    fields: ['of', 'amount'],
    apply: (table, game, record) =>
      void table.set(given(record, 'of'), game.parts.counters.indexOf(counter), record.amount ?? 0),
  });
export const moving = (name: string, rule: string): AnyChange =>
  kind(name, rule, {
    fields: ['of', 'to'],
    apply: (table, game, record) => void table.move(given(record, 'of'), game.place(record['to'] as string)),
  });

const both = (text: string) => ({ ja: text, en: text });

export function systemOf<P extends Parts, G extends SliceGame<P>>(slice: Slice<P, G>): RuleSystem<G, Content> {
  const { id, parts, procedures, first, fields, results } = slice;
  const begin = procedures[0]?.names[0] as string;
  return {
    ...{ id, procedures, first, firstOfEmpty: first, counters: parts.counters, formats: [], numbers: [] },
    changes: slice.changes,
    language: { ops: [] },
    ready: { procedure: first.procedure, step: begin },
    names: {
      fields,
      name: (game, field, value) =>
        typeof value !== 'number' || slice.plain.includes(field) ? value : value < 0 ? undefined : game.name(value),
      nameOf: (game, thing) => game.name(thing),
      things: (field, value) =>
        typeof value === 'number' && value >= 0 && !slice.plain.includes(field) ? [value] : [],
    },
    vocabulary: {
      ...{ answers: {}, events: {}, edits: {}, results, rank: {}, player: {}, setup: {}, overlay: {} },
      windows: { forced: [], interrupt: [], decline: [] },
      copied: [],
      names: {},
      named: () => ({}),
      inPlay: () => ({}),
    },
    document: {
      schema: { type: 'object' },
      print: (game, sight) => slice.print(game, sight?.seat),
      put: () => undefined,
    },
    judge: { ends: ['pass', 'decline', 'done'], option: () => 0, position: () => 0.5 },
    tallied: {},
    words: {
      results: Object.fromEntries(results.map((result) => [result, both(result)])),
      ...{ rules: {}, groups: {}, answers: {}, events: {}, prompts: {}, cheats: {}, problems: {} },
      refusals: { setup: both('No set-up') },
      label: (_, __, name) => name,
    },
    ...plainSeats<G>({ names: parts.seats, least: parts.seats.length, together: slice.together }),
    compile: () => ({ hash: hashOf(id), blocks: new Map() }),
    readSetup(_, setup) {
      if (!isObject(setup)) throw new RefusalError('setup');
      return { seed: 1, ...setup };
    },
    lay(_, setup) {
      const table = new Table(parts.counters.length, parts.places.length);
      const game = slice.read(setup, table);
      for (const _name of game.names) table.make(-1, 0);
      const put = { ...slice.put, ...((setup['put'] ?? {}) as typeof slice.put) };
      for (const [place, pieces] of Object.entries(put))
        for (const piece of pieces) table.move(game.thing(piece), game.place(place));
      for (const counts of [slice.set, (setup['set'] ?? {}) as Counts])
        for (const cell of cells(counts)) {
          table.set(game.thing(cell.thing), parts.counters.indexOf(cell.counter), cell.count);
        }
      return table;
    },
    read: (_, setup, table) => slice.read(setup, table),
    cheat: (_, { change: name, ...rest }) => change(name as string, rest),
    onEnd: (table, result) => table.set(0, 0, 1 + results.indexOf(result)),
    outcome(game) {
      const result = results[game.table.count(0, 0) - 1];
      return result === undefined ? null : slice.outcome(game, result);
    },
    round: () => 1,
    hidden: [
      {
        id: 'faceDown',
        rule: 'KERNEL',
        groups: (game, seat) => {
          const places = (slice.faceDown?.(seat) ?? []).map((place) => game.place(place));
          return places.length === 0 ? [] : [{ places, shuffled: true }];
        },
      },
    ],
    brokenLaws: (game) => [
      ...plainLaws(game.table, {
        places: parts.places,
        firstPiece: 1 + parts.seats.length,
        nameOf: (piece) => game.name(piece),
      }),
      ...(slice.laws?.(game) ?? []),
    ],
    check: () => [],
  };
}

function* cells(
  counts: Counts,
): Generator<{ readonly thing: string; readonly counter: string; readonly count: number }> {
  for (const [thing, of] of Object.entries(counts))
    for (const [counter, count] of Object.entries(of)) yield { thing, counter, count };
}

export function open(system: RuleSystem, setup: Json = {}): Session {
  return Session.open(system, system.compile({}, system.language, null) as Content, setup);
}
