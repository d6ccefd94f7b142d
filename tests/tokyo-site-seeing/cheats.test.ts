import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { cheats } from '#engine/systems/tokyo-site-seeing/document/cheats.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import type { TokyoGame } from '#engine/systems/tokyo-site-seeing/table/game.ts';
import { contentWith } from './sample.ts';

const isCheat = new Ajv({ strict: false }).compile(cheats.schema);

function newGame(): Session {
  return Session.open(tokyoSiteSeeing, contentWith(), { seed: 4 });
}

function tableAfter(...cheats: readonly JsonObject[]): { readonly table: Tables; readonly session: Session } {
  const session = newGame();
  for (const cheat of cheats) {
    expect([cheat, isCheat(cheat)]).toEqual([cheat, true]);
    session.cheat(cheat);
    expect(tokyoSiteSeeing.brokenLaws(session.game as TokyoGame)).toEqual([]);
  }
  return { table: session.table() as unknown as Tables, session };
}
interface Tables {
  readonly pcs: Readonly<Record<string, PcTable>>;
  readonly slots: Readonly<Record<string, readonly unknown[]>>;
  readonly piles: Readonly<Record<string, readonly string[]>>;
  readonly discards: Readonly<Record<string, readonly string[]>>;
  readonly scenario: Readonly<Record<string, readonly unknown[]>>;
  readonly supply: { readonly ap: number };
}
interface PcTable {
  readonly damage: number;
  readonly ap: number;
  readonly progress: number;
  readonly area: string;
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly equipped: readonly unknown[];
  readonly skills: Readonly<Record<string, { readonly sealed: boolean; readonly exhaust: number }>>;
}

describe('what a PC has', () => {
  it('is set to any number that a table can hold', () => {
    const { table } = tableAfter(
      { damage: { pc: 'gangster', to: 2 } },
      { ap: { pc: 'gangster', to: 5 } },
      { progress: { pc: 'gangster', to: 3 } },
    );
    expect(table.pcs['gangster']).toMatchObject({ damage: 2, ap: 5, progress: 3 });
    const held = Object.values(table.pcs).reduce((sum, { ap }) => sum + ap, 0);
    expect(table.supply.ap + held).toBe(12);
  });

  it('can move, and its skills can be opened and exhausted', () => {
    const { table } = tableAfter(
      { move: { pc: 'engineer', area: 'AKB' } },
      { unseal: { pc: 'engineer', skill: 'site' } },
      { exhaust: { pc: 'engineer', skill: 'site', to: 2 } },
    );
    expect(table.pcs['engineer']?.area).toBe('AKB');
    expect(table.pcs['engineer']?.skills['site']).toEqual({ sealed: false, exhaust: 2 });
  });
});

describe('a BOT card', () => {
  it('can be exhausted and refreshed', () => {
    const setup = { seed: 4, players: [{ pcs: ['procurer'] }], botCards: ['engineer'] };
    const session = Session.open(tokyoSiteSeeing, contentWith(), setup);
    const bots = () => (session.table() as { readonly bots?: unknown }).bots;
    for (const to of [2, 0]) {
      const cheat = { exhaust: { bot: 'engineer', to } };
      expect([cheat, isCheat(cheat)]).toEqual([cheat, true]);
      session.cheat(cheat);
      expect(bots()).toEqual({ engineer: { exhaust: to } });
    }
  });
});

