import { expect, it } from 'vitest';
import type { Session } from '#engine/kernel/session/session.ts';
import { toyChanges } from './toy/changes.ts';
import type { StoneDocument } from './toy/content.ts';
import { openToy } from './toy/open.ts';
import { toy } from './toy/system.ts';
import { ToyGame } from './toy/toy-game.ts';

// Stones called S-proof and the player bo are immune to the effects of S-text.

class Immune extends ToyGame {
  readonly isImmune = (thing: number, source: number): boolean =>
    this.isStone(source) &&
    this.stone(source).id === 'S-text' &&
    (thing === 2 || (this.isStone(thing) && this.stone(thing).id === 'S-proof'));
}
const subjects = new Map([
  ['gain', 'to'],
  ['wear', 'stone'],
]);
const system: typeof toy = {
  ...toy,
  changes: toyChanges.map((one) => {
    const subject = subjects.get(one.kind);
    return subject === undefined ? one : { ...one, subject };
  }),
  read: (content, setup, table, numbers) => new Immune(content, setup, table, numbers),
};
function laid(text: NonNullable<StoneDocument['do']>, id = 'S-text'): Session {
  const stones = [
    { id, copies: 1, worth: 0, do: text },
    { id: 'S-proof', copies: 1, worth: 0 },
    { id: 'S-plain', copies: 3, worth: 0 },
  ];
  const heap = ['S-proof#1', 'S-plain#2', 'S-plain#3'];
  const session = openToy({ system, stones, put: { heap, hands: { ada: [`${id}#1`], bo: ['S-plain#1'] } } });
  session.act({ do: 'lay', stone: id });
  return session;
}
const points = (session: Session) => session.table()['points'];
const those = { op: 'named', name: 'these' };
const gainEach = [
  { op: 'score', to: { op: 'self' }, amount: 1 },
  { op: 'score', to: { op: 'others' }, amount: 4 },
];
const rub = {
  op: 'choose',
  what: { op: 'one', of: { op: 'heap' } },
  as: 'it',
  do: [{ op: 'rub', stone: { op: 'named', name: 'it' } }],
};

it('AH-TM-35: an immune thing is not affected: a change to it by that source is prevented, and told so', () => {
  const session = laid(gainEach);
  expect(points(session)).toEqual({ ada: 1, bo: 0 });
  const told = session.eventsFrom(0).filter(({ kind, cause }) => kind === 'gain' && cause === 'S-text#1');
  expect(told.map(({ to, status }) => [to, status]).slice(-2)).toEqual([
    ['ada', 'applied'],
    ['bo', 'prevented'],
  ]);
  expect(points(laid(gainEach, 'S-other'))).toEqual({ ada: 1, bo: 4 });
});

it('AH-TM-35: an immune thing cannot be chosen', () => {
  const targets = (session: Session) => session.legal().map(({ target }) => target);
  expect(targets(laid([rub]))).toEqual(['S-plain#2', 'S-plain#3', 'S-text#1']);
  expect(targets(laid([rub], 'S-other'))).toContain('S-proof#1');
});

it('AH-TM-36: what a lasting effect is about is settled when it is made', () => {
  const longer = {
    ...{ op: 'lasting', of: { op: 'others' }, as: 'these', until: 'round' },
    alter: [{ op: 'raise', of: those, add: 2 }],
  };
  const limit = (session: Session) => (session.game as Immune).number('limit', 2).value;
  expect([limit(laid([longer])), limit(laid([longer], 'S-other'))]).toEqual([4, 6]);
});
