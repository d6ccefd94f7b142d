import type { Erased } from '../basics/erased.ts';
import { extended } from '../basics/extended.ts';
import type { KernelGame } from '../changes/windows.ts';
import { clampNumber } from '../numbers/layer.ts';
import { markIncomplete } from '../procedures/next.ts';
import type { Thing } from '../table/things-and-places.ts';
import type { ChoiceRequest, Scope } from './block.ts';
import { bind, canBeDone, canBeDoneTo, chooseThen, forEach, may, runBlock } from './effect-procedures.ts';
import { amount, choice, condition, conditions, effects, name, optional, selector, test } from './field.ts';
import { negatedWording } from './negated-wording.ts';
import { type Op, opBuilder, type Wording } from './op.ts';

const op = opBuilder<Erased>();

/** Ops of every game: control flow, choice, variables, arithmetic, comparison. Examples use the game's own ops. */
export function kernelOps(example: {
  readonly effect: { readonly op: string };
  readonly selector: { readonly op: string };
}): readonly Op[] {
  const doing = [example.effect];
  const those = example.selector;
  return [
    op('if', {
      sort: 'effect',
      fields: { if: condition(), then: effects(), else: optional(effects()) },
      about: {
        ja: '条件が成り立つかどうかで、行うことを分ける',
        en: 'Does "then" if the condition holds, else "else"',
      },
      text: { ja: '{if}なら、{then}[。そうでなければ、{else}]', en: 'if {if}, {then}[; otherwise {else}]' },
      also: [
        { ja: '{else}。{if}なら、代わりに{then}', en: '{else}. If {if}, {then} instead' },
        { ja: '{if}なら、{then}。できなければ、{else}', en: 'if {if}, {then}. Otherwise, {else}' },
        { ja: '{if}なら{then}', en: '{then} if {if}' },
        { ja: '{if}で{then}' },
      ],
      example: { op: 'if', if: { op: 'exists', what: those }, then: doing },
      canChange: (game: KernelGame, seen, scope) => {
        const block = seen.if ? seen.then : seen.else;
        return block !== undefined && canBeDone(game, block, scope);
      },
      run: (_, seen, scope) => {
        const block = seen.if ? seen.then : seen.else;
        return block === undefined ? undefined : runBlock(block, scope);
      },
    }),
    op('each', {
      sort: 'effect',
      fields: { of: selector(), as: name(), do: effects() },
      about: { ja: '選ばれたもの一つひとつについて行う', en: 'Does "do" for each of the selected things' },
      text: { ja: '{of}それぞれ（{as}）について、{do}', en: 'for each of {of} ({as}): {do}' },
      example: { op: 'each', of: those, as: 'one', do: doing },
      canChange: (game: KernelGame, seen, scope) => canBeDoneTo(game, seen.do, scope, seen.of, seen.as),
      run: (game: KernelGame, seen, scope) => {
        if (seen.of.length === 0) return undefined;
        return game.each?.(seen.do, scope, seen.of, seen.as) ?? forEach(seen.do, scope, seen.of, seen.as);
      },
    }),
    op('may', {
      sort: 'effect',
      fields: { do: effects() },
      about: { ja: '行っても行わなくてもよい', en: 'Optional: may be done or skipped' },
      text: { ja: '{do}。これは行わなくてもよい', en: 'you may: {do}' },
      example: { op: 'may', do: doing },
      canChange: (game: KernelGame, seen, scope) => canBeDone(game, seen.do, scope),
      run: (_, seen, scope) => may(seen.do, scope),
    }),
    op('choose', {
      sort: 'effect',
      fields: { by: optional(selector()), what: choice(), as: name(), do: effects() },
      about: {
        ja: '選んだものに名前を付けて行う。選ぶ者を書けば、そのうちの最初の者が選ぶ',
        en: 'Gives the chosen things a name, then does "do". With "by", the first of those chooses',
      },
      text: { ja: '[{by}が]{what}を選び（{as}）、{do}', en: '[{by} chooses|choose] {what} ({as}): {do}' },
      example: { op: 'choose', what: { op: 'one', of: those }, as: 'one', do: doing },
      canChange: (game: KernelGame, seen, scope) =>
        canBeDoneTo(game, seen.do, scope, choosable(game, seen, scope), seen.as),
      run: (game, seen, scope) => {
        const from = choosable(game, seen, scope);
        if (from.length === 0) return markIncomplete;
        return chooseThen(seen.do, scope, extended(seen.what, { from }), seen.as, seen.by?.[0]);
      },
    }),
    op('remember', {
      sort: 'effect',
      fields: { as: name(), amount: amount(), do: effects() },
      about: { ja: '今の値を名前で覚えて行う', en: 'Remembers a value under a name, then does "do"' },
      text: { ja: '{amount}を{as}とし、{do}', en: 'let {as} be {amount}: {do}' },
      example: { op: 'remember', as: 'n', amount: 2, do: doing },
      canChange: (game: KernelGame, seen, scope) => canBeDone(game, seen.do, remembering(scope, seen)),
      run: (_, seen, scope) => runBlock(seen.do, remembering(scope, seen)),
    }),
    op('one', {
      sort: 'choice',
      fields: { of: selector() },
      about: { ja: 'ちょうど1つ', en: 'Exactly one' },
      text: { ja: '{of}から1{of#つ}', en: '{of:one}' },
      also: [{ ja: '{of:any}1{of#つ}', en: '{of:one}' }, { en: 'one {of:any}' }],
      example: { op: 'one', of: those },
      run: (_, seen) => ({ from: seen.of, least: 1, most: 1 }),
    }),
    op('upTo', {
      sort: 'choice',
      fields: { of: selector(), amount: optional(amount()) },
      about: { ja: '好きな数。上限を書けば、そこまで', en: 'Any number, up to a limit if there is one' },
      text: { ja: '{of}から[{amount}{of#つ}まで|好きな数]', en: '[up to {amount}|any number] of {of}' },
      also: [{ ja: '{of:any}{amount}{of#つ}まで', en: 'up to {amount} {of}' }],
      example: { op: 'upTo', of: those, amount: 2 },
      run: (_, seen) => ({ from: seen.of, least: 0, most: seen.amount ?? seen.of.length }),
    }),
    op('named', {
      sort: 'selector',
      fields: { name: name() },
      about: { ja: '選ぶときなどに名前を付けたもの', en: 'What "choose" or "each" has named' },
      text: { ja: '{name}', en: '{name}' },
      example: { op: 'named', name: 'one' },
      run: (_, seen, scope) => {
        const bound = scope.names[seen.name];
        return typeof bound === 'object' ? bound : [];
      },
    }),
    op('where', {
      sort: 'selector',
      fields: { of: selector(), as: name(), if: test() },
      about: {
        ja: '選ばれたもののうち、条件の成り立つものだけ。一つひとつを as の名前で呼ぶ',
        en: 'Those of the selected things for which the condition holds; each of them gets the name in turn',
      },
      text: { ja: '{of}（{as}）のうち「{if}」もの', en: 'those of {of} ({as}) where {if}' },
      any: { ja: '{of}（{as}）のうち「{if}」もの', en: 'one of {of} ({as}) where {if}' },
      example: { op: 'where', of: those, as: 'one', if: { op: 'exists', what: { op: 'named', name: 'one' } } },
      run: (_, seen, scope) => seen.of.filter((one) => seen.if(bind(scope, seen.as, [one]))),
    }),
    ...amountOps(those),
    ...conditionOps(those),
  ];
}

