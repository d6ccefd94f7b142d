import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Cost, Scope } from '#engine/kernel/language/block.ts';
import { amount, name, optional, selector } from '#engine/kernel/language/field.ts';
import { opBuilder } from '#engine/kernel/language/op.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { costOps } from '#engine/library/costs/cost-ops.ts';
import { type CostPolicy, costProcedures } from '#engine/library/costs/pay-cost.ts';
import { partOf } from '#engine/library/costs/payable.ts';
import type { StoneDocument, ToyContent } from '../kernel/toy/content.ts';
import { documentsOf, toy } from '../kernel/toy/system.ts';
import { counter, type ToyGame } from '../kernel/toy/toy-game.ts';

// The toy game with costs: points of seats and on stones, stones from the hand, a stone that is worn.

const op = opBuilder<ToyGame>();

/** Points of seats or on stones are worth the same; each part of a cost takes them away. */
const pointsOf = (
  kind: string,
  game: ToyGame,
  from: readonly Thing[],
  { self }: Scope,
): Parameters<typeof partOf>[0] => ({
  kind,
  asks: 0,
  from: from.map((of) => ({
    of,
    by: game.isStone(of) ? self : of,
    has: game.points(of),
    pay: change('gain', { by: self, to: of, base: -1 }),
  })),
});
const named = (as: string | undefined) => (as === undefined ? {} : { as });

const kinds = [
  op('points', {
    sort: 'cost',
    fields: { amount: amount(), from: optional(selector()) },
    about: { ja: '点を支払う', en: 'Points' },
    text: { ja: '[{from}の]{amount}点', en: '{amount} points[ of {from}]' },
    example: { op: 'points', amount: 1 },
    run: (game, { amount: asks, from }, scope): Cost =>
      partOf({
        ...pointsOf('points', game, from ?? [scope.self], scope),
        asks,
        altered: game.number('price', scope.self).value,
      }),
  }),
  op('anyPoints', {
    sort: 'cost',
    fields: { most: amount(), as: name() },
    about: { ja: '好きなだけの点を支払う', en: 'Points, as many as the payer likes' },
    text: { ja: '{most}点まで（{as}）', en: 'up to {most} points ({as})' },
    example: { op: 'anyPoints', most: 3, as: 'x' },
    run: (game, { most, as }, scope): Cost =>
      partOf({
        ...pointsOf('points', game, [scope.self], scope),
        upTo: most,
        as,
        altered: game.number('price', scope.self).value,
      }),
  }),
  op('stones', {
    sort: 'cost',
    fields: { count: amount(), of: selector(), as: optional(name()) },
    about: { ja: '石を捨てる', en: 'Stones' },
    text: { ja: '{of}を{count}個', en: '{count} of {of}' },
    example: { op: 'stones', count: 1, of: { op: 'hand' } },
    run: (_, { count, of, as }, { self }): Cost =>
      partOf({
        kind: 'stones',
        asks: count,
        ...named(as),
        from: of.map((stone) => ({ of: stone, by: self, has: 1, pay: change('lay', { by: self, stone }) })),
      }),
  }),
  op('wear', {
    sort: 'cost',
    fields: {},
    about: { ja: 'この石をすり減らす', en: 'Wears this stone' },
    text: { ja: 'この石をすり減らす', en: 'wear this stone' },
    example: { op: 'wear' },
    run: (game, _, { self, source }): Cost => {
      const has = game.table.count(source, counter.worn) === 0 ? 1 : 0;
      return partOf({
        kind: 'wear',
        asks: 1,
        from: [{ of: source, by: self, has, pay: change('wear', { stone: source }) }],
      });
    },
  }),
  op('hand', {
    sort: 'selector',
    fields: { worth: optional(amount()) },
    about: { ja: '手の石', en: 'The stones in one’s hand' },
    text: { ja: '手の石', en: 'the stones in hand' },
    example: { op: 'hand' },
    run: (game, { worth }, { self }) =>
      game.hand(self).filter((stone) => worth === undefined || game.stone(stone).worth === worth),
  }),
  op('everybody', {
    sort: 'selector',
    fields: {},
    about: { ja: '全員', en: 'Everybody' },
    text: { ja: '全員', en: 'everybody' },
    example: { op: 'everybody' },
    run: (game) => Array.from({ length: game.seats }, (_, i) => i + 1),
  }),
  op('dearer', {
    sort: 'modifier',
    fields: { by: amount() },
    about: { ja: '費用を増やす', en: 'Makes costs dearer' },
    text: { ja: '費用に{by}を足す', en: 'costs are {by} more' },
    example: { op: 'dearer', by: 1 },
    run: (_, { by }) => ({ number: 'price', layer: 'add', of: (__, { self }) => [self], amount: by }),
  }),
];

export function gameWithCosts(splitBy: CostPolicy['splitBy'] = 'payer'): RuleSystem<ToyGame, ToyContent> {
  const costs = costProcedures({ rules: { pay: 'TOY-PAY-01', share: 'TOY-PAY-02' }, splitBy });
  const example = { effect: { op: 'stir' }, cost: { op: 'points', amount: 1 } };
  return {
    ...toy,
    names: { ...toy.names, fields: [...toy.names.fields, 'amount'] },
    vocabulary: { ...toy.vocabulary, answers: { ...toy.vocabulary.answers, amount: { type: 'integer' } } },
    language: { ...toy.language, ops: [...toy.language.ops, ...kinds, ...costOps(costs, example)] },
    procedures: [...toy.procedures, ...costs.procedures],
    numbers: [...toy.numbers, { id: 'price', rule: 'TOY-NUM-03', floor: -100, base: () => 0 }],
  };
}

/** Ada lays a stone with this text. */
export function laying(
  text: NonNullable<StoneDocument['do']>,
  put: JsonObject,
  { splitBy, players = 3 }: { readonly splitBy?: CostPolicy['splitBy']; readonly players?: number } = {},
): Session {
  const system = gameWithCosts(splitBy);
  const stones: readonly StoneDocument[] = [
    { id: 'S-text', copies: 1, worth: 0, do: text },
    { id: 'S-dear', copies: 2, worth: 0, constant: [{ op: 'dearer', by: 1 }] },
    { id: 'S-cheap', copies: 1, worth: 0, constant: [{ op: 'dearer', by: -2 }] },
    { id: 'S-plain', copies: 9, worth: 1 },
    { id: 'S-heavy', copies: 3, worth: 4 },
    { id: 'S-stir', copies: 1, worth: 0, guard: { when: { op: 'onGain', by: 'self' }, do: [{ op: 'stirInstead' }] } },
  ];
  const content = system.compile(documentsOf(stones), system.language, null);
  const session = Session.open(system, content, { seed: 1, players }, { laid: 'empty' });
  const { hands = {}, ...rest } = put as { readonly hands?: { readonly ada?: Json } };
  session.cheat({ put: { ...rest, hands: { ...hands, ada: ['S-text', ...((hands.ada ?? []) as Json[])] } } });
  session.act({ do: 'lay', stone: 'S-text' });
  return session;
}
