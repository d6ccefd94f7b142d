import type { Erased } from '../basics/erased.ts';
import type { ChangeNext, ChangeRecord, Next } from '../procedures/next.ts';
import type { Thing } from '../table/things-and-places.ts';
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

/** The scope that a frame keeps besides other fields. */
export const scopeIn = ({ self, source, target, names, record }: Scope): Scope => ({
  ...{ self, source, target, names, record },
});

export interface ChoiceRequest {
  readonly from: readonly Thing[];
  readonly least: number;
  readonly most: number;
}
/** What can pay part of a cost. */
export interface PaymentSource {
  /** Named when it is chosen. */
  readonly of: Thing;
  /** Whose it is. */
  readonly by: Thing;
  readonly has: number;
  /** Name of the stock: what is taken from it for one part of a cost is not there for another. */
  readonly stock: string;
  /** Pays one: its `amount` and `base` are multiplied by how many are paid. */
  readonly pay: ChangeNext;
}
/** Part of a cost in the present state: `asks` out of some sources, in any split. */
export interface Payment {
  readonly asks: number;
  /** A number chosen by the payer, from `asks` to this. */
  readonly upTo?: number;
  /** Added to what is paid, but not to the number chosen. */
  readonly altered?: number;
  /** Name of what was paid for the effect: the number chosen, else the things. */
  readonly as?: string;
  readonly sources: readonly PaymentSource[];
}
/** Ways to pay, of which one is chosen. The parts of a way are paid together. */
export type Cost = readonly (readonly Payment[])[];
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
  /** At the path of a trigger that effects wait for. */
  readonly pattern?: Pattern;
}

/** Observer of running nodes; free for content compiled without one. */
export interface Probe {
  readonly compiled?: (path: string, sort: Sort, op: string) => void;
  readonly entering?: (path: string) => void;
  /** Result of a node, with the fields it saw; for triggers that they matched, for modifiers what they added. */
  readonly ran?: (path: string, seen: { readonly [field: string]: unknown }, result: unknown) => void;
  /** What it returns is called each time that what is written there is evaluated, also by a program that looks ahead. */
  readonly asked?: (path: string, written: unknown) => () => void;
  /** What it returns is called each time that the effect runs, also by a program that looks ahead. */
  readonly runs?: (path: string) => () => void;
  /** The written nodes of an effect were looked at without being evaluated. */
  readonly read?: (path: string) => void;
}
