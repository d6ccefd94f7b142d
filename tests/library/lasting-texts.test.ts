import { describe, expect, it } from 'vitest';
import { Session } from '#engine/kernel/session/session.ts';
import type { TextsGame } from './texts-game/game.ts';
import { countOf, pile, textsContent, thingCalled, turn } from './texts-game/open.ts';
import { textsSystem } from './texts-game/system.ts';

describe('effects that outlast their card', () => {
  const skill = (session: Session) => (session.game as TextsGame).value('skill', 1);
  const roundOver = (session: Session) => {
    // A seat without actions has already ended its turn
    for (const by of ['ada', 'bo'])
      if (session.legal().some((answer) => answer['by'] === by)) session.act({ do: 'done', by });
  };
  const reloaded = (session: Session) =>
    Session.load(textsSystem, textsContent, JSON.parse(JSON.stringify(session.save())));

  it('AH-TM-17, AH-TM-19: a lasting effect stays until the end of the round, though its card is discarded', () => {
    const session = turn({ 'hand ada': ['focus#1'] });
    session.act({ do: 'play', card: 'focus#1' });
    expect([skill(session), pile(session, 'discards ada')]).toEqual([5, ['focus#1']]);
    roundOver(session);
    expect(skill(session)).toBe(3);
  });

  it('AH-TM-16: a delayed effect waits for the end of the round and then starts automatically', () => {
    const session = turn({ 'hand ada': ['wind#1'] });
    session.act({ do: 'play', card: 'wind#1' });
    expect(countOf(session, 'fear')).toBe(0);
    roundOver(session);
    expect(countOf(session, 'fear')).toBe(1);
  });

  it('AH-TM-10, AH-TM-16: the lead orders two delayed effects of the same moment', () => {
    const session = turn({ 'hand ada': ['wind#1', 'wind#2'] });
    for (const card of ['wind#1', 'wind#2']) session.act({ do: 'play', card });
    roundOver(session);
    expect(session.legal()).toEqual(['wind#1', 'wind#2'].map((card) => ({ do: 'choose', by: 'ada', card })));
    session.act({ do: 'choose', card: 'wind#2' });
    expect(countOf(session, 'fear')).toBe(2);
  });

  it('AH-ZN-04: an attachment is on its card, and is discarded when that leaves play', () => {
    const session = turn({ 'hand ada': ['clamp#1'], 'play ada': ['lamp#1'] });
    session.act({ do: 'play', card: 'clamp#1' });
    expect([skill(session), session.game.table.on(thingCalled('lamp#1'))]).toEqual([4, [thingCalled('clamp#1')]]);
    session.cheat({ change: 'discard', by: thingCalled('ada'), of: thingCalled('lamp#1') });
    expect([skill(session), pile(session, 'discards ada')]).toEqual([3, ['lamp#1', 'clamp#1']]);
  });

  it('can be undone, and saved in between', () => {
    const hand = ['focus#1', 'wind#1', 'clamp#1'];
    const session = turn({ 'hand ada': hand, 'play ada': ['lamp#1'] });
    const [before, begun] = [session.running.stateText(), session.decisions];
    for (const card of hand) session.act({ do: 'play', card });
    const played = session.decisions;
    expect([skill(session), session.game.table.lasting.length]).toEqual([6, 2]);
    const loaded = reloaded(session);
    for (const one of [session, loaded]) roundOver(one);
    expect([loaded.running.stateText(), skill(loaded), countOf(loaded, 'fear')]).toEqual([
      session.running.stateText(),
      4,
      1,
    ]);
    session.undoTo(played);
    expect([skill(session), countOf(session, 'fear')]).toEqual([6, 0]);
    session.undoTo(begun);
    expect(session.running.stateText()).toBe(before);
  });
});
