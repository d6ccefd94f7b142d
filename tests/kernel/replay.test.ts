import { describe, expect, it } from 'vitest';
import { replayOn } from '#engine/kernel/session/replay.ts';
import type { StoneDocument } from './toy/content.ts';
import { contentOf, openToy } from './toy/open.ts';
import { toy } from './toy/system.ts';

const stones = (plain: number, heavy: number): StoneDocument[] => [
  { id: 'S-plain', copies: 4, worth: plain },
  { id: 'S-heavy', copies: 4, worth: heavy },
];

function played() {
  const put = { hands: { ada: ['S-plain#1', 'S-heavy#1', 'S-plain#2'], bo: ['S-plain#3', 'S-plain#4'] } };
  const session = openToy({ stones: stones(1, 4), put });
  session.act({ do: 'lay', stone: 'S-plain#1' });
  session.act({ do: 'pass' });
  session.act({ do: 'lay', stone: 'S-heavy#1' });
  return session;
}

describe('a game replayed on other content', () => {
  it('that changes nothing in it is neither changed nor broken', () => {
    const old = played();
    const now = replayOn(toy, contentOf([...stones(1, 4), { id: 'S-new', copies: 1, worth: 9 }]), old);
    expect([now.changed, now.broken]).toEqual([null, null]);
    expect(now.session.table()).toEqual(old.table());
  });

  it('is changed at the first different event, and goes on', () => {
    const old = played();
    const { session, changed, broken } = replayOn(toy, contentOf(stones(2, 4)), old);
    expect(broken).toBe(null);
    expect(changed).toMatchObject({
      at: 1,
      before: { kind: 'gain', amount: 1 },
      after: { kind: 'gain', amount: 2 },
    });
    expect(session.decisions).toBe(old.decisions);
  });

  it('is broken at the first illegal answer, and stops before it', () => {
    const old = played();
    const { session, changed, broken } = replayOn(toy, contentOf(stones(0, 4)), old);
    expect(changed).toMatchObject({ at: 1, before: { amount: 1 }, after: { amount: 0 } });
    expect(broken).toEqual({
      at: 3,
      entry: { do: 'lay', by: 'ada', stone: 'S-heavy#1' },
      rule: 'TOY-LAY-02',
      code: 'illegal',
      data: {
        answer: { do: 'lay', by: 'ada', stone: 'S-heavy#1' },
        rule: 'TOY-LAY-02',
        why: { legal: false, rule: 'TOY-LAY-02', reason: 'excluded' },
      },
      chain: [],
    });
    expect([session.decisions, session.legal()[0]]).toEqual([3, { do: 'lay', by: 'ada', stone: 'S-plain#2' }]);
  });

  it('leaves the old game untouched', () => {
    const old = played();
    const before = old.save();
    replayOn(toy, contentOf(stones(0, 4)), old);
    expect(old.save()).toEqual(before);
  });
});
