import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { wholeSetup } from '#host/play/whole-setup.ts';
import { keepsTheLaws } from '../kernel/foreign/keeps-the-laws.ts';
import { refusal } from '../kernel/toy/open.ts';
import { describeSystem } from '../systems/describe-system.ts';
import type { LanternGame } from './game.ts';
import { lanternMarket } from './system.ts';

const documents: Documents = {
  'market.json': JSON.parse(readFileSync('tests/toy-game/project/market.json', 'utf8')) as Json,
};
const content = lanternMarket.compile(documents, lanternMarket.language, null);
const open = (setup: JsonObject) => Session.open(lanternMarket, content, setup);

describe('the lantern market', () => {
  it('sells to the highest bid, and to nobody on a tie', () => {
    const session = open({ players: 2 });
    session.act({ do: 'bid', by: 'ada', amount: 3 });
    session.act({ do: 'bid', by: 'bo', amount: 1 });
    const { seats, market } = session.table() as { readonly seats: JsonObject; readonly market: Json };
    expect([market, seats['ada'], seats['bo']]).toEqual([
      [],
      { coins: 3, lanterns: [expect.any(String)], hand: expect.any(Array) },
      { coins: 6, lanterns: [], hand: expect.any(Array) },
    ]);
    const equal = open({ players: 2 });
    equal.act({ do: 'bid', by: 'ada', amount: 2 });
    equal.act({ do: 'bid', by: 'bo', amount: 2 });
    expect(equal.table()['heap']).toHaveLength(1);
  });

  it('is shuffled as before when a lantern has a new id', () => {
    const offered = (texts: string) => {
      const renamed = lanternMarket.compile({ 'market.json': JSON.parse(texts) as Json }, lanternMarket.language, null);
      const { market, pile } = Session.open(lanternMarket, renamed, { players: 2, seed: 5 }).table();
      return JSON.stringify([market, pile]);
    };
    const texts = JSON.stringify(documents['market.json']);
    const before = offered(texts);
    expect(before).toContain('"L-03"');
    expect(offered(texts.replace('"id":"L-03"', '"id":"L-90","formerly":"L-03"'))).toBe(
      before.replace('"L-03"', '"L-90"'),
    );
  });

  it('shows a seat its own hand, and the number of cards of the others', () => {
    const { seats } = open({ players: 3 }).table(1) as { readonly seats: Readonly<Record<string, JsonObject>> };
    expect(Object.values(seats).map(({ hand }) => (hand as readonly string[]).includes('?'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(seats['ada']?.['hand']).toEqual(['?', '?', '?']);
  });

  it('refuses an option of another game by its name', () => {
    const system = lanternMarket as unknown as RuleSystem;
    const content = { hash: '', blocks: new Map(), designs: [] };
    expect(refusal(() => wholeSetup(system, content, { setup: { choices: { scenario: ['S00'] } } }))['code']).toBe(
      'noSuchOption',
    );
  });

  const gilded = (
    documents['market.json'] as unknown as { ribbons: { id: string; colour: string; gilded?: boolean }[] }
  ).ribbons.find((one) => one.gilded)!;
  const { lanterns } = documents['market.json'] as unknown as { lanterns: { id: string; colour: string }[] };
  const own = lanterns.find(({ colour }) => colour === gilded.colour)!.id;
  const seatOf = (session: Session, name: string) => (session.table()['seats'] as Record<string, JsonObject>)[name];
  function aboutToTie(): Session {
    const session = open({ players: 2 });
    const sold = lanterns.filter(({ id }) => id !== own).slice(0, 3);
    session.cheat({
      put: {
        seats: { ada: { coins: 9, lanterns: [own], hand: [gilded.id] }, bo: { hand: [] } },
        market: [sold[0]!.id],
        pile: [sold[1]!.id, sold[2]!.id],
      },
    });
    for (const [by, amount] of [
      ['ada', 0],
      ['bo', 1],
    ] as const)
      session.act({ do: 'bid', by, amount });
    return session;
  }

  it('lets the player with a gilded ribbon pay one less for the next lantern only (LM-TIE-04)', () => {
    const session = aboutToTie();
    session.act({ do: 'tie', by: 'ada', ribbon: gilded.id, lantern: own });
    expect(seatOf(session, 'ada')).toEqual({ coins: 10, lanterns: [{ lantern: own, ribbon: gilded.id }], hand: [] });
    const told = session.table()['lasting'];
    expect(told).toEqual([
      { is: 'stands', text: 'gilded', self: 'ada', source: gilded.id, on: ['ada'], until: { name: 'sale', at: 'end' } },
    ]);
    const loaded = Session.load(lanternMarket, content, JSON.parse(JSON.stringify(session.save())));
    for (const one of [session, loaded]) {
      while (one.legal().some(({ do: word }) => word === 'pass')) one.act({ do: 'pass' });
      for (const [by, amount] of [
        ['ada', 4],
        ['bo', 1],
      ] as const)
        one.act({ do: 'bid', by, amount });
      expect([seatOf(one, 'ada')?.['coins'], one.table()['lasting']]).toEqual([10 - 3 + 1, undefined]);
    }
    session.undoTo(session.decisions - 1);
    session.cheat({ put: { lasting: [] } });
    session.cheat({ put: { lasting: told as Json } });
    expect(session.table()['lasting']).toEqual(told);
  });

  it('has the cheats that follow from its table: counters, pieces into places, and the whole by put', () => {
    const session = open({ players: 2 });
    session.cheat({ coins: { seat: 'bo', to: 2 } });
    session.cheat({ hand: { seat: 'bo', ribbon: gilded.id } });
    session.cheat({ market: { lantern: own } });
    expect([seatOf(session, 'bo')?.['coins'], session.table()['market']]).toEqual([2, expect.arrayContaining([own])]);
    expect(seatOf(session, 'bo')?.['hand']).toEqual(expect.arrayContaining([gilded.id]));
    const whole = session.table();
    session.cheat({ put: { seats: { ada: { hand: [] } }, market: [] } });
    session.cheat({ put: { seats: whole['seats'] as Json, market: whole['market'] as Json } });
    expect(session.table()).toEqual(whole);
    expect(lanternMarket.brokenLaws(session.game as LanternGame)).toEqual([]);
    const refused = (cheat: JsonObject) => refusal(() => session.cheat(cheat))?.['code'];
    expect([
      refused({ put: { market: ['L-99'] } }),
      refused({ put: { market: [own, own] } }),
      refused({ coins: { seat: 'bo', to: -1 } }),
      refused({ coins: { seat: 'eve', to: 1 } }),
      refused({ put: { result: 'over' } }),
      refused({ nothing: {} }),
    ]).toEqual(['putUnknown', 'putTwice', 'putNoNumber', 'putUnknown', 'putResult', 'cheatUnknown']);
  });

  keepsTheLaws(lanternMarket, [1, 2, 3], documents);
});

describeSystem(lanternMarket, documents);
