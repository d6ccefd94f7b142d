import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { AnyNumber } from '#engine/kernel/numbers/number.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import { hostOf, type Thing } from '#engine/kernel/table/things-and-places.ts';
import type { GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import type { Characteristics } from '#engine/library/abilities/characteristics.ts';
import type { PlainLayout } from '#engine/library/plain-game/layout.ts';
import { TextGame } from '#engine/library/plain-game/text-game.ts';
import { queriesOf } from '#engine/library/queries/queries.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type {
  ArkhamContent,
  ArkhamDesign,
  CardAbility,
  CardFace,
  PlayedScenario,
  PlayerDeck,
} from '../content/design.ts';
import type { AbilityKind } from '../formats/abilities.ts';
import type { CardType, Keyword, PrintedValue } from '../formats/cards.ts';
import { type Difficulty, levels } from '../formats/scenario.ts';
import { counter, phases, plan, seatNames, states } from './plan.ts';

export interface ArkhamSetup {
  readonly scenario: string;
  readonly level: Difficulty;
  readonly decks: readonly string[];
  readonly seed: number;
}
/** Traits, keywords and texts that are gained or blank depend on abilities, so they are passed in with these. */
export interface ArkhamBehaviour extends GameBehaviour {
  readonly characteristics: Characteristics<ArkhamGame, CardAbility>;
}
export const queries = queriesOf<ArkhamGame>();

const layouts = Array.from({ length: 5 }, (_, seats) => plan.layout({ seat: seatNames.slice(0, seats) }));
export const layoutFor = (seats: number): PlainLayout => layouts[seats] as PlainLayout;

/** Read-only view of the table. */
export class ArkhamGame extends TextGame<typeof plan, ArkhamDesign, ArkhamContent> {
  readonly setup: ArkhamSetup;
  readonly scenario: PlayedScenario;
  readonly decks: readonly PlayerDeck[];
  readonly layout: PlainLayout;
  readonly characteristics: Characteristics<ArkhamGame, CardAbility>;
  readonly on: (table: ReadonlyTable) => ArkhamGame;
  private defeatedOne: Thing = -1;

  constructor(
    content: ArkhamContent,
    setup: JsonObject,
    table: ReadonlyTable,
    numbers: ReadonlyMap<string, AnyNumber>,
    workings: ArkhamBehaviour,
  ) {
    const given = setup as unknown as ArkhamSetup;
    super(content, given.seed, table, numbers, workings);
    this.on = (other) => new ArkhamGame(content, setup, other, numbers, workings);
    this.setup = given;
    this.characteristics = workings.characteristics;
    this.scenario = content.scenarios.find(({ id }) => id === given.scenario) as PlayedScenario;
    this.decks = given.decks.map((id) => content.decks.find((deck) => deck.id === id) as PlayerDeck);
    this.layout = layoutFor(given.decks.length);
  }

  standings(path: string) {
    return this.content.standings.get(path);
  }
  override only(things: readonly Thing[], kinds: readonly string[]): readonly Thing[] {
    return things.filter((thing) =>
      this.isSeat(thing)
        ? kinds.includes('investigator')
        : this.isCard(thing) && (kinds.includes('card') || kinds.includes(this.type(thing))),
    );
  }
  isSeat(thing: Thing): boolean {
    return thing > 0 && thing < this.layout.firstPiece;
  }
  isPiece(thing: Thing): boolean {
    return thing >= this.layout.firstPiece;
  }
  isCard(thing: Thing): boolean {
    return this.isPiece(thing) && this.kind(thing).sort === 'card';
  }

