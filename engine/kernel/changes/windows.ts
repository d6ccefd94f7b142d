import type { Erased } from '../basics/erased.ts';
import type { Json } from '../basics/json.ts';
import type { Block, Scope, Standing } from '../language/block.ts';
import type { ChangeRecord, Next } from '../procedures/next.ts';
import type { Pick } from '../procedures/procedure.ts';
import type { Reading, Thing } from '../table/table.ts';

/** What the kernel asks of one game on its table; each system's own reading of the table extends it. */
export interface KernelGame {
  readonly table: Reading;
  readonly seed: number;
  readonly windows: Windows<Erased>;
  /** A list of effects in the content by its path; undefined when the content no longer has it. */
  block(path: string): Block | undefined;
  /** Modifiers in the content that may be laid on the table to last, by their path; for a game that has such a thing. */
  standings?(path: string): readonly Standing[] | undefined;
  /** Whether a thing may be chosen for what a list of effects then does to it under a name; without this, anything may. */
  mayChoose?(thing: Thing, as: string, block: string): boolean;
  /** Does a list of effects for each of several things; without this, in the order in which they were selected. */
  each?(block: string, scope: Scope, of: readonly Thing[], as: string): Next;
  /** Those things that are of one of these kinds, as the fields of ops name them. */
  only(things: readonly Thing[], kinds: readonly string[]): readonly Thing[];
}

/** Who may put in a word when something is about to happen, and what happens by itself after it has. */
export interface Windows<G> {
  /** Quick: false when nothing in the content listens to this kind of change. */
  listens(game: G, record: ChangeRecord): boolean;
  /**
   * What would put something else in the place of the change: it speaks first, and of several the first listed. What
   * waits for the change itself is then not reached.
   */
  would?(game: G, record: ChangeRecord, used: readonly Json[]): readonly Reaction[];
  /** What content makes happen by itself before the change, and may alter it; `used` have had their turn. */
  forced(game: G, record: ChangeRecord, used: readonly Json[]): readonly Reaction[];
  /**
   * The optional effects that may be used on this change now; `used` have had their turn, and what
   * `inUse` names is being used while the change comes about.
   */
  interrupts(game: G, record: ChangeRecord, used: readonly Json[], inUse: readonly Thing[]): readonly Pick[];
  interrupt(game: G, record: ChangeRecord, pick: Pick): Next;
  /** What content makes happen by itself, now that the change has been applied. */
  reactions(game: G, record: ChangeRecord): readonly Reaction[];
  /** What may be used after that; `used` have had their turn. */
  offered?(game: G, record: ChangeRecord, used: readonly Json[]): readonly Reaction[];
  /**
   * What the table as it stands brings about by itself, as that somebody without health is out: asked after everything
   * that was carried out, of a batch once for all of it, and before anybody answers that.
   */
  stateCheck?(game: G): Next;
  /** Policy: several texts that speak by themselves at the same time come in the order the players choose, or as they are listed. */
  readonly forcedOrder: 'chosen' | 'listed';
  /** Policy: what may be used is asked of one after the other as listed, until all decline in a row; else of everybody. */
  readonly inTurn?: boolean;
  /** Policy: the settling point at which a change that was carried out is answered; without it, at once. */
  readonly settledAt?: string;
}

/** One text that a change sets off: how an answer names it, and what it does. */
export interface Reaction {
  readonly pick: Pick;
  readonly next: Next;
}
