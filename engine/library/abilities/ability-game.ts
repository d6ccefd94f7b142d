import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Windows } from '#engine/kernel/changes/windows.ts';
import type { Block, Scope } from '#engine/kernel/language/block.ts';
import { emptyScope } from '#engine/kernel/language/compile.ts';
import { type Layer, numberLimit } from '#engine/kernel/numbers/layer.ts';
import {
  type AnyNumber,
  type Breakdown,
  type Computed,
  compute,
  type Modifier,
} from '#engine/kernel/numbers/number.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Counter, Thing } from '#engine/kernel/table/things-and-places.ts';
import { QueryCache } from '../queries/query-cache.ts';
import type { AbilityContent } from './entry.ts';
import type { GameWithTexts, TextsInForce } from './texts-in-force.ts';

/** Card texts and rules of a game, passed in so that its reading of the table imports neither. */
export interface GameBehaviour {
  readonly windows: Windows<Erased>;
  readonly texts: TextsInForce<Erased, Erased>;
  readonly layers: readonly Layer[];
  readonly each?: (game: Erased, block: string, scope: Scope, of: readonly Thing[], as: string) => Next;
  readonly mayChoose?: (game: Erased, thing: Thing, as: string, block: string) => boolean;
  readonly isImmune?: (game: Erased, thing: Thing, source: Thing) => boolean;
}

interface Reckoned {
  readonly where?: Thing;
  readonly base?: number;
  readonly path?: string | null;
}

type Aimed = Partial<Pick<Scope, 'target' | 'record'>>;
const unaimed: Aimed = {};

/** Read-only view of a table for games with card texts: blocks, modified numbers, scopes. */
export abstract class AbilityGame<C extends AbilityContent = AbilityContent> implements GameWithTexts {
  readonly content: C;
  readonly seed: number;
  readonly table: ReadonlyTable;
  readonly windows: Windows<Erased>;
  readonly texts: TextsInForce<Erased, Erased>;
  readonly cache = new QueryCache();
  readonly isImmune: ((thing: Thing, source: Thing) => boolean) | undefined;
  private readonly workings: GameBehaviour;
  private readonly numbers: ReadonlyMap<string, AnyNumber>;

  constructor(
    content: C,
    seed: number,
    table: ReadonlyTable,
    numbers: ReadonlyMap<string, AnyNumber>,
    workings: GameBehaviour,
  ) {
    this.content = content;
    this.seed = seed;
    this.table = table;
    this.numbers = numbers;
    this.workings = workings;
    this.windows = workings.windows;
    this.texts = workings.texts;
    const { isImmune } = workings;
    this.isImmune = isImmune && ((thing, source) => isImmune(this, thing, source));
  }

  abstract only(things: readonly Thing[], kinds: readonly string[]): readonly Thing[];

  block(path: string): Block | undefined {
    return this.content.blocks.get(path);
  }
  count(thing: Thing, which: Counter): number {
    return this.table.count(thing, which);
  }

  each(block: string, scope: Scope, of: readonly Thing[], as: string): Next {
    return this.workings.each?.(this, block, scope, of, as);
  }
  mayChoose(thing: Thing, as: string, block: string): boolean {
    return this.workings.mayChoose?.(this, thing, as, block) ?? true;
  }

  /** A number with all modifiers applied. `where`: see `NumberRule`. */
  value(number: string, of: Thing, where: Thing = -1): number {
    const rule = this.numbers.get(number) as AnyNumber;
    const inForce = this.texts.modifiersOf(this, number, of);
    if (inForce.length === 0) return Math.max(rule.floor, rule.base(this, of, where));
    return compute<Erased>(this, rule, of, where, this.workings.layers, inForce).value;
  }
  /** The same with only those modifiers that count. */
  valueWith(number: string, of: Thing, counts: (modifier: Modifier) => boolean, where: Thing = -1): number {
    const rule = this.numbers.get(number) as AnyNumber;
    const inForce = this.texts.modifiersOf(this, number, of).filter(counts);
    return compute<Erased>(this, rule, of, where, this.workings.layers, inForce).value;
  }
  /** The same without its floor, for sums that apply a floor at the end. */
  unfloored(number: string, of: Thing, where: Thing = -1): number {
    const rule = { ...(this.numbers.get(number) as AnyNumber), floor: -numberLimit };
    return compute<Erased>(this, rule, of, where, this.workings.layers, this.texts.modifiersOf(this, number, of)).value;
  }
  /** The same with its edits, for the log and `why`. */
  computed(number: string, of: Thing, where: Thing = -1): Computed {
    const rule = this.numbers.get(number) as AnyNumber;
    return compute<Erased>(this, rule, of, where, this.workings.layers, this.texts.modifiersOf(this, number, of));
  }
  /** The same with base and path. `base`: replaces the rule's base; `path`: its content path. */
  reckoning(number: string, of: Thing, { where = -1, base, path = null }: Reckoned = {}): Breakdown {
    const rule = this.numbers.get(number) as AnyNumber;
    const from = base === undefined ? rule : { ...rule, base: () => base };
    const inForce = this.texts.modifiersOf(this, number, of);
    return { ...compute<Erased>(this, from, of, where, this.workings.layers, inForce), rule: rule.rule, path };
  }
  /** Whether texts in force allow it; `byTheBook` if none says anything. */
  permits(what: string, thing: Thing, byTheBook: boolean): boolean {
    return this.texts.permits(this, what, thing, byTheBook);
  }

  scope(self: Thing, source: Thing, { target = -1, record = null }: Aimed = unaimed): Scope {
    return { self, source, target, names: emptyScope.names, record };
  }
}
