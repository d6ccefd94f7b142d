import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { ScoreTerm } from '#engine/kernel/contract/outcome.ts';
import { change, end } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { addToCounter, moveToPlace } from '#engine/library/changes/plain-changes.ts';
import { design, format, listDocument, whole } from '#engine/library/formats/fields.ts';
import { PlainGame } from '#engine/library/plain-game/plain-game.ts';
import { plainSystem } from '#engine/library/plain-game/plain-system.ts';
import { plainVocabulary } from '#engine/library/plain-game/plain-vocabulary.ts';
import { planOf } from '#engine/library/plain-game/plan.ts';
import {
  counterEntry,
  eachOf,
  ended,
  enumEntry,
  flagEntry,
  hiddenCounter,
  referenceEntry,
  zoneEntry,
} from '#engine/library/plain-game/plan-entries.ts';
import type { Hides } from '#engine/library/table-document/part.ts';
import { count } from '#engine/library/table-document/parts.ts';
import { refusal } from '../kernel/toy/open.ts';

// A railway of two lines: a plan can contain more than seats and cards.

const faceDown: Hides = { id: 'pile', rule: 'R-1', from: 'all' };
const plan = planOf(
  { seat: ['席', 'Seat'], line: ['路線', 'Line'], ticket: ['切符', 'Ticket'] },
  {
    round: counterEntry('ラウンド', 'Round'),
    result: ended(['sold']),
    weather: enumEntry(['clear', 'rain'], '天気', 'Weather'),
    pile: zoneEntry('ticket', '山', 'Pile', faceDown),
    lines: eachOf('line', '路線', 'Lines', {
      owner: referenceEntry('seat', '持ち主', 'Owner'),
      running: flagEntry('走っているか', 'Whether it runs'),
      coins: counterEntry('銭', 'Coins'),
      pile: zoneEntry('ticket', '置き場', 'Tickets'),
    }),
    seats: eachOf('seat', '席', 'Seats', {
      coins: counterEntry('銭', 'Coins'),
      spent: hiddenCounter,
      twice: { is: 'own', part: (counter) => count(counter('spent'), { type: 'integer' }) },
      hand: zoneEntry('ticket', '手札', 'Hand', { id: 'hands', rule: 'R-2', from: 'others' }),
    }),
  },
);
const owners = { line: ['G', 'M'], seat: ['ada', 'bo'] };
const ticket = design('ticket', { pattern: '^T[0-9]$', example: 'T1' }, { copies: whole(1, '枚数', 'Copies') }, '', '');
const documents = {
  'tickets.json': {
    tickets: [
      { id: 'T1', name: '一', copies: 2 },
      { id: 'T2', name: '二', copies: 1 },
    ],
  },
};

class Railway extends PlainGame<typeof plan> {}
const { procedure, call } = rulebook<Railway>();
const day = procedure(
  'day',
  (_: object) => ({}),
  ({ step, choose, offer }) => ({
    dawn: step('R-1', () => change('round', { seat: 0, amount: 1 })),
    draw: choose('R-1', {
      draw: offer('R-1', {
        fields: ['by', 'ticket'],
        among: (game) => game.seats.flatMap((by) => game.at('pile').map((ticket) => ({ by, ticket }))),
        then: (_, __, { by, ticket }) => change('draw', { ticket, seat: by }),
      }),
    }),
    dusk: step('R-1', () => end('sold')),
  }),
);
const points = (game: Railway, seat: number): readonly ScoreTerm[] => [
  { label: { ja: '点', en: 'points' }, rule: 'R-3', amount: game.value('points', seat) },
];
const changes: readonly AnyChange[] = [
  addToCounter('round', 'R-1', plan.counter('round'), undefined, 'seat'),
  moveToPlace('draw', 'R-2', ['ticket', 'seat'], (game: Railway, { seat }) => game.place('hand', seat)),
];
const railway = plainSystem<typeof plan, Railway['content']['designs'][number], Railway>({
  id: 'railway',
  formats: [format('tickets', listDocument('tickets', ticket, '切符', 'Tickets'))],
  plan,
  game: Railway,
  seats: { names: ['ada', 'bo'], least: 2 },
  owners: () => ({ line: ['G', 'M'] }),
  numbers: [{ id: 'points', rule: 'R-3', floor: 0, base: (game, seat) => game.at('hand', seat).length }],
  lasting: { storm: { number: 'points', rule: 'R-4', add: 5 } },
  procedures: [day],
  first: call(day, {}),
  ready: { procedure: 'day', step: 'dawn' },
  changes,
  begin: (lay) => {
    lay.pile(() => true, 'pile');
    lay.deal(lay.at('pile'), 1, lay.at('hand', lay.seats[1]));
  },
  results: ['sold'],
  score: points,
  judge: { ends: [], option: () => 0 },
  tallied: {},
  words: {
    ...{ rules: {}, groups: {}, results: {}, answers: {}, events: {}, prompts: {}, cheats: {} },
    ...{ problems: {}, refusals: {} },
  },
});

