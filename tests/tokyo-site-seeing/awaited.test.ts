import { expect, it } from 'vitest';
import {
  isAwaitedIn,
  isSiteAwaited,
  isSolvingAwaited,
} from '#engine/systems/tokyo-site-seeing/evaluation/story-triggers.ts';
import type { TokyoGame } from '#engine/systems/tokyo-site-seeing/table/game.ts';
import { emptyTable } from './sample.ts';

const allPcs = { op: 'allPcs' };
const next = { op: 'revealScenario' };
const hurts = { op: 'damage', to: { op: 'self' }, amount: 1, type: 'physical' };
const card = (id: string, when: unknown, effect: unknown) => ({
  id,
  name: '試験の札',
  effects: [{ id: 'it', when, do: [effect] }],
});

function tableWith(...cards: readonly { readonly id: string }[]): TokyoGame {
  const put = { slots: { SBY0: ['T-05'] }, piles: { site: ['X-01'] }, scenario: { shown: cards.map(({ id }) => id) } };
  return emptyTable(put, { cards } as never).game as unknown as TokyoGame;
}
const thing = (game: TokyoGame, id: string) => game.copiesOf(id)[0] as number;

it('a scenario card awaits a PC when entering it continues the story, and only then', () => {
  const game = tableWith(
    card('SC00-90', { op: 'onEnter', who: allPcs, area: 'SBY' }, next),
    card('SC00-91', { op: 'onEnter', who: allPcs, area: 'SJK' }, hurts),
  );
  const awaited = game.areas.filter((area) => isAwaitedIn(game, 1, area));
  expect(awaited).toEqual([game.areaCalled('SBY')]);
});

it('SITE is awaited when the story counts SITE cards; troubles are not', () => {
  const game = tableWith(card('SC00-90', { op: 'onSolve', kind: 'site' }, next));
  const [trouble, site] = [thing(game, 'T-05'), thing(game, 'X-01')];
  expect([isSiteAwaited(game, 1), isSolvingAwaited(game, 1, site), isSolvingAwaited(game, 1, trouble)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('a token placed on any PC that arrives is not awaited by the story', () => {
  const entering = { op: 'onEnter', who: allPcs, area: 'SBY' };
  const caught = (on: string) =>
    tableWith(card('SC00-90', entering, { op: 'placeProgress', on: { op: on }, amount: 1 }));
  const awaited = (game: TokyoGame) => isAwaitedIn(game, 1, game.areaCalled('SBY'));
  expect([awaited(caught('thisCard')), awaited(caught('self'))]).toEqual([true, false]);
});

it('a story that only observes awaits nothing', () => {
  const game = tableWith(card('SC00-90', { op: 'onSolve', kind: 'site' }, hurts));
  expect(isSiteAwaited(game, 1)).toBe(false);
});

it('a placed card is news until it is on the mat, and only when the condition of the text holds', () => {
  const lays = { op: 'placeScenario', card: 'SC00-91' };
  const waits = card('SC00-90', { op: 'onEnter', who: allPcs, area: 'AKB' }, lays);
  const shadow = { id: 'SC00-91', name: '試験の影', effects: [] };
  const table = (slots: object, effects: object) => {
    const put = { slots, scenario: { shown: ['SC00-90'] } };
    return emptyTable(put as never, { cards: [{ ...waits, ...effects }, shadow] } as never)
      .game as unknown as TokyoGame;
  };
  const awaits = (game: TokyoGame) => isAwaitedIn(game, 1, game.areaCalled('AKB'));
  const never = { effects: waits.effects.map((effect) => ({ ...effect, if: { op: 'equals', a: 1, b: 2 } })) };
  expect([awaits(table({}, {})), awaits(table({ SBY0: ['SC00-91'] }, {})), awaits(table({}, never))]).toEqual([
    true,
    false,
    false,
  ]);
});
