import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { answersOf } from '#engine/players/player.ts';
import { content, playable } from '../sample.ts';

const { system } = playable;

function openWith(put: JsonObject = {}, setup: JsonObject = {}): Session {
  const session = Session.open(system, content, { board: 'standard', players: 2, seed: 1, ...setup });
  const of = (part: string) => put[part] as JsonObject | undefined;
  session.cheat({ put: { ...put, seats: { seat1: { at: '22' }, seat2: { at: '22' }, ...of('seats') } } });
  return session;
}
const lead = ({ game }: Session) => system.judge.position(game, 0) - system.judge.position(game, 1);

function ranked(session: Session, word: string): readonly (readonly [answer: JsonObject, worth: number])[] {
  const { decision, game } = session;
  if (decision === null) throw new Error('nothing is asked');
  return (answersOf(session, decision, undefined) ?? decision.options.map((_, at) => at))
    .map((at) => [session.legal()[at] as JsonObject, system.judge.option(game, decision.option(at))] as const)
    .filter(([answer]) => answer['do'] === word)
    .sort(([, a], [, b]) => b - a);
}
function acting(put: JsonObject): Session {
  const session = openWith();
  while (session.decision?.step.includes('place') === true) session.choose(session.decision.option(0));
  for (const by of ['seat1', 'seat2']) session.act({ do: 'bid', by, amount: by === 'seat1' ? 100 : 0 });
  for (const by of ['seat1', 'seat2']) session.act({ do: 'walk', by, station: String(at(session, by)) });
  session.cheat({ put });
  return session;
}
const at = (session: Session, seat: string) =>
  (session.table()['seats'] as { readonly [seat: string]: { readonly at: string } })[seat]?.at;

describe('the value of a seat rises', () => {
  it.each<[string, JsonObject]>([
    ['with more cash', { seats: { seat1: { at: '22', cash: 5000 } } }],
    ['with a station', { stations: { '33': { owner: 'seat1' } } }],
    ['with one chip more', { seats: { seat1: { at: '22', chips: 4, spare: 2 } } }],
    ['with a share of a line that runs', { seats: { seat1: { at: '22', shares: ['G-1'] } } }],
  ])('%s', (_, put) => {
    expect([lead(openWith()), lead(openWith(put)) > 0]).toEqual([0, true]);
  });

  it('with a station reached by trains, and more so by fast ones', () => {
    const owned = { '33': { owner: 'seat1' } };
    const [idle, runs, fast] = [
      {},
      { J: { train: '13', way: 'forward', step: 1 } },
      { J: { train: '13', way: 'forward', step: 1, speed: 2 } },
    ].map((lines) => lead(openWith({ stations: owned, lines })));
    expect([(runs as number) > (idle as number), (fast as number) > (runs as number)]).toEqual([true, true]);
  });

  it('with a stake put on a line before it grew', () => {
    const staked = (step: number) =>
      lead(
        openWith({
          lines: { G: { train: '21', way: 'forward', step: 6, speculations: [{ chip: 'seat1#1', stake: 900, step }] } },
        }),
      );
    expect(staked(1)).toBeGreaterThan(staked(5));
  });
});

describe('the value of answers', () => {
  it('is highest for a meeple where many lines meet', () => {
    const session = Session.open(system, content, { board: 'standard', players: 2, seed: 1 });
    const best = ranked(session, 'place').slice(0, 2);
    expect(best.map(([answer]) => answer['station']).sort()).toEqual(['22', '44']);
  });

  it('is higher for a spot with more of the same, and lower for one that costs more chips', () => {
    const session = acting({
      decks: { e: { pile: [], column: ['E-12', 'E-11', 'E-22'] } },
    });
    const worth = new Map(ranked(session, 'use').map(([{ card, spot }, value]) => [`${card}/${spot}`, value]));
    // 300 for a chip, 600 for two, 200 for a chip; a used chip does not pay 100
    expect(['E-11/1', 'E-22/1', 'E-12/1'].map((spot) => worth.get(spot))).toEqual([200, 400, 100]);
  });

  it('of a bid is what going first is worth, and zero in the last round', () => {
    const session = Session.open(system, content, { board: 'standard', players: 2, seed: 1 });
    for (const by of session.table()['order'] as readonly string[]) session.act({ do: 'place', by, station: '22' });
    const bids = () =>
      [
        ...new Set(
          ranked(session, 'bid')
            .slice(0, 4)
            .map(([{ amount }]) => amount),
        ),
      ].sort();
    expect(bids()).toEqual([200, 300]);
    session.cheat({ put: { decks: { a: { pile: [], column: ['A-11'] } } } });
    expect(ranked(session, 'bid')[0]?.[0]['amount']).toBe(0);
  });
});

it('does not depend on a secret bid of another seat, or on the order of face-down cards', () => {
  const worth = (amount: number, pile: readonly string[]) => {
    const session = Session.open(system, content, { board: 'standard', players: 2, seed: 1 });
    session.cheat({ put: { decks: { a: { pile: [...pile], column: ['A-11'] } } } });
    for (const by of session.table()['order'] as readonly string[]) session.act({ do: 'place', by, station: '22' });
    session.act({ do: 'bid', by: 'seat2', amount });
    return [ranked(session, 'bid').map(([, value]) => value), lead(session)];
  };
  expect(worth(1900, ['A-33', 'A-32'])).toEqual(worth(0, ['A-32', 'A-33']));
});
