import { describe, expect, it } from 'vitest';
import type { Session } from '#engine/kernel/session/session.ts';
import { playerNamed, players } from '#engine/players/players.ts';
import { openToy } from '../kernel/toy/open.ts';

function played(session: Session, name: string, seed: number): unknown {
  const player = playerNamed(name, seed)!;
  while (session.decision !== null) session.choose(player.choose(session));
  return session.entries;
}

describe.each(Object.keys(players))('the player %s', (name) => {
  it('plays the same with the same seed, and differently with another', () => {
    const of = (seed: number) => played(openToy({ seed: 7 }), name, seed);
    expect(of(1)).toEqual(of(1));
    if (name === 'random') expect(of(1)).not.toEqual(of(2));
  });

  it('only gives legal answers of its seat', () => {
    const session = openToy({ seed: 8 });
    const player = playerNamed(name, 3)!;
    while (session.decision !== null) {
      const option = player.choose(session);
      expect(session.options()).toContain(option);
      session.choose(option);
    }
  });

  it('does not repeat an action without effect', () => {
    // Laying an optional text changes the table; asking for it again does not.
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-plain#2'], bo: ['S-shield#1', 'S-plain#3'] } } });
    const player = playerNamed(name, 1)!;
    const seen = new Set<string>();
    for (let i = 0; i < 3 && session.decision !== null; i++) {
      const option = player.choose(session);
      const key = `${session.decision.step} ${option.do} ${JSON.stringify(option.pick)}`;
      expect(seen.has(key)).toBe(false);
      seen.add(key);
      // The game is frozen, as if the answer had changed nothing.
    }
  });
});

describe('the player random', () => {
  it('ends its part of a phase at least once in eight decisions where it may', () => {
    const session = openToy({
      put: { hands: { ada: ['S-plain#1', 'S-plain#2', 'S-plain#3', 'S-shield#1'] }, pile: ['S-plain#4', 'S-plain#5'] },
    });
    let ended = 0;
    for (let seed = 0; seed < 4000; seed++) {
      if (playerNamed('random', seed)!.choose(session).do === 'pass') ended++;
    }
    expect(ended / 4000).toBeGreaterThan(1 / 8);
  });
});

describe('the player greedy', () => {
  it('chooses what looks best', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-heavy#1'] }, points: { ada: 1 } } });
    for (let seed = 0; seed < 20; seed++) {
      const option = playerNamed('greedy', seed)!.choose(session);
      expect(session.legal()[session.options().indexOf(option)]).toEqual({ do: 'lay', by: 'ada', stone: 'S-heavy#1' });
    }
  });
});

it('an unknown player does not exist', () => {
  expect([playerNamed('seer', 1), playerNamed('toString', 1)]).toEqual([null, null]);
});
