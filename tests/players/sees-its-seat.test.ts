import { describe, expect, it } from 'vitest';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { botsThatPeek } from '#engine/simulation/hidden-information-law.ts';
import { playOut } from '#engine/simulation/play.ts';
import { type HexWar, hexWar } from '../kernel/foreign/hex-war.ts';

// Combats with secret dials; a seat that wins a combat with little power is better off.
const judged = {
  ...hexWar,
  judge: {
    ends: [],
    option: () => 0,
    position: (game: HexWar, seat: number) => (10 * game.count(seat + 1, 'won') + game.count(seat + 1, 'power')) / 40,
  },
} as unknown as RuleSystem;

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

function afterBo(seed: number, power: number): Session {
  const session = Session.open(judged, judged.compile({}, judged.language, null), { seed });
  session.act({ do: 'fight', hex: 'ford' });
  const [answer] = session.legal(1).filter((one) => one['power'] === power && one['card'] === undefined);
  session.choose(session.matching(answer ?? {}).find(({ pick }) => pick['card'] === undefined) as never);
  return session;
}

describe('the sealed answers of others', () => {
  it.each(Object.keys(players))('%s answers the same, whatever they are', (name) => {
    const make = players[name] as PlayerMaker;
    const told = seeds.map((seed) => botsThatPeek(afterBo(seed, seed % 6), { [name]: make }, seed));
    expect(told).toEqual(seeds.map(() => []));
  });

  it('are detected when a program looks at them', () => {
    const looks: PlayerMaker = () => ({
      choose: (session) => {
        const sealed = session.running.stack.secret().reduce((sum, { pick }) => sum + (pick['power'] ?? 0), 0);
        return session.options(0)[sealed] as never;
      },
    });
    expect(botsThatPeek(afterBo(1, 3), { looks }, 1)).toEqual(['looks at seat 0']);
  });

  it('are independent for each seat, also when one program plays them all', () => {
    const asked: (number | undefined)[] = [];
    const listening: PlayerMaker = (seed, effort) => {
      const program = (players['random'] as PlayerMaker)(seed, effort);
      return {
        choose: (session, seat) => {
          if (session.decision?.secret === true) asked.push(seat);
          return program.choose(session, seat);
        },
      };
    };
    const { session } = playOut(
      { system: judged, content: judged.compile({}, judged.language, null), setup: { seed: 1 } },
      { player: listening },
    );
    expect(session.result).not.toBe(null);
    expect(asked.slice(0, 2)).toEqual([0, 1]);
    expect(asked).not.toContain(undefined);
  });
});

describe('one program per seat', () => {
  const game = { system: judged, content: judged.compile({}, judged.language, null), setup: { seed: 3 } };
  const [random, search] = [players['random'] as PlayerMaker, players['search'] as PlayerMaker];

  it('is asked for its own seat only', () => {
    const asked: number[][] = [[], [], []];
    const programs = asked.map(
      (seats): PlayerMaker =>
        (seed) => {
          const program = random(seed);
          return {
            choose(session, seat) {
              seats.push(seat as number);
              return program.choose(session, seat);
            },
          };
        },
    );
    playOut(game, { player: programs });
    expect(asked.map((seats) => [...new Set(seats)])).toEqual([[0], [1], [2]]);
  });

  it('may differ for each, and gives the same game for the same seed', () => {
    const played = () => playOut(game, { player: [search, random, random] }).session.logHash();
    expect(played()).toBe(played());
  });

  it('is refused when there are more seats than programs', () => {
    expect(() => playOut(game, { player: [random, search] })).toThrow('wrongNumberOfPrograms');
  });
});