  /** The side that lies up. Cards out of play show their front. */
  face(card: Thing): CardFace {
    const { sides } = this.kind(card);
    return (this.count(card, counter.side) === 1 ? sides[1] : sides[0]) ?? sides[0];
  }
  /** Abilities in force of a card; a blank text box has none, and gained texts stay (AH-AB-26). */
  abilities(card: Thing): readonly CardAbility[] {
    return this.characteristics.isBlank(this, card) ? [] : this.face(card).entries;
  }
  /** Those of a kind on the side that lies up, also where a text box is blank. */
  printedAbilities(card: Thing, kind: AbilityKind): readonly CardAbility[] {
    return this.face(card).entries.filter((one) => one.kind === kind);
  }
  type(card: Thing): CardType {
    return this.face(card).type;
  }
  is(thing: Thing, ...types: readonly CardType[]): boolean {
    return this.isPiece(thing) && types.includes(this.type(thing));
  }
  traits(card: Thing): readonly string[] {
    return this.isCard(card) ? this.characteristics.of(this, 'trait', card) : [];
  }
  has(card: Thing, keyword: Keyword): boolean {
    return this.characteristics.count(this, 'keyword', keyword, card) > 0;
  }
  /** Values multiply by the investigators who started (AH-AC-04). */
  printed(value: PrintedValue | null): number {
    if (value === null) return 0;
    return typeof value === 'number' ? value : value.perInvestigator * this.count(theGame, counter.started);
  }

  get level(): Difficulty {
    return levels[this.count(theGame, counter.level)] as Difficulty;
  }
  get phase(): (typeof phases)[number] {
    return phases[this.count(theGame, counter.phase)] as (typeof phases)[number];
  }
  get lead(): Thing {
    return this.count(theGame, counter.lead);
  }
  get active(): Thing {
    return this.count(theGame, counter.active);
  }
  isPlaying(seat: Thing): boolean {
    return states[this.count(seat, counter.state)] === 'playing';
  }
  /** Investigators in player order, from the lead (AH-TM-13). */
  get investigators(): readonly Thing[] {
    return inOrder(this);
  }
  get act(): Thing | undefined {
    return this.at('acts')[0];
  }
  get agenda(): Thing | undefined {
    return this.at('agendas')[0];
  }
  get locations(): readonly Thing[] {
    return this.at('locations');
  }
  locationOf(thing: Thing): Thing {
    if (this.isSeat(thing)) return this.count(thing, counter.at);
    if (this.is(thing, 'location')) return thing;
    const place = this.table.placeOf(thing);
    const host = hostOf(place);
    if (host >= 0) return this.locationOf(host);
    const seat = this.seatOf(thing);
    return seat < 0 ? 0 : this.count(seat, counter.at);
  }
  /** Whose hand, deck, play area, … a card lies in; -1: nobody's. Attachments go with their host. */
  seatOf(card: Thing): Thing {
    const place = this.table.placeOf(card);
    const host = hostOf(place);
    if (host >= 0) return this.isPiece(host) ? this.seatOf(host) : -1;
    return seatsOfPlaces(this.layout).get(place) ?? -1;
  }
  controller(card: Thing): Thing {
    const seat = this.seatOf(card);
    return seat >= 0 && this.seatOfPlace(card, 'threat') < 0 ? seat : -1;
  }
  private seatOfPlace(card: Thing, key: 'threat'): Thing {
    const place = this.table.placeOf(card);
    return this.seats.find((seat) => this.place(key, seat) === place) ?? -1;
  }
  owner(card: Thing): Thing {
    const owner = this.count(card, counter.owner);
    return owner > 0 ? owner : -1;
  }
  investigatorsAt(location: Thing): readonly Thing[] {
    return this.investigators.filter((seat) => this.count(seat, counter.at) === location);
  }
  isReady(card: Thing): boolean {
    return this.count(card, counter.exhausted) === 0;
  }
  isRevealed(location: Thing): boolean {
    return this.kind(location).sides.length === 1 || this.count(location, counter.side) === 1;
  }
  /** Enemies in play. */
  get enemies(): readonly Thing[] {
    const all = enemiesInPlay(this);
    const { defeatedOne } = this;
    return this.is(defeatedOne, 'enemy') && !all.includes(defeatedOne) ? [...all, defeatedOne] : all;
  }
  /** What is asked after a defeat: an enemy that has left play for it counts as in play (AH-TM-08). */
  lookingBack<Answer>(at: Thing, ask: () => Answer): Answer {
    this.defeatedOne = at;
    try {
      return ask();
    } finally {
      this.defeatedOne = -1;
    }
  }
  /** With whom an enemy is engaged; a ready massive one with everybody there (AH-EN-17). */
  engagedWith(enemy: Thing): readonly Thing[] {
    if (this.has(enemy, 'massive')) return this.isReady(enemy) ? this.investigatorsAt(this.locationOf(enemy)) : [];
    const seat = this.seatOfPlace(enemy, 'threat');
    return seat < 0 ? [] : [seat];
  }
  engagedEnemies(seat: Thing): readonly Thing[] {
    return this.enemies.filter((enemy) => this.engagedWith(enemy).includes(seat));
  }
  enemiesAt(location: Thing): readonly Thing[] {
    return this.enemies.filter((enemy) => this.locationOf(enemy) === location);
  }
  /** Where a location leads to, of those in play. */
  connected(location: Thing): readonly Thing[] {
    return connections(this).get(location) ?? [];
  }
  isInPlay(card: Thing): boolean {
    const place = this.table.placeOf(card);
    const host = hostOf(place);
    if (host >= 0) return this.isPiece(host) && this.isInPlay(host);
    if (card === this.act || card === this.agenda) return true;
    return playPlaces(this.layout).has(place);
  }
  actionsLeft(seat: Thing): number {
    return Math.max(
      0,
      this.value('actions', seat) + this.count(seat, counter.gained) - this.count(seat, counter.spent),
    );
  }
  /** The ability that says what a symbol does: of the reference card, or of the tester's card for the elder sign. */
  lineOf(symbol: string, tester: Thing): { readonly card: Thing; readonly ability: CardAbility } | null {
    const card = symbol === 'elderSign' ? this.at('investigator', tester)[0] : this.at('reference')[0];
    if (card === undefined) return null;
    const ability = this.face(card).entries.find((one) => {
      if (one.kind === 'elderSign') return symbol === 'elderSign';
      return one.kind === 'symbol' && one.symbol === symbol && one.levels?.includes(this.level) !== false;
    });
    return ability === undefined ? null : { card, ability };
  }
}

