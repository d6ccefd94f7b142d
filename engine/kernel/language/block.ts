import type { Erased } from '../basics/erased.ts';
import type { ChangeNext, ChangeRecord, Next } from '../procedures/next.ts';
import type { Thing } from '../table/table.ts';
import type { Node } from './field.ts';
import type { Sort } from './op.ts';

/** Scope of a running effect; plain data in its frame. */
export interface Scope {
  /** Who uses it or is affected. -1: nobody. */
  readonly self: Thing;
  /** The thing that the text is on. */
  readonly source: Thing;
  /** -1: none. */
  readonly target: Thing;
  readonly names: { readonly [name: string]: readonly Thing[] | number };
  readonly record: ChangeRecord | null;
}

export interface ChoiceRequest {
  readonly from: readonly Thing[];
  readonly least: number;
  readonly most: number;
}
/** Part of a cost: `asks` out of a stock of `has`. */
export interface Payment {
  /** Name of the stock: parts of a cost that share one need enough for all. */
  readonly from: string;
  readonly has: number;
  readonly asks: number;
  readonly pay: ChangeNext;
}
/** Which changes fire a trigger. */
export interface Pattern {
  readonly change: string;
  /** Forced texts: instead of, before or after the change. */
  readonly moment?: 'would' | 'before' | 'after';
  readonly matches: (game: Erased, scope: Scope, record: ChangeRecord) => boolean;
}
/** A compiled modifier. */
export interface StandingModifier {
  readonly number: string;
  readonly layer: string;
  readonly of: (game: Erased, scope: Scope) => readonly Thing[];
  readonly amount: (game: Erased, scope: Scope) => number;
}

export interface CompiledEffect {
  readonly path: string;
  readonly op: string;
  readonly node: Node;
  readonly canChange: (game: Erased, scope: Scope) => boolean;
  readonly run: (game: Erased, scope: Scope) => Next;
}
export interface Block {
  readonly path: string;
  readonly effects: readonly CompiledEffect[];
}

/** Observer of running nodes; free for content compiled without one. */
export interface Probe {
  readonly compiled?: (path: string, sort: Sort, op: string) => void;
  readonly entering?: (path: string) => void;
  /** Result of a node, with the fields it saw; for triggers that they matched, for modifiers what they added. */
  readonly ran?: (path: string, seen: { readonly [field: string]: unknown }, result: unknown) => void;
}