describe('a table planned by names', () => {
  it('numbers things and places by seat; counters with one key are one counter', () => {
    expect(plan.counters).toEqual(['round', 'result', 'weather', 'owner', 'running', 'coins', 'spent']);
    const { names, firstPiece, placeNames, things } = plan.layout(owners);
    expect([names, firstPiece]).toEqual([['table', 'G', 'M', 'ada', 'bo'], 5]);
    expect(placeNames).toEqual(['pile', 'G/pile', 'M/pile', 'ada/hand', 'bo/hand']);
    expect(things).toEqual({ line: [1, 2], seat: [3, 4] });
    expect([plan.pieceSorts, plan.hides.map(({ id }) => id)]).toEqual([['ticket'], ['pile', 'hands']]);
  });

  it('rejects an undeclared kind', () => {
    expect(() => planOf({}, { pile: zoneEntry('card', '', '') })).toThrow('card');
    expect(() => plan.counter('seat' as 'coins')).toThrow('seat');
  });

  it('rejects a field of unknown type', () => {
    const spoken = { plan, procedures: [day], results: [], always: {} };
    const strange = moveToPlace('go', 'R-1', ['ticket', 'wagon'], () => 0);
    expect(() => plainVocabulary({ ...spoken, changes: [strange] })).toThrow('wagon');
    const { vocabulary, names } = plainVocabulary({ ...spoken, changes: [strange], fields: { wagon: 'line' } });
    expect(vocabulary.events['wagon']).toEqual(plan.shapes['line']);
    expect([names.fields, names.things('wagon', 1), names.things('by', 3)]).toEqual([['by', 'ticket'], [1], []]);
  });
});

describe('a game made from a plan', () => {
  const content = railway.compile(documents, railway.language, null);
  const open = () => Session.open(railway, content, { players: 2, seed: 3 });
  const lines = (session: Session) => session.table()['lines'] as { readonly [line: string]: JsonObject };

  it('has the declared number of copies of each piece and shuffles them by the seed', () => {
    const { pile, seats } = open().table() as { pile: string[]; seats: { [seat: string]: JsonObject } };
    const dealt = seats['bo']?.['hand'] as string[];
    expect([pile.length, dealt.length]).toEqual([2, 1]);
    expect([...pile, ...dealt].sort()).toEqual(['T1#1', 'T1#2', 'T2']);
    expect(open().table()).toEqual(open().table());
    expect((open().table(0)['seats'] as typeof seats)['bo']?.['hand']).toEqual(['?']);
  });

  it('reads and sets counters as numbers, words, booleans and names of things', () => {
    const session = open();
    const bare = { owner: null, running: false, coins: 0, pile: [] };
    expect([session.table()['weather'], lines(session)]).toEqual(['clear', { G: bare, M: bare }]);
    const put = { weather: 'rain', lines: { M: { owner: 'bo', running: true, coins: 2, pile: ['T1#2'] } } };
    session.cheat({ put: { ...put, seats: { ada: { twice: 4 } } } });
    expect([session.table()['weather'], lines(session)]).toEqual(['rain', { G: bare, M: put.lines.M }]);
    expect((session.table()['seats'] as { ada: JsonObject }).ada['twice']).toBe(4);
    session.cheat({ put: { lines: { M: { owner: null } } } });
    expect(lines(session)['M']?.['owner']).toBeNull();
    const refused = (put: JsonObject) => refusal(() => session.cheat({ put }))['code'];
    expect([
      refused({ lines: { M: { owner: 'G' } } }),
      refused({ weather: 'snow' }),
      refused({ lines: { X: { coins: 1 } } }),
    ]).toEqual(['putUnknown', 'putUnknown', 'putUnknown']);
  });

  it('numbers a copy by request or by the next free number of its kind; a single copy has no number', () => {
    const session = open();
    session.cheat({ put: { pile: ['T1'], lines: { G: { pile: ['T1', 'T2'] } } } });
    expect([session.table()['pile'], lines(session)['G']?.['pile']]).toEqual([['T1#1'], ['T1#2', 'T2']]);
    expect(refusal(() => session.cheat({ put: { pile: ['T2', 'T2'] } }))['code']).toBe('putTwice');
    expect(railway.brokenLaws(session.game as Railway)).toEqual([]);
  });

  it('adds lasting effects to the number of their target, and counts them in the score', () => {
    const session = open();
    const told = [{ is: 'stands', text: 'storm', self: 'bo', source: 'T2', on: ['bo'] }];
    session.cheat({ put: { lasting: told } });
    expect(session.table()['lasting']).toEqual(told);
    expect(session.outcome).toBeNull();
    session.act({ do: 'draw', by: 'ada', ticket: (session.table()['pile'] as string[])[0] as string });
    expect(session.outcome?.seats.map(({ place, won, score }) => [place, won, score?.[0]?.amount])).toEqual([
      [2, false, 1],
      [1, true, 6],
    ]);
    expect([session.table()['result'], railway.judge.position(session.game as Railway, 1)]).toEqual(['sold', 0.5]);
  });
});