const remembering = (scope: Scope, { as, amount }: { readonly as: string; readonly amount: number }): Scope => ({
  ...scope,
  names: { ...scope.names, [as]: amount },
});

function choosable(
  game: KernelGame,
  { what, as, do: block }: { readonly what: ChoiceRequest; readonly as: string; readonly do: string },
  { source }: Scope,
): readonly Thing[] {
  const { isImmune } = game;
  const from = isImmune === undefined ? what.from : what.from.filter((thing) => !isImmune(thing, source));
  if (game.mayChoose === undefined) return from;
  return from.filter((thing) => game.mayChoose?.(thing, as, block) !== false);
}

function amountOps(those: { readonly op: string }): readonly Op[] {
  const two = { a: amount(), b: amount() };
  const arithmetic = (
    id: string,
    about: { ja: string; en: string },
    text: { ja: string; en: string },
    run: (a: number, b: number) => number,
    also: readonly Wording[] = [],
  ) =>
    op(id, {
      also,
      sort: 'amount',
      fields: two,
      about,
      text: text as never,
      example: { op: id, a: 1, b: 2 } as never,
      run: (_, seen) => clampNumber(run(seen.a, seen.b)),
    });
  return [
    arithmetic('add', { ja: '和', en: 'Sum' }, { ja: '（{a}＋{b}）', en: '({a} + {b})' }, (a, b) => a + b, [
      { ja: '{a}＋{b}', en: '{a} + {b}' },
    ]),
    arithmetic('subtract', { ja: '差', en: 'Difference' }, { ja: '（{a}−{b}）', en: '({a} − {b})' }, (a, b) => a - b, [
      { ja: '{a}−{b}', en: '{a} − {b}' },
      { ja: '『{a}−{b}』' },
    ]),
    arithmetic('multiply', { ja: '積', en: 'Product' }, { ja: '（{a}×{b}）', en: '({a} × {b})' }, (a, b) => a * b, [
      { ja: '{a}×{b}', en: '{a} × {b}' },
      { ja: '{a}の{b}倍', en: '{b} times {a}' },
    ]),
    arithmetic(
      'least',
      { ja: '小さい方', en: 'The smaller' },
      { ja: '{a}と{b}の小さい方', en: 'the smaller of {a} and {b}' },
      Math.min,
    ),
    arithmetic(
      'greatest',
      { ja: '大きい方', en: 'The larger' },
      { ja: '{a}と{b}の大きい方', en: 'the larger of {a} and {b}' },
      Math.max,
    ),
    op('count', {
      sort: 'amount',
      fields: { of: selector() },
      about: { ja: '選ばれたものの数', en: 'The number of selected things' },
      text: { ja: '{of}の数', en: 'the number of {of}' },
      bounds: [0, Number.POSITIVE_INFINITY],
      example: { op: 'count', of: those },
      run: (_, seen) => seen.of.length,
    }),
    op('remembered', {
      sort: 'amount',
      fields: { name: name() },
      about: { ja: '名前で覚えた値', en: 'The value that "remember" has stored' },
      text: { ja: '{name}', en: '{name}' },
      example: { op: 'remembered', name: 'n' },
      run: (_, seen, scope) => {
        const bound = scope.names[seen.name];
        return typeof bound === 'number' ? bound : 0;
      },
    }),
  ];
}

