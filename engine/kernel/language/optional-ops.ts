import type { Erased } from '../basics/erased.ts';
import type { KernelGame } from '../changes/windows.ts';
import { canBeDone } from './effect-procedures.ts';
import { amount, effects, flag, lists, optional, selector } from './field.ts';
import { type Op, opBuilder } from './op.ts';
import { either, firstThen, repeat } from './optional-op-procedures.ts';

const op = opBuilder<Erased>();

/** Optional ops: a game lists them in its language and `wordProcedures` in its procedures. */
export function optionalOps(example: { readonly effect: { readonly op: string } }): readonly Op[] {
  const doing = [example.effect];
  return [
    op('either', {
      sort: 'effect',
      fields: { by: optional(selector()), must: optional(flag()), of: lists() },
      about: {
        ja: 'いくつかのうち一つを選んで行う。何も起こらないものも選べる。must なら、何かが起こるものがある限り、その中から選ぶ。by を書けば、そのうちの最初の者が選ぶ',
        en: 'Does one of several lists, even one of which nothing can be done. With "must", one of which something can be done, if there is any. With "by", the first of those chooses',
      },
      text: {
        ja: '[{by}が]次から{must?必ず}1つを選ぶ：{of}',
        en: '[{by} {must?must choose|chooses}|{must?must }choose] one: {of}',
      },
      example: { op: 'either', of: [doing, doing] },
      canChange: (game: KernelGame, seen, scope) => seen.of.blocks.some((block) => canBeDone(game, block, scope)),
      run: (_, { by, must = false, of: { path, blocks } }, scope) =>
        either(path, scope, { blocks, must, asked: by?.[0] ?? scope.self }),
    }),
    op('then', {
      sort: 'effect',
      fields: { do: effects(), then: effects() },
      about: {
        ja: 'do を行い、それがすべて行われたときだけ then を行う',
        en: 'Does "do", and then "then" only if all of it was done completely',
      },
      text: { ja: '{do}。その後、それがすべて行われたなら、{then}', en: '{do}; then, if that was done whole, {then}' },
      example: { op: 'then', do: doing, then: doing },
      canChange: (game: KernelGame, seen, scope) => canBeDone(game, seen.do, scope),
      run: (_, seen, scope) => firstThen(seen.do, seen.then, scope),
    }),
    op('repeat', {
      sort: 'effect',
      fields: { times: amount(), do: effects() },
      about: { ja: '同じことを何回か行う', en: 'Does the same several times' },
      text: { ja: '{times}回、{do}', en: '{times} times: {do}' },
      example: { op: 'repeat', times: 2, do: doing },
      canChange: (game: KernelGame, seen, scope) => seen.times > 0 && canBeDone(game, seen.do, scope),
      run: (_, seen, scope) => (seen.times <= 0 ? undefined : repeat(seen.do, seen.times, scope)),
    }),
  ];
}
