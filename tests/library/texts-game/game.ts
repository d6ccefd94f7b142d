import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Layer } from '#engine/kernel/numbers/layer.ts';
import type { AnyNumber, NumberRule } from '#engine/kernel/numbers/number.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { AbilityGame, type GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import { isUsedUp, type LimitedUse } from '#engine/library/abilities/use-limits.ts';
import { attachedTo } from '#engine/library/links/attaching.ts';
import { nameOn } from '#engine/library/plain-game/layout.ts';
import { blankTable } from '#engine/library/plain-game/setup-builder.ts';
import { queriesOf } from '#engine/library/queries/queries.ts';
import type { Design, Entry, TextsContent } from './content.ts';
import { counter, layout, ofSeat, plan } from './table.ts';

export const layers = [
  { id: 'set', does: 'set' },
  { id: 'add', does: 'add' },
] as const satisfies readonly Layer[];

export const queries = queriesOf<TextsGame>();

export class TextsGame extends AbilityGame<TextsContent> {
  readonly layout = layout;
  readonly seats = layout.things['seat'] ?? [];

  constructor(
    content: TextsContent,
    { seed }: JsonObject,
    table: ReadonlyTable,
    numbers: ReadonlyMap<string, AnyNumber>,
    workings: GameBehaviour,
  ) {
    super(content, seed as number, table, numbers, workings);
  }

  standings(path: string) {
    return this.content.standings.get(path);
  }
  override only(things: readonly Thing[], kinds: readonly string[]): readonly Thing[] {
    return things.filter((thing) => kinds.includes(this.isPiece(thing) ? 'card' : 'player'));
  }
  isPiece(thing: Thing): boolean {
    return thing >= layout.firstPiece;
  }
  get pieces(): readonly Thing[] {
    return Array.from({ length: this.table.things - layout.firstPiece }, (_, i) => layout.firstPiece + i);
  }
  design(card: Thing): Design {
    return this.content.designs[this.table.designOf(card)] as Design;
  }
  name(thing: Thing): string {
    return nameOn(this, thing);
  }
  pile(pile: Parameters<typeof ofSeat>[0], seat: Thing): readonly Thing[] {
    return this.table.at(ofSeat(pile, seat));
  }
  controller(card: Thing): Thing {
    const host = attachedTo(this, card);
    const at = this.table.placeOf(host < 0 ? card : host);
    return this.seats.find((seat) => ofSeat('play', seat) === at) ?? -1;
  }
  limitedUse(by: Thing, card: Thing, { block }: Entry): LimitedUse {
    return { text: block, title: this.design(card).id, by, source: card };
  }
  /** Its cost can be paid, and it is not used up. */
  mayUse(by: Thing, card: Thing, entry: Entry): boolean {
    const { limit } = entry;
    const { kind, cost } = this.design(card);
    const pays = kind === 'item' || this.count(by, counter('coins')) >= cost;
    return pays && (limit === null || !isUsedUp(this, limit, this.limitedUse(by, card, entry)));
  }
  played(card: Thing): Entry | undefined {
    return this.design(card).entries.find(({ isPlayed }) => isPlayed);
  }
  get isWon(): boolean {
    return this.seats.reduce((sum, seat) => sum + this.count(seat, counter('coins')), 0) >= 10;
  }
}

/** What texts modify. */
const skill: NumberRule<TextsGame> = {
  id: 'skill',
  rule: 'T-ST-13',
  floor: 0,
  base: () => 3,
};
export const numbers = [skill];

export function emptyTable(content: TextsContent): Table {
  const table = blankTable(plan, layout);
  for (const [design, { copies }] of content.designs.entries())
    for (let copy = 1; copy <= copies; copy++) table.make(design, copy);
  return table;
}
