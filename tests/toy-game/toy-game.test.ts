import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Documents, RuleSystem } from '#engine/kernel/system.ts';
import { wholeSetup } from '#host/whole-setup.ts';
import { keepsTheLaws } from '../kernel/foreign/keeps-the-laws.ts';
import { refusal } from '../kernel/toy/open.ts';
import { describeSystem } from '../systems/describe-system.ts';
import { lanternMarket } from './system.ts';

const documents: Documents = {
  'market.json': JSON.parse(readFileSync('tests/toy-game/project/market.json', 'utf8')) as Json,
};
const content = lanternMarket.compile(documents, lanternMarket.language, null);
const open = (setup: JsonObject) => Session.open(lanternMarket, content, setup);

describe('the lantern market', () => {
  it('sells to the highest bid, and to nobody when two are as high', () => {
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

  it('shows a seat its own hand, and how many cards the others hold', () => {
    const { seats } = open({ players: 3 }).table(1) as { readonly seats: Readonly<Record<string, JsonObject>> };
    expect(Object.values(seats).map(({ hand }) => (hand as readonly string[]).includes('?'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(seats['ada']?.['hand']).toEqual(['?', '?', '?']);
  });

  it('an option of another game is refused by its name', () => {
    const system = lanternMarket as unknown as RuleSystem;
    const content = { hash: '', blocks: new Map(), designs: [] };
    expect(refusal(() => wholeSetup(system, content, { setup: { choices: { scenario: ['S00'] } } }))['code']).toBe(
      'noSuchOption',
    );
  });

  keepsTheLaws(lanternMarket, [1, 2, 3], documents);
});

describeSystem(lanternMarket, documents);