const seatPlaces = ['investigator', 'hand', 'deck', 'discard', 'play', 'threat', 'committed'] as const;
const inPlayPlaces = ['investigator', 'play', 'threat'] as const;
const seatsOfPlaces = memoizeByKey(
  (layout: PlainLayout) =>
    new Map(
      seatPlaces.flatMap((key) =>
        (layout.things['seat'] ?? []).map((seat): [number, Thing] => [layout.places[key]?.[seat] ?? -1, seat]),
      ),
    ),
);
const playPlaces = memoizeByKey(
  (layout: PlainLayout) =>
    new Set([...(layout.allPlaces['locations'] ?? []), ...inPlayPlaces.flatMap((key) => layout.allPlaces[key] ?? [])]),
);

const inOrder = queries.query({ counters: [counter.state, counter.lead] }, (game): readonly Thing[] => {
  const from = Math.max(0, game.seats.indexOf(game.lead));
  return [...game.seats.slice(from), ...game.seats.slice(0, from)].filter((seat) => game.isPlaying(seat));
});
/** Where cards in play lie, besides those on others: what texts and enemies are read from. */
export const placesInPlay = (game: ArkhamGame) => [
  ...game.places('play'),
  ...game.places('threat'),
  ...game.places('locations'),
  ...game.places('investigator'),
];
const looksAtPlay = { places: placesInPlay, attached: true, counters: [counter.side] } as const;
const enemiesInPlay = queries.query(looksAtPlay, (game): readonly Thing[] => {
  const found: Thing[] = [];
  const look = (card: Thing): void => {
    if (game.type(card) === 'enemy') found.push(card);
    for (const one of game.table.on(card)) look(one);
  };
  for (const seat of game.seats) {
    for (const card of game.at('threat', seat)) look(card);
    for (const card of game.at('play', seat)) look(card);
  }
  for (const location of game.locations) for (const card of game.table.on(location)) look(card);
  return found;
});
const connections = queries.query(
  {
    places: (game) => [...game.places('locations'), game.place('acts'), game.place('agendas')],
    counters: [counter.side],
  },
  (game): ReadonlyMap<Thing, readonly Thing[]> => {
    const byId = new Map(game.locations.map((location) => [game.kind(location).id, location]));
    const links = [game.act, game.agenda].flatMap((card) => (card === undefined ? [] : game.face(card).links));
    return new Map(
      game.locations.map((location) => {
        const added = links.filter(({ from }) => from === game.kind(location).id).map(({ to }) => to);
        const all = [...game.face(location).connections, ...added].flatMap((id) => byId.get(id) ?? []);
        return [location, [...new Set(all)].filter((to) => to !== location)];
      }),
    );
  },
);
