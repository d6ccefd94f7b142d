import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { rows } from '../matrix.ts';
import { contentWith, emptyTable, sample } from './sample.ts';

const bus = { pcs: { engineer: { area: 'SNG', equipped: ['I-34'] }, procurer: { area: 'SNG' } } };
const guide = { cards: [{ id: 'SC00-90', name: '案内人', companion: { hp: 3 }, effects: [] }] };

describe('a move', () => {
  it('is reported with its route and passengers', () => {
    const session = emptyTable(bus);
    session.act({ do: 'move', by: 'engineer', card: 'I-34', area: 'SBY' });
    expect(session.running.about()).toEqual({ by: 'engineer', card: 'I-34#1', path: ['SBY'] });
    session.act({ do: 'ride', by: 'procurer' });
    session.act({ do: 'goOn', area: 'SJK' });
    expect(session.running.about()).toEqual({
      by: 'engineer',
      card: 'I-34#1',
      area: 'SJK',
      path: ['SBY', 'SJK'],
      riders: ['procurer'],
    });
  });

  it('is on foot when no vehicle is named, also when the log is replayed', () => {
    const session = emptyTable(bus);
    session.act({ do: 'move', by: 'engineer', area: 'SBY' });
    expect(session.entries.at(-1)).toEqual({ do: 'move', by: 'engineer', area: 'SBY' });
    const again = emptyTable(bus);
    for (const entry of session.entries.slice(1)) again.enter(entry);
    expect(again.table()).toEqual(session.table());
    expect(again.table()).toMatchObject({ pcs: { engineer: { area: 'SBY', equipped: [{ exhaust: 0 }] } } });
  });
});

describe('the table document', () => {
  it('contains and accepts tokens on a slot, and companions that take part', () => {
    const put = {
      slots: { SBY0: [{ progress: 2 }] },
      scenario: { shown: [{ card: 'SC00-90', damage: 1 }] },
      exploration: { participants: ['procurer', 'SC00-90#1'], attempted: true },
      encounter: ['X-01'],
      pcs: { procurer: { area: 'SITE' } },
    };
    const printed = emptyTable(put, guide).table();
    expect(printed).toMatchObject({
      slots: { SBY0: [{ progress: 2 }] },
      scenario: { shown: [{ card: 'SC00-90#1', damage: 1, progress: 0 }] },
      exploration: { participants: ['procurer', 'SC00-90#1'] },
    });
    const { round: _, phase: __, result: ___, ...all } = printed;
    expect(emptyTable(all, guide).table()).toEqual(printed);
  });

  it('refuses a companion that is not shown', () => {
    const put = { exploration: { participants: ['SC00-90'] } };
    expect(() => emptyTable(put, guide)).toThrow('putUnknown');
  });
});

describe('cheats', () => {
  it('can damage a companion up to its HP', () => {
    const session = emptyTable({ scenario: { shown: ['SC00-90'] } }, guide);
    session.cheat({ damage: { card: 'SC00-90', to: 3 } });
    expect(session.table()).toMatchObject({ scenario: { shown: [{ card: 'SC00-90#1', damage: 3 }] } });
    expect(() => session.cheat({ damage: { card: 'SC00-90', to: 4 } })).toThrow('putTooMuch');
  });
});

describe('the laws hold when everything travels', () => {
  const scenarioPath = Object.keys(sample).find((path) => /^scenarios.*scenario\.json$/.test(path)) as string;
  const scenario = sample[scenarioPath] as JsonObject;
  const reveal = { id: 'join', stage: 'afterPlayers', do: [{ op: 'revealScenario', card: 'SC00-ZZ' }] };
  const vehicle = (id: string, copies: number, gives: JsonObject) => ({
    id,
    name: '車',
    copies,
    rarity: 'starter',
    category: 'equipment',
    ap: 1,
    equip: { ability: 'tech', target: 0 },
    vehicle: gives,
    effects: [
      {
        id: 'tired',
        when: { op: 'onDrive', vehicle: { op: 'thisCard' } },
        do: [{ op: 'draw', who: { op: 'self' }, amount: 1 }],
      },
    ],
  });
  const curse = {
    id: 'T-90',
    name: '呪い',
    copies: 20,
    rarity: 'common',
    ap: 3,
    solve: { by: 'check', ability: 'tech', target: 1 },
    reward: 0,
    effects: [
      { id: 'arrive', when: { op: 'onPlace' }, do: [{ op: 'placeProgress', on: { op: 'thisCard' }, amount: 1 }] },
      {
        id: 'enter',
        when: { op: 'onEnter', who: { op: 'allPcs' } },
        do: [{ op: 'damage', to: { op: 'self' }, amount: 1, type: 'physical' }],
      },
    ],
  };
  const weight = { op: 'subtract', a: 0, b: { op: 'progressOn', of: { op: 'self' } } };
  const guide = {
    id: 'SC00-ZZ',
    name: '案内人',
    companion: { hp: 3 },
    effects: [
      { id: 'weight', when: 'constant', do: [{ op: 'modify', number: 'maxHp', of: { op: 'allPcs' }, add: weight }] },
      {
        id: 'lift',
        when: { op: 'onDown', who: { op: 'allPcs' } },
        do: [{ op: 'removeProgress', on: { op: 'self' }, amount: 9 }],
      },
    ],
  };
  const entries = {
    scenarios: [{ ...scenario, progressTravels: true, setup: [...(scenario['setup'] as Json[]), reveal] }],
    cards: [
      vehicle('ES-01', 4, { capacity: 3, areas: 3, bonus: 5 }),
      vehicle('PS-01', 4, { areas: 2, bonus: 9 }),
      curse,
      guide,
    ],
  };
  const documents = system.overlay?.(sample, entries) ?? sample;

  it.each(['random', 'greedy'])('%s', (name) => {
    let driven = 0;
    for (const seed of rows([1, 2, 3, 4, 5], [4])) {
      const { brokenLaws, session } = playOut(
        {
          system,
          content: contentWith(entries),
          probed: (probe) => system.compile(documents, system.language, probe),
          setup: { players: ['engineer', 'procurer', 'gangster'].map((pc) => ({ pcs: [pc] })), seed },
        },
        { player: players[name] as PlayerMaker, laws: true },
      );
      expect({ seed, brokenLaws }).toEqual({ seed, brokenLaws: [] });
      driven += session.entries.filter(
        (entry) => 'do' in entry && ['ride', 'goOn'].includes(String(entry['do'])),
      ).length;
    }
    expect(driven).toBeGreaterThan(0);
  });
});
