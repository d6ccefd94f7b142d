import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { replay } from '#engine/kernel/session/replay.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { random } from '#engine/players/random.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from './sample.ts';

const players = ['engineer', 'gangster'].map((pc) => ({ pcs: [pc] }));
const open = (put: JsonObject): Session => {
  const session = Session.open(system, contentWith(), { players, seed: 7 }, { laid: 'empty', lineage: true });
  session.cheat({ put });
  return session;
};
function treeOf(session: Session, from: number): readonly string[] {
  const origins = session.history.originsFrom(0);
  const depth = (index: number): number => {
    const parent = origins[index]?.parent ?? null;
    return parent === null || parent < from ? 0 : 1 + depth(parent);
  };
  return session.eventsFrom(from).map(({ kind }, i) => {
    const { steps = [], putOff = null } = origins[from + i] ?? {};
    return `${'  '.repeat(depth(from + i))}${kind} ${steps[0]?.step ?? ''}${putOff === null ? '' : ` since ${putOff - from}`}`;
  });
}

describe('the cause of an event', () => {
  it('is the attack for a counterattack, and the origin of its delay for a Down', () => {
    const session = open({
      pcs: { gangster: { area: 'SNG', damage: 3, equipped: ['W-01'], hand: ['GS-01'] }, engineer: { area: 'SBY' } },
      slots: { SNG0: ['T-39'] },
      piles: { trouble: ['T-05#1'] },
    });
    const from = session.eventCount;
    session.act({ do: 'use', by: 'gangster', card: 'W-01', target: 'T-39' });
    expect(treeOf(session, from)).toEqual([
      'use useEntry/show',
      '  attack aim/announce',
      '    damage hurt/take',
      '    down down/tell since 2',
      '      discard down/hand since 2',
      '      discard down/equipment since 2',
      '      draw takeTrouble/draw',
      '        drawn takeTrouble/tell',
    ]);
    expect(session.history.originsFrom(from)[2]?.steps).toEqual([
      { step: 'hurt/take', rule: 'TSS-DMG-01' },
      { step: 'attack/counterattack', rule: 'TSS-BATTLE-07' },
    ]);
    expect(session.eventsFrom(from)[1]).toMatchObject({ kind: 'attack', first: 'enemy' });
  });

  it('is the same after any undo and replay', () => {
    for (const seed of [1, 2]) {
      const session = Session.open(system, contentWith(), { players, seed }, { lineage: true });
      const player = random(seed);
      for (let i = 0; session.decision !== null && i < 60; i++) {
        session.choose(player.choose(session));
        if (i % 9 === 8) session.undoTo(session.decisions - 4);
      }
      const again = replay(system, contentWith(), session.setup, session.entries, { lineage: true }).session;
      expect(session.history.originsFrom(0)).toEqual(again.history.originsFrom(0));
      expect(session.history.originsFrom(0).length).toBe(session.eventCount);
      expect(session.history.originsFrom(0).filter(({ parent }, i) => parent !== null && parent >= i)).toEqual([]);
      expect(session.hash()).toBe(again.hash());
    }
  });

  it('is not kept in a game that does not ask for it', () => {
    expect(Session.open(system, contentWith(), { players, seed: 1 }).history.originsFrom(0)).toEqual([]);
  });
});
