import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Windows } from '#engine/kernel/changes/windows.ts';
import type { Scope, Standing } from '#engine/kernel/language/block.ts';
import { lastingModifiers } from '#engine/kernel/numbers/lasting-modifiers.ts';
import { compute } from '#engine/kernel/numbers/number.ts';
import type { Content } from '#engine/kernel/system.ts';
import type { ThingNames } from '#engine/kernel/table/lasting-document.ts';
import type { Place, Reading, Thing } from '#engine/kernel/table/table.ts';
import { noTexts } from '#engine/library/abilities/no-texts.ts';

// Lantern market: two to four seats bid for lanterns behind their hands, and tie ribbons from hidden hands to them.

export const seatNames = ['ada', 'bo', 'cy', 'dee'] as const;
export const counters = ['round', 'result', 'turn', 'coins', 'bid'] as const;
export type Counter = (typeof counters)[number];
export const counter = (name: Counter) => counters.indexOf(name);
export const placeNames = ['market', 'pile', 'heap', 'kept', 'stock'] as const;
export const place = { market: 0, pile: 1, heap: 2, kept: 3, stock: 4 } as const;
export const handOf = (seat: Thing): Place => 3 + 2 * seat;
export const lanternsOf = (seat: Thing): Place => 4 + 2 * seat;
/** The table itself, for what belongs to nobody; seats are the things after it. */
export const theTable: Thing = 0;
/** The text of what a gilded ribbon does. */
export const gilded = 'gilded';
const placesBeforeSeats = 5;
export const placesFor = (seats: number) => placesBeforeSeats + 2 * seats;

export interface Design {
  readonly id: string;
  readonly sort: 'lantern' | 'ribbon';
  readonly colour: string;
  readonly light: number;
  readonly gilded: boolean;
}
export interface Market extends Content {
  readonly designs: readonly Design[];
}

export class LanternGame {
  readonly content: Market;
  readonly table: Reading;
  readonly seed: number;
  readonly seats: readonly Thing[];
  readonly windows: Windows<LanternGame> = noTexts;

  constructor(content: Market, setup: JsonObject, table: Reading) {
    this.content = content;
    this.table = table;
    this.seed = setup['seed'] as number;
    this.seats = Array.from({ length: setup['players'] as number }, (_, i) => i + 1);
  }

  block(): undefined {
    return undefined;
  }
  only(things: readonly Thing[]): readonly Thing[] {
    return things;
  }
  count(of: Thing, name: Counter): number {
    return this.table.count(of, counter(name));
  }
  design(piece: Thing): Design {
    return this.content.designs[this.table.designOf(piece)] as Design;
  }
  name(thing: Thing): string {
    if (thing === theTable) return 'table';
    return thing <= this.seats.length ? (seatNames[thing - 1] as string) : this.design(thing).id;
  }
  /** What lasts, in the table document. */
  readonly names: ThingNames = { nameOf: (thing) => this.name(thing) };
  get isOver(): boolean {
    return this.count(theTable, 'result') > 0;
  }
  /** A gilded ribbon: whoever has tied it pays one less for the next lantern (LM-TIE-04). */
  standings(path: string): readonly Standing[] | undefined {
    if (path !== gilded) return undefined;
    return [{ number: 'price', layer: 'add', of: (_: unknown, { self }: Scope) => [self], amount: () => -1 }];
  }
  /** What the winner pays: the bid, with what lasts. */
  price(seat: Thing): number {
    const inForce = lastingModifiers(this, 'price', seat).map(({ layer, amount }) => ({
      layer,
      amount,
      rule: 'LM-TIE-04',
    }));
    const rule = { id: 'price', rule: 'LM-BID-02', floor: 0, base: () => this.count(seat, 'bid') };
    return compute(this, rule, seat, -1, [{ id: 'add', does: 'add' }], inForce).value;
  }
  /** The ribbon that is tied to a lantern. */
  ribbonOn(lantern: Thing): Thing | undefined {
    return this.table.on(lantern)[0];
  }
  /** Who has bid most, when nobody has bid as much; undefined when several have, or nobody has bid anything. */
  get winner(): Thing | undefined {
    const most = Math.max(...this.seats.map((seat) => this.count(seat, 'bid')));
    const first = this.seats.filter((seat) => this.count(seat, 'bid') === most);
    return most > 0 && first.length === 1 ? first[0] : undefined;
  }
  /** How bright the lantern in the market is. */
  get light(): number {
    const [lantern] = this.table.at(place.market);
    return lantern === undefined ? 0 : this.design(lantern).light;
  }
  /** What a seat's score is made of, in points. */
  score(seat: Thing): { readonly light: number; readonly ribbons: number; readonly coins: number } {
    const lanterns = this.table.at(lanternsOf(seat));
    return {
      light: lanterns.reduce((sum, lantern) => sum + this.design(lantern).light, 0),
      ribbons: 2 * lanterns.filter((lantern) => this.ribbonOn(lantern) !== undefined).length,
      coins: Math.floor(this.count(seat, 'coins') / 3),
    };
  }
}

/** The designs of a project: lanterns, then ribbons. */
export function designsOf(document: Json | undefined): readonly Design[] {
  const listed = (key: 'lanterns' | 'ribbons', sort: Design['sort']) =>
    (isObject(document) && Array.isArray(document[key]) ? (document[key] as readonly JsonObject[]) : []).map(
      ({ id, colour, light = 0, gilded = false }) => ({
        id: String(id),
        sort,
        colour: String(colour),
        light: Number(light),
        gilded: gilded === true,
      }),
    );
  return [...listed('lanterns', 'lantern'), ...listed('ribbons', 'ribbon')];
}
