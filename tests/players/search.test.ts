import { describe, expect, it } from 'vitest';
import type { AnswerKind } from '#engine/kernel/procedures/procedure.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { players } from '#engine/players/players.ts';
import { trialsOf, triedOf } from '#engine/players/search.ts';
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

  it('plays an equal share of the playouts in each trial', () => {
    const played = (candidates: number, playouts: number) =>
      trialsOf(candidates, playouts).map((trial) => trial.candidates * trial.games);
    expect([1, 2, 8].map((candidates) => [16, 64].map((playouts) => played(candidates, playouts)))).toEqual([
      [[], []],
      [[16], [64]],
      [
        [8, 4, 4],
        [16, 20, 20],
      ],
    ]);
  });

  it('tries fewer candidates with fewer playouts, and never plays more games than these', () => {
    expect([1, 2, 3, 4, 8, 12, 15, 16, 64].map((playouts) => triedOf(8, playouts))).toEqual([
      1, 2, 2, 2, 4, 5, 7, 8, 8,
    ]);
    for (let playouts = 1; playouts <= 40; playouts++) {
      const games = trialsOf(triedOf(8, playouts), playouts).reduce((all, one) => all + one.candidates * one.games, 0);
      expect(games).toBeLessThanOrEqual(playouts);
    }
  });

  it('plays at most as many games in its head as are set, and no more once nothing is ahead of what looked best', () => {
    const playedWith = (playouts: number, later: 'better' | 'worse') => {
      let games = 0;
      const position: typeof toy.judge.position = (_, seat) =>
        seat > 0 ? 0 : 1 / 2 + (later === 'better' ? 1 : -1) * (++games / 100);
      const put = { hands: { ada: ['S-plain#1', 'S-heavy#1', 'S-plain#2'] } };
      const session = openToy({ put, system: { ...toy, judge: { ...toy.judge, position } } });
      players['search']!(1, { playouts }).choose(session);
      return games;
    };
    expect([1, 2, 4, 8, 20].map((playouts) => playedWith(playouts, 'better'))).toEqual([0, 2, 4, 7, 19]);
    expect([1, 2, 4, 8, 20].map((playouts) => playedWith(playouts, 'worse'))).toEqual([0, 2, 4, 3, 9]);
  });

  it('orders what happens at once by first sight, without a game in its head', () => {
    let games = 0;
    const position: typeof toy.judge.position = () => ++games;
    const put = { hands: { ada: ['S-plain#1', 'S-heavy#1', 'S-plain#2'] } };
    const chosenWhere = (asks: AnswerKind) => {
      games = 0;
      const session = openToy({ put, system: { ...toy, judge: { ...toy.judge, position } } });
      Object.assign(session.decision as object, { asks });
      players['search']!(1, { playouts: 20 }).choose(session);
      return games > 0;
    };
    expect([chosenWhere('pick'), chosenWhere('order')]).toEqual([true, false]);
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
