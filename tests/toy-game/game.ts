import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Windows } from '#engine/kernel/changes/windows.ts';
import type { Content } from '#engine/kernel/system.ts';
import type { Place, Reading, Thing } from '#engine/kernel/table/table.ts';
import { noTexts } from '#engine/library/abilities/no-texts.ts';

// Lantern market: two to four seats bid for lanterns behind their hands, and tie ribbons from hidden hands to them.

export const seatNames = ['ada', 'bo', 'cy', 'dee'] as const;
export const counters = ['round', 'result', 'turn', 'coins', 'on', 'bid'] as const;
export type Counter = (typeof counters)[number];
export const counter = (name: Counter) => counters.indexOf(name);
export const place = { market: 0, pile: 1, heap: 2, tied: 3, stock: 4 } as const;
export const handOf = (seat: Thing): Place => 3 + 2 * seat;
export const lanternsOf = (seat: Thing): Place => 4 + 2 * seat;
/** The table itself, for what belongs to nobody; seats are the things after it. */
export const theTable: Thing = 0;
const placesBeforeSeats = 5;
export const placesFor = (seats: number) => placesBeforeSeats + 2 * seats;

export interface Design {
  readonly id: string;
  readonly sort: 'lantern' | 'ribbon';
  readonly colour: string;
  readonly light: number;
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
  thing(name: string): Thing | undefined {
    const at = [...Array(this.table.things).keys()].find((thing) => thing > 0 && this.isThere(thing, name));
    return at;
  }
  private isThere(thing: Thing, name: string): boolean {
    return thing <= this.seats.length ? seatNames[thing - 1] === name : this.design(thing).id === name;
  }
  /** The ribbon that is tied to a lantern. */
  ribbonOn(lantern: Thing): Thing | undefined {
    return this.table.at(place.tied).find((ribbon) => this.count(ribbon, 'on') === lantern);
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

  /** The whole table; for a seat, without what lies in the pile and in other hands. */
  print(seat?: number): JsonObject {
    const names = (at: Place) => this.table.at(at).map((piece) => this.name(piece));
    const unseen = (at: Place) => this.table.at(at).map(() => '?');
    const lit = (lantern: Thing): Json => {
      const ribbon = this.ribbonOn(lantern);
      return ribbon === undefined ? this.name(lantern) : { lantern: this.name(lantern), ribbon: this.name(ribbon) };
    };
    return {
      round: this.count(theTable, 'round'),
      result: this.count(theTable, 'result') > 0 ? 'soldOut' : null,
      market: names(place.market),
      pile: seat === undefined ? names(place.pile) : unseen(place.pile),
      heap: names(place.heap),
      seats: Object.fromEntries(
        this.seats.map((one) => [
          this.name(one),
          {
            coins: this.count(one, 'coins'),
            lanterns: this.table.at(lanternsOf(one)).map(lit),
            hand: seat === undefined || seat === one - 1 ? names(handOf(one)) : unseen(handOf(one)),
          },
        ]),
      ),
    };
  }
}

/** The designs of a project: lanterns, then ribbons. */
export function designsOf(document: Json | undefined): readonly Design[] {
  const listed = (key: 'lanterns' | 'ribbons', sort: Design['sort']) =>
    (isObject(document) && Array.isArray(document[key]) ? (document[key] as readonly JsonObject[]) : []).map(
      ({ id, colour, light = 0 }) => ({ id: String(id), sort, colour: String(colour), light: Number(light) }),
    );
  return [...listed('lanterns', 'lantern'), ...listed('ribbons', 'ribbon')];
}
