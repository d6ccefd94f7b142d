import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Windows } from '#engine/kernel/changes/windows.ts';
import type { Scope, StandingModifier } from '#engine/kernel/language/block.ts';
import { lastingModifiers } from '#engine/kernel/lasting-effects/lasting-modifiers.ts';
import type { Layer } from '#engine/kernel/numbers/layer.ts';
import { type AnyNumber, compute } from '#engine/kernel/numbers/number.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { emptyWindows } from '../abilities/no-texts.ts';
import { theGame } from '../table-document/table-document.ts';
import {
  kindOf,
  nameOn,
  type Owners,
  type PieceKind,
  type PlainLayout,
  type PlannedContent,
  type PlannedGame,
  placeIn,
} from './layout.ts';
import type { Plan } from './plan.ts';

/** Adds to a number of a player. */
export interface LastingText {
  readonly number: string;
  readonly rule: RuleId;
  readonly add: number;
}
export type LastingTexts = { readonly [text: string]: LastingText };

export interface PlainGameSource<P extends Plan, Kind extends PieceKind> {
  readonly plan: P;
  readonly content: PlannedContent<Kind>;
  readonly owners: Owners;
  readonly setup: JsonObject;
  readonly table: ReadonlyTable;
  readonly numbers: ReadonlyMap<string, AnyNumber>;
  readonly lasting: LastingTexts;
}

const layers: readonly Layer[] = [{ id: 'add', does: 'add' }];
const layoutsOf = memoizeByKey((_: object) => new Map<string, PlainLayout>());

/** Read-only view of a planned table, for games without card texts. */
export class PlainGame<P extends Plan, Kind extends PieceKind = PieceKind> implements PlannedGame {
  readonly content: PlannedContent<Kind>;
  readonly table: ReadonlyTable;
  readonly seed: number;
  readonly layout: PlainLayout;
  readonly windows: Windows<PlainGame<P, Kind>> = emptyWindows;
  private readonly plan: P;
  private readonly numbers: ReadonlyMap<string, AnyNumber>;
  private readonly texts: LastingTexts;

  constructor({ plan, content, owners, setup, table, numbers, lasting }: PlainGameSource<P, Kind>) {
    this.plan = plan;
    this.content = content;
    this.table = table;
    this.seed = setup['seed'] as number;
    this.numbers = numbers;
    this.texts = lasting;
    const [layouts, key] = [layoutsOf(content), JSON.stringify(owners)];
    this.layout = layouts.get(key) ?? plan.layout(owners);
    layouts.set(key, this.layout);
  }

  block(): undefined {
    return undefined;
  }
  only(things: readonly Thing[]): readonly Thing[] {
    return things;
  }
  standings(text: string): readonly StandingModifier[] | undefined {
    const { number, add } = this.texts[text] ?? {};
    if (number === undefined || add === undefined) return undefined;
    return [{ number, layer: 'add', of: (_: unknown, { self }: Scope) => [self], amount: () => add }];
  }

  get seats(): readonly Thing[] {
    return this.things('seat');
  }
  things(sort: string): readonly Thing[] {
    return this.layout.things[sort] ?? [];
  }
  name(thing: Thing): string {
    return nameOn(this, thing);
  }
  count(name: P['counters'][number], of: Thing = theGame): number {
    return this.table.count(of, this.plan.counter(name));
  }
  place(key: P['placeKeys'][number], of: Thing = theGame): Place {
    return placeIn(this.layout, key, of);
  }
  at(key: P['placeKeys'][number], of: Thing = theGame): readonly Thing[] {
    return this.table.at(this.place(key, of));
  }
  kind(piece: Thing): Kind {
    return kindOf(this, piece) as Kind;
  }

  /** Base plus lasting effects. */
  value(number: string, of: Thing): number {
    const inForce = lastingModifiers(this, number, of).map(({ lasting, layer, amount }) => ({
      ...{ layer, amount },
      rule: this.texts[lasting.text]?.rule ?? 'KERNEL',
    }));
    return compute(this, this.numbers.get(number) as AnyNumber, of, -1, layers, inForce).value;
  }
}
