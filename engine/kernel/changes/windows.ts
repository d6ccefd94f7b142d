import type { Erased } from '../basics/erased.ts';
import type { Json } from '../basics/json.ts';
import type { Block, Scope, StandingModifier } from '../language/block.ts';
import type { ChangeRecord, Next } from '../procedures/next.ts';
import type { Pick } from '../procedures/procedure.ts';
import type { LastingEffect, PeriodMoment } from '../table/lasting.ts';
import type { ReadonlyTable } from '../table/readonly-table.ts';
import type { Thing } from '../table/things-and-places.ts';

/** What the kernel needs of a game. */
export interface KernelGame {
  readonly table: ReadonlyTable;
  readonly seed: number;
  readonly windows: Windows<Erased>;
  /** Block of effects at a content path; undefined if the content no longer has it. */
  block(path: string): Block | undefined;
  /** Modifiers in the content that can be put on the table, by path. */
  standings?(path: string): readonly StandingModifier[] | undefined;
  /** Whether a thing may be chosen as target, bound to name `as`, of a block; default: yes. */
  mayChoose?(thing: Thing, as: string, block: string): boolean;
  /**
   * Whether a thing is neither chosen for nor affected by effects of this source; default: no. Changes name the thing
   * in the `subject` of their kind.
   */
  readonly isImmune?: ((thing: Thing, source: Thing) => boolean) | undefined;
  /** Runs a block for each of several things; default: in the order of selection. */
  each?(block: string, scope: Scope, of: readonly Thing[], as: string): Next;
  /** Things of one of these kinds, as fields of ops call them. */
  only(things: readonly Thing[], kinds: readonly string[]): readonly Thing[];
}

/** Interrupt and reaction windows, in the order of the methods; the change is applied after `interrupts`. */
export interface Windows<G> {
  /** Fast check: false if nothing in the content listens to this change. */
  listens(game: G, record: ChangeRecord): boolean;
  /** Forced replacements, before everything else; once one has replaced the change, the rest cannot answer it. */
  would?(game: G, record: ChangeRecord, used: readonly Json[]): readonly Reaction[];
  /** Optional replacements, after those; see `interrupts`. */
  replacing?(game: G, record: ChangeRecord, used: readonly Json[], inUse: readonly Thing[]): readonly Reaction[];
  /** Forced effects before the change; those in `used` are done. */
  forced(game: G, record: ChangeRecord, used: readonly Json[]): readonly Reaction[];
  /** Optional effects usable on this change now; `used` are done, `inUse` are things being used while it happens. */
  interrupts(game: G, record: ChangeRecord, used: readonly Json[], inUse: readonly Thing[]): readonly Pick[];
  interrupt(game: G, record: ChangeRecord, pick: Pick): Next;
  /** Forced effects after the change was applied. */
  reactions(game: G, record: ChangeRecord): readonly Reaction[];
  /** Policy: `reactions` are asked again before each is resolved, and those no longer listed are dropped. */
  readonly rechecksReactions?: boolean;
  /** Optional effects after those. */
  offered?(game: G, record: ChangeRecord, used: readonly Json[]): readonly Reaction[];
  /** Forced texts at the start or end of a period; with the effects delayed until then they are one list. */
  due?(game: G, moment: PeriodMoment): readonly Reaction[];
  /** Names a delayed effect in an answer. With neither this nor `due`, those of a moment act in the order they were made. */
  delayedPick?(game: G, delayed: LastingEffect): Pick;
  /** State-based actions, e.g. elimination: checked after every applied change or batch, before reactions. */
  stateCheck?(game: G): Next;
  /** Policy: simultaneous forced effects are ordered by the players, or come as listed. */
  readonly forcedOrder: 'chosen' | 'listed';
  /** Policy: players are asked in this order until all pass in a row; default: everybody at once. */
  readonly playerOrder?: (game: G) => readonly Thing[];
  /** Policy: settling point at which reactions happen; default: at once. */
  readonly settledAt?: string;
}

/** An effect that a change triggers; `pick` names it in an answer. */
export interface Reaction {
  readonly pick: Pick;
  readonly next: Next;
  /** The change that it answers, where reactions are rechecked. */
  readonly record?: ChangeRecord;
  /** The moment that it belongs to instead, where reactions are rechecked. */
  readonly due?: PeriodMoment;
  /** Id of the delayed effect that it is; it is dropped when that has acted or ended. */
  readonly lasting?: number;
}
