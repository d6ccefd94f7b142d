import type { Erased } from '../basics/erased.ts';
import type { ChangeRecord, Happening, Next } from '../procedures/next.ts';
import type { Thing } from '../table/table.ts';
import type { Node } from './field.ts';
import type { Sort } from './op.ts';

/** What an effect knows while it runs; plain data, part of its frame. */
export interface Scope {
  /** Whose effect it is: who uses it or is concerned. -1: nobody. */
  readonly self: Thing;
  /** The thing the text stands on. */
  readonly source: Thing;
  /** What it is aimed at. -1: nothing. */
  readonly target: Thing;
  /** What `choose`, `each` and `remember` have bound. */
  readonly names: { readonly [name: string]: readonly Thing[] | number };
  /** The change a trigger answers. */
  readonly record: ChangeRecord | null;
}

/** What a choice asks: so many of these. */
export interface Asked {
  readonly from: readonly Thing[];
  readonly least: number;
  readonly most: number;
}
/** A part of a cost: so much out of a stock that has so much, and what pays it. */
export interface Payment {
  /** Names the stock: parts of one cost that take from the same one need enough for all of them. */
  readonly from: string;
  readonly has: number;
  readonly asks: number;
  readonly pay: Happening;
}
/** When a trigger fires: on which kind of change, and whether on this one. */
export interface Pattern {
  readonly change: string;
  /** When a text that answers by itself does so: in the place of the change, before it is carried out, or else after it. */
  readonly moment?: 'would' | 'before' | 'after';
  readonly matches: (game: Erased, scope: Scope, record: ChangeRecord) => boolean;
}
/** A standing alteration of a number. */
export interface Standing {
  readonly number: string;
  readonly layer: string;
  readonly of: (game: Erased, scope: Scope) => readonly Thing[];
  readonly amount: (game: Erased, scope: Scope) => number;
}

export interface CompiledEffect {
  readonly path: string;
  readonly op: string;
  /** As it is written. */
  readonly node: Node;
  readonly canChange: (game: Erased, scope: Scope) => boolean;
  readonly run: (game: Erased, scope: Scope) => Next;
}
/** A list of effects at one path of the content. */
export interface Block {
  readonly path: string;
  readonly effects: readonly CompiledEffect[];
}

/** Looks on while nodes run. Content that is compiled without one pays nothing for it. */
export interface Probe {
  /** A node was found in what is compiled: its path, sort and word. */
  readonly compiled?: (path: string, sort: Sort, op: string) => void;
  /** A node is about to be looked at or to run. */
  readonly entering?: (path: string) => void;
  /** A node ran: where, what it saw, what came out. Of a trigger that it matched, of a modifier what it added. */
  readonly ran?: (path: string, seen: { readonly [field: string]: unknown }, result: unknown) => void;
}
