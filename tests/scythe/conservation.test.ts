import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import { seatOfOne } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { random } from '#engine/players/random.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

// The package includes the game of its required sample
const project = await readProjectForPlay('sample-content/scythe-salt-road');
if (!('playable' in project)) throw new Error('sample-content/scythe-salt-road has errors');
const { system, documents } = project.playable;
const content = system.compile(documents, system.language, null) as Content;
const rulings = [{}, { combatStarFirst: true, workersRetreatAtOnce: true, factoryDeclineKeepsRight: true }];

type Unit = string | { readonly unit: string };
interface Seat {
  readonly coins: number;
  readonly power: number;
  readonly popularity: number;
  readonly hand: readonly string[];
  readonly objectives: readonly string[];
  readonly taken: readonly string[];
  readonly units: readonly Unit[];
  readonly structures: readonly string[];
}
interface Hex {
  readonly goods?: Readonly<Record<string, number>>;
  readonly units: readonly Unit[];
  readonly structures: readonly string[];
}
interface Table {
  readonly seats: Readonly<Record<string, Seat>>;
  readonly hexes: Readonly<Record<string, Hex>>;
  readonly homes: Readonly<Record<string, { readonly units: readonly Unit[] }>>;
  readonly combatDeck: readonly string[];
  readonly combatDiscards: readonly string[];
  readonly encounterDeck: readonly string[];
  readonly encounters: readonly string[];
  readonly objectiveDeck: readonly string[];
  readonly factoryCards: readonly string[];
}
const tableOf = (session: Session) => session.table() as unknown as Table;
const nameOf = (unit: Unit): string => (typeof unit === 'string' ? unit : unit.unit);
const sorted = (names: readonly string[]) => [...names].sort();

/** All pieces and cards that a game has, wherever they are. */
function piecesOn({ seats, hexes, homes, ...table }: Table) {
  const all = Object.values(seats);
  const places = [...all, ...Object.values(hexes), ...Object.values(homes)];
  return {
    units: sorted(places.flatMap(({ units }) => units.map(nameOf))),
    structures: sorted([...all, ...Object.values(hexes)].flatMap(({ structures }) => structures)),
    combatCards: sorted([...table.combatDeck, ...table.combatDiscards, ...all.flatMap(({ hand }) => hand)]),
    encounters: sorted([...table.encounterDeck, ...table.encounters]),
    objectives: sorted([...table.objectiveDeck, ...all.flatMap(({ objectives }) => objectives)]),
    factoryCards: sorted([...table.factoryCards, ...all.flatMap(({ taken }) => taken)]),
  };
}
/** Coins, power, popularity and goods, each by its owner. */
function amountsOn({ seats, hexes }: Table): Map<string, number> {
  const found = new Map<string, number>();
  for (const [seat, { coins, power, popularity }] of Object.entries(seats))
    for (const [kind, amount] of Object.entries({ coins, power, popularity })) found.set(`${kind} ${seat}`, amount);
  for (const [hex, { goods = {} }] of Object.entries(hexes))
    for (const [resource, amount] of Object.entries(goods)) found.set(`${resource} ${hex}`, amount);
  return found;
}
/** The same by what was there at first and by the events. */
function booked(begin: Table, events: readonly JsonObject[]): Map<string, number> {
  const found = amountsOn(begin);
  const add = (what: string, amount: number) => {
    const now = (found.get(what) ?? 0) + amount;
    if (now === 0 && !what.includes(' seat')) found.delete(what);
    else found.set(what, now);
  };
  for (const event of events) {
    const amount = event['amount'] as number;
    switch (event['kind']) {
      case 'coins':
      case 'power':
      case 'popularity':
        add(`${event['kind']} ${event['seat']}`, amount);
        break;
      case 'goods':
        add(`${event['resource']} ${event['hex']}`, amount);
        break;
      case 'carry':
        add(`${event['resource']} ${event['source']}`, -amount);
        add(`${event['resource']} ${event['to']}`, amount);
        break;
    }
  }
  return found;
}

describe('coins, power, popularity and goods change only by logged events, and no piece or card appears or vanishes', () => {
  const cases = system.setups(content).flatMap((setup) => rulings.map((ruling) => ({ ...setup, ...ruling })));
  it.each(cases.map((setup) => [JSON.stringify(setup), setup] as const))('%s', (_, setup) => {
    const session = Session.open(system, content, { ...setup, seed: 5, roundLimit: 25 }, { keep: true });
    const begin = tableOf(session);
    const program = random(5);
    const look = () => {
      const table = tableOf(session);
      expect(system.brokenLaws(session.game)).toEqual([]);
      expect(piecesOn(table)).toEqual(piecesOn(begin));
      const amounts = amountsOn(table);
      expect(new Map([...amounts].sort())).toEqual(new Map([...booked(begin, session.eventsFrom(0))].sort()));
      expect([...amounts.values()].filter((amount) => amount < 0)).toEqual([]);
    };
    while (session.decision !== null) {
      if (session.decisions % 199 === 0) look();
      session.choose(program.choose(session, seatOfOne(session)));
    }
    look();
    expect(session.result).not.toBe(null);
  });
});
