import { readFileSync } from 'node:fs';
import { Check } from 'typebox/value';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CallName, sessionCalls } from '#api/session/session-api.ts';
import { SessionServer } from '#api/session/session-server.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { playerNamed, playerNames } from '#engine/players/players.ts';
import { lanternMarket } from './system.ts';

const market = JSON.parse(readFileSync('tests/toy-game/project/market.json', 'utf8')) as Json;

let server: SessionServer;
function ask(call: CallName, fields: JsonObject = {}): JsonObject {
  const reply = server.answer({ id: 1, call, ...fields });
  if (!('ok' in reply)) throw new Error(JSON.stringify(reply));
  expect(Check(sessionCalls[call].reply, reply.ok)).toBe(true);
  return reply.ok as JsonObject;
}
function refused(call: CallName, fields: JsonObject = {}): JsonObject {
  const reply = server.answer({ id: 1, call, ...fields });
  if (!('error' in reply)) throw new Error('not refused');
  return reply.error as unknown as JsonObject;
}
const bid = (by: string, amount: number) => ({ do: 'bid', by, amount });
const optionsIn = (reply: JsonObject) => ((reply['decision'] as JsonObject | null)?.['options'] ?? []) as JsonObject[];
const bidders = (reply: JsonObject) => [...new Set(optionsIn(reply).map(({ by }) => by))];

beforeEach(() => {
  const playable = { system: lanternMarket, documents: { 'market.json': market }, formats: [] };
  server = new SessionServer({
    readProject: () => ({ errors: 0, playable }),
    player: playerNamed,
    playerNames,
  });
  ask('content', { files: {} });
  ask('new', { setup: { seed: 4, players: 2 } });
});

describe('a session for a seat', () => {
  it('names nothing face down for it in `new`, `cheat` and `resume`, and offers only its answers', () => {
    const cheat = { hand: { seat: 'bo', ribbon: 'R-01' } };
    expect(bidders(ask('new', { setup: { seed: 4, players: 2 }, seat: 'bo' }))).toEqual(['bo']);
    const [forAda] = ask('cheat', { ...cheat, seat: 'ada' })['events'] as JsonObject[];
    const [forAll] = ask('cheat', { cheat })['events'] as JsonObject[];
    expect([JSON.stringify(forAda).includes('R-01'), JSON.stringify(forAll).includes('R-01')]).toEqual([false, true]);
    expect(bidders(ask('cheat', { ...cheat, seat: 0 }))).toEqual(['ada']);
    expect(bidders(ask('resume', { seat: 1 }))).toEqual(['bo']);
  });

  it('lets a program play that seat alone, until others are asked; it refuses a seat that is not asked', () => {
    const played = ask('auto', { player: 'greedy', seat: 'bo', steps: 9 });
    expect([played['steps'], played['more'], optionsIn(played)]).toEqual([1, false, []]);
    expect(bidders(ask('events'))).toEqual(['ada']);
    expect(ask('log', { seat: 'ada' })['entries']).toEqual([{ do: 'secret', by: 'bo' }]);
    expect(refused('auto', { player: 'greedy', seat: 'bo' })['code']).toBe('notAsked');
    expect(refused('auto', { player: 'greedy', seat: 'eve' })['code']).toBe('noSeat');
  });

  it('explains its own answers and what it sees, and nothing of others', () => {
    const why = (answer: JsonObject) => ask('why', { answer, seat: 'ada' })['reason'];
    const [hand, other] = ['ada', 'bo'].map(
      (seat) => ((ask('table')['seats'] as JsonObject)[seat] as { readonly hand: readonly string[] }).hand[0] as string,
    );
    expect([why(bid('ada', 3)), why({ do: 'tie', ribbon: hand as string })]).toEqual(['offered', 'notNow']);
    expect(refused('why', { answer: bid('bo', 3), seat: 'ada' })['code']).toBe('notOfSeat');
    expect(refused('why', { answer: { do: 'tie', ribbon: other as string }, seat: 'ada' })['code']).toBe(
      'unseenBySeat',
    );
    expect(ask('why', { answer: { do: 'tie', ribbon: other as string } })['reason']).toBe('notNow');
  });
});

describe('undo in a session', () => {
  const opened = [
    { seats: [1], what: 'answer', answer: bid('ada', 3) },
    { seats: [0], what: 'answer', answer: bid('bo', 1) },
  ];

  /** Both have a ribbon they could tie, so both are asked, and no lantern is turned up. */
  const put = {
    seats: { ada: { lanterns: ['L-01'], hand: ['R-02'] }, bo: { lanterns: ['L-04'], hand: ['R-05'] } },
  };
  beforeEach(() => void ask('cheat', { put }));

  it('is not stopped when no seat has seen anything since', () => {
    ask('act', { answer: bid('ada', 3) });
    expect(ask('undo', { to: 1 })['events']).toBe(ask('events')['next']);
    expect(ask('log')['takenBack']).toEqual([]);
  });

  it('is refused with what seats have seen; with `pastSeen` it is done and marked', () => {
    for (const answer of [bid('ada', 3), bid('bo', 1)]) ask('act', { answer });
    expect(ask('seen', { to: 2 })).toEqual({ seen: opened, others: [] });
    expect(ask('seen', { to: 2, seat: 'bo' })).toEqual({ seen: [opened[0]], others: [0] });
    expect(refused('undo', { to: 2 })).toEqual({
      code: 'pastSeen',
      message: {
        ja: '2 まで戻ると、席が見たものより前になります。それでも戻すなら "pastSeen": true を付けます。戻したことは記録に残ります。文：「青葉：3を付ける」／青葉：「文：1を付ける」',
        en: 'Going back to 2 takes back something that a seat has seen. Set "pastSeen": true to do it anyway; it stays marked. Bo: “Ada: Bid 3”; Ada: “Bo: Bid 1”',
      },
      seen: opened,
    });
    ask('undo', { to: 2, pastSeen: true });
    ask('act', { answer: bid('bo', 4) });
    const mark = { at: 2, count: 1, entries: [bid('bo', 1)], seen: opened, others: [] };
    expect(ask('log')['takenBack']).toEqual([mark]);
    expect(ask('log', { seat: 'bo' })['takenBack']).toEqual([{ at: 2, count: 1, seen: [opened[0]], others: [0] }]);
  });

  it('keeps the mark when the game is saved and loaded, forked, replayed and edited, and reports it at the end', () => {
    for (const answer of [bid('ada', 3), bid('bo', 1)]) ask('act', { answer });
    ask('undo', { to: 2, pastSeen: true });
    ask('act', { answer: bid('bo', 4) });
    const [save, { entries, setup, takenBack: told }] = [ask('save'), ask('log')];
    const { takenBack } = save as { readonly takenBack: Json };
    const marksOf = (game: JsonObject) => ask('log', { game: game['game'] as number })['takenBack'];
    expect(marksOf(ask('load', { game: 5, save }))).toEqual(told);
    expect(marksOf(ask('fork'))).toEqual(told);
    expect(marksOf(ask('replay', { game: 6, setup: setup as Json, entries: entries as Json, takenBack }))).toEqual(
      told,
    );
    ask('edit', { files: {} });
    ask('breakpoints', { paths: [] });
    expect(ask('log')['takenBack']).toEqual(told);
    ask('auto', { player: 'random' });
    expect(ask('end')['takenBack']).toEqual(told);
  });
});
