import { describe, expect, it } from 'vitest';
import type { Session } from '#engine/kernel/session/session.ts';
import { players } from '#engine/players/players.ts';
import { trialsOf } from '#engine/players/search.ts';
import { openToy } from '../kernel/toy/open.ts';
import { toy } from '../kernel/toy/system.ts';

function answers(session: Session, playouts: number): unknown {
  const player = players['search']!(1, { playouts });
  while (session.decision !== null) session.choose(player.choose(session));
  return session.entries;
}

describe('the player search', () => {
  it('leaves the observed game unchanged', () => {
    const session = openToy({ seed: 7 });
    const before = [session.running.stateText(), session.eventCount, session.decisions];
    players['search']!(1, { playouts: 20 }).choose(session);
    expect([session.running.stateText(), session.eventCount, session.decisions]).toEqual(before);
  });

  it('plays the set share of games in each trial, or tries every candidate once if that is more', () => {
    const played = (candidates: number, playouts: number) =>
      trialsOf(candidates, playouts).map((trial) => trial.candidates * trial.games);
    expect([1, 2, 8].map((candidates) => [8, 16, 64].map((playouts) => played(candidates, playouts)))).toEqual([
      [[], [], []],
      [[8], [16], [64]],
      [
        [8, 4, 2],
        [8, 4, 4],
        [16, 20, 20],
      ],
    ]);
  });

  it('plays the same with the same number of playouts', () => {
    expect(answers(openToy({ seed: 3 }), 12)).toEqual(answers(openToy({ seed: 3 }), 12));
  });

  it('gives answers that are not weighed by first sight, without a game in its head', () => {
    const judged: string[] = [];
    const position: typeof toy.judge.position = (game, seat) => {
      judged.push('position');
      return 1 - game.points(seat + 1) / 12;
    };
    const put = { hands: { ada: ['S-plain#1', 'S-heavy#1'] }, points: { ada: 1 } };
    const chosenWith = (weighed: readonly string[]) => {
      judged.length = 0;
      const session = openToy({ put, system: { ...toy, judge: { ...toy.judge, position, weighed } } });
      return [players['search']!(1, { playouts: 20 }).choose(session).do, judged.length > 0];
    };
    expect([chosenWith(['draw']), chosenWith(['pass'])]).toEqual([
      ['lay', false],
      ['pass', true],
    ]);
  });

  it('chooses the better result, though it looks worse at first sight', () => {
    // Points are bad here: laying a stone looks best, passing turns out best.
    const position: typeof toy.judge.position = (game, seat) => 1 - game.points(seat + 1) / 12;
    const system = { ...toy, judge: { ...toy.judge, position } };
    const put = { hands: { ada: ['S-plain#1', 'S-heavy#1'] }, points: { ada: 1 } };
    const chosenBy = (name: string) => {
      const session = openToy({ put, system });
      const option = players[name]!(1, { playouts: 20 }).choose(session);
      return session.legal()[session.options().indexOf(option)];
    };
    expect([chosenBy('greedy'), chosenBy('search')]).toEqual([
      { do: 'lay', by: 'ada', stone: 'S-heavy#1' },
      { do: 'pass', by: 'ada' },
    ]);
  });
});