const living = { what: ['人', '体'] };
const lifeless = { what: ['枚', '個'] };

function conditionOps(those: { readonly op: string }): readonly Op[] {
  return [
    op('atLeast', {
      sort: 'condition',
      fields: { value: amount(), than: amount() },
      about: { ja: '値が基準以上か', en: 'Whether a value is at least another' },
      text: { ja: '{value}が{than}以上', en: '{value} is at least {than}' },
      also: [
        { ja: '{value}が{than}以上ある', en: '{value} is {than} or more' },
        { ja: '{than}が{value}以下', en: '{than} is at most {value}', literal: 'value' },
        negatedWording('{value}が{than}未満', '{value} is less than {than}'),
      ],
      example: { op: 'atLeast', value: 3, than: 2 },
      run: (_, seen) => seen.value >= seen.than,
    }),
    op('equals', {
      sort: 'condition',
      fields: { a: amount(), b: amount() },
      about: { ja: '二つの値が等しいか', en: 'Whether two values are equal' },
      text: { ja: '{a}が{b}', en: '{a} is {b}' },
      also: [{ ja: '{a}が{b}に等しい', en: '{a} equals {b}' }, negatedWording('{a}が{b}でない', '{a} is not {b}')],
      example: { op: 'equals', a: 1, b: 1 },
      run: (_, seen) => seen.a === seen.b,
    }),
    op('exists', {
      sort: 'condition',
      fields: { what: selector() },
      about: { ja: '選ばれるものが1つでもあるか', en: 'Whether anything is selected' },
      text: { ja: '{what}がある', en: 'there is {what:any}' },
      also: [
        { ja: '{what:any}がいる', said: living },
        { ja: '{what:any}がある', said: lifeless },
        { en: 'there are {what}' },
        { ja: '{what:any}がいない', en: 'there is not {what:any}', within: { op: 'not', field: 'of' }, said: living },
        { ja: '{what:any}がない', en: 'there is not {what:any}', within: { op: 'not', field: 'of' }, said: lifeless },
        negatedWording('{what}がない', 'there is not {what:any}'),
        { en: 'there is no {what:any}', within: { op: 'not', field: 'of' } },
        { en: 'there are no {what}', within: { op: 'not', field: 'of' } },
      ],
      example: { op: 'exists', what: those },
      run: (_, seen) => seen.what.length > 0,
    }),
    op('not', {
      sort: 'condition',
      fields: { of: condition() },
      about: { ja: '成り立たないこと', en: 'Whether it does not hold' },
      // Fallback for conditions without a negative sentence of their own
      text: { ja: '{of}のではない', en: 'it is not the case that {of}' },
      also: [{ ja: '「{of}」でない', en: 'it is not so that {of}' }, { en: 'not: {of}' }],
      example: { op: 'not', of: { op: 'exists', what: those } },
      run: (_, seen) => !seen.of,
    }),
    op('all', {
      sort: 'condition',
      fields: { of: conditions() },
      about: { ja: 'すべて成り立つこと', en: 'Whether all of them hold' },
      text: { ja: '次のすべて：{of}', en: 'all of: {of}' },
      also: [negatedWording('次のどれかが成り立たない：{of}', 'not all of: {of}')],
      example: { op: 'all', of: [{ op: 'exists', what: those }] },
      run: (_, seen) => seen.of.every((one) => one()),
    }),
    op('any', {
      sort: 'condition',
      fields: { of: conditions() },
      about: { ja: 'どれかが成り立つこと', en: 'Whether any of them holds' },
      text: { ja: '次のどれか：{of}', en: 'any of: {of}' },
      also: [negatedWording('次のどれも成り立たない：{of}', 'none of: {of}')],
      example: { op: 'any', of: [{ op: 'exists', what: those }] },
      run: (_, seen) => seen.of.some((one) => one()),
    }),
  ];
}