describe('cards', () => {
  it('can be given, equipped with tokens, and removed', () => {
    const { table } = tableAfter(
      { give: { pc: 'procurer', card: 'I-01' } },
      { equip: { pc: 'procurer', card: 'W-01' } },
      { exhaust: { card: 'W-01', to: 1 } },
    );
    const { hand, equipped } = table.pcs['procurer'] as PcTable;
    expect(hand.at(-1)).toMatch(/^I-01#/);
    expect(equipped).toEqual([{ card: expect.stringMatching(/^W-01#/), exhaust: 1 }]);
    const card = (equipped[0] as { readonly card: string }).card;
    const without = tableAfter({ equip: { pc: 'procurer', card } }, { remove: { card } }).table;
    expect(without.pcs['procurer']?.equipped).toEqual([]);
  });

  it('are taken from the piles before any player loses one', () => {
    const { table, session } = tableAfter(
      ...Array.from({ length: 2 }, () => ({ give: { pc: 'procurer', card: 'I-01' } })),
    );
    const given = table.pcs['procurer']?.hand.filter((card) => card.startsWith('I-01#'));
    expect(new Set(given).size).toBe(2);
    session.cheat({ give: { pc: 'engineer', card: 'I-01' } });
    expect((session.table() as unknown as Tables).pcs['procurer']?.hand).toEqual(table.pcs['procurer']?.hand);
  });

  it('can be put on top of their pile', () => {
    const { table } = tableAfter(
      { next: { card: 'T-39' } },
      { next: { card: 'W-05' } },
      { next: { card: 'W-09', pc: 'engineer' } },
      { next: { card: 'ES-01' } },
    );
    expect(table.piles['trouble']?.[0]).toMatch(/^T-39#/);
    expect(table.piles['weapon']?.[0]).toMatch(/^W-05#/);
    expect(table.pcs['engineer']?.deck.slice(0, 2)).toEqual(['ES-01#1', expect.stringMatching(/^W-09#/)]);
  });
});

describe('troubles', () => {
  it('can be placed, damaged, marked and cleared', () => {
    const placed = { place: { card: 'T-39', slot: 'SJK0' } };
    const { table, session } = tableAfter(
      placed,
      { damage: { card: 'T-39', to: 1 } },
      { progress: { card: 'T-39', to: 2 } },
    );
    expect(table.slots['SJK0']?.at(-1)).toMatchObject({ damage: 1, progress: 2 });
    session.cheat({ clear: { card: 'T-39' } });
    const cleared = session.table() as unknown as Tables;
    expect(cleared.slots['SJK0']).toHaveLength(1);
    expect(cleared.discards['trouble']?.at(-1)).toMatch(/^T-39#/);
  });
});

describe('a scenario card', () => {
  it('can be revealed with its text', () => {
    const hidden = (newGame().table() as unknown as Tables).scenario['deck'] as readonly string[];
    const card = hidden.at(-1) as string;
    const { table, session } = tableAfter({ reveal: { card } });
    expect(table.scenario['deck']).not.toContain(card);
    expect(session.eventsFrom(0)).toContainEqual(expect.objectContaining({ kind: 'reveal', card }));
  });
});

it('every published cheat has a sentence', () => {
  const shapes = (cheats.schema as unknown as { readonly anyOf: readonly { readonly required: readonly string[] }[] })
    .anyOf;
  for (const { required } of shapes) expect(Object.keys(tokyoSiteSeeing.words.cheats)).toContain(required[0]);
});

describe('an impossible table is refused', () => {
  it.each([
    [{ fly: {} }, 'cheatUnknown'],
    [{ damage: { pc: 'nobody', to: 1 } }, 'putUnknown'],
    [{ damage: { pc: 'gangster', to: 9 } }, 'putTooMuch'],
    [{ put: { slots: { SBY0: ['T-39', 'T-17'] } } }, 'putTooMuch'],
    [{ damage: { pc: 'gangster', to: -1 } }, 'putNoNumber'],
    [{ damage: { card: 'T-39', to: 1 } }, 'cheatNotThere'],
    [{ ap: { pc: 'gangster', to: 13 } }, 'putApTokens'],
    [{ exhaust: { card: 'W-01', to: 1 } }, 'cheatNotThere'],
    [{ exhaust: { pc: 'gangster', skill: 'flying', to: 1 } }, 'putUnknown'],
    [{ exhaust: { bot: 'engineer', to: 1 } }, 'putUnknown'],
    [{ unseal: { skill: 'site' } }, 'cheatField'],
    [{ give: { pc: 'gangster', card: 'T-39' } }, 'cheatNoFit'],
    [{ equip: { pc: 'gangster', card: 'X-99' } }, 'putUnknown'],
    [{ place: { card: 'W-01', slot: 'SJK0' } }, 'cheatSlotTaken'],
    [{ place: { card: 'T-39', slot: 'SJK9' } }, 'putUnknown'],
    [{ clear: { card: 'T-39' } }, 'cheatNotThere'],
    [{ reveal: { card: 'W-01' } }, 'cheatNoFit'],
  ])('%j is refused: %s', (cheat, code) => {
    const session = newGame();
    const before = session.hash();
    try {
      session.cheat(cheat as JsonObject);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RefusalError);
      expect((error as RefusalError).refusal.code).toBe(code);
      expect(tokyoSiteSeeing.words.refusals[code]).toBeDefined();
    }
    expect(session.hash()).toBe(before);
  });

  it('a fourth piece of equipment does not fit', () => {
    const session = newGame();
    for (let i = 0; i < 3; i++) session.cheat({ equip: { pc: 'gangster', card: 'W-01' } });
    expect(() => session.cheat({ equip: { pc: 'gangster', card: 'W-05' } })).toThrow('putTooMuch');
  });

  it('a market card cannot be cleared as a trouble', () => {
    const session = newGame();
    const top = (session.table() as unknown as Tables).slots['SJK0']?.[0] as string;
    expect(() => session.cheat({ clear: { card: top } })).toThrow('cheatNoTrouble');
    expect(() => session.cheat({ damage: { card: top, to: 1 } })).toThrow('cheatNoEnemy');
  });

  it('SITE: its open card takes damage, is in no slot, and a PC put outside no longer takes part', () => {
    const inSite = { area: 'SITE' };
    const put = { pcs: { procurer: inSite }, exploration: { participants: ['procurer'], card: 'X-05' } };
    const { session } = tableAfter({ put }, { damage: { card: 'X-05', to: 2 } });
    expect(session.table()['exploration']).toMatchObject({ card: { card: 'X-05#1', damage: 2 } });
    expect(() => session.cheat({ place: { card: 'X-05', slot: 'SNG0' } })).toThrow('cheatNoFit');
    session.cheat({ put: { exploration: null } });
    expect(() => session.cheat({ put: { exploration: { participants: ['engineer'] } } })).toThrow('putOutside');
    session.cheat({ put: { exploration: { participants: ['procurer'] } } });
    session.cheat({ move: { pc: 'procurer', area: 'AKB' } });
    expect(tokyoSiteSeeing.brokenLaws(session.game as TokyoGame)).toEqual([]);
    expect(session.table()['exploration']).toBeNull();
  });
});
