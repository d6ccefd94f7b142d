import type { Erased } from '#engine/kernel/basics/erased.ts';
import { emptyScope } from '#engine/kernel/language/compile.ts';
import { amount, oneOf, selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { type OverridesOf, overrideOps } from './renamed.ts';

const op = opBuilder<Erased>();

export interface ModifierTargets {
  readonly numbers: readonly [string, ...string[]];
  readonly permissions?: readonly [string, ...string[]];
  readonly of: readonly string[];
  /** Layers that multiply and divide, for the words `double` and `halve`. */
  readonly scaling?: { readonly double: string; readonly halve: string };
  readonly example: { readonly op: string };
}

type ModifierWord = 'modify' | 'setNumber' | 'double' | 'halve' | 'allow' | 'forbid';

/** Needs layers `set` and `add`, and `allow` and `forbid` for permissions. */
export function modifierWords(
  { numbers, permissions, of, scaling, example }: ModifierTargets,
  said: OverridesOf<ModifierWord> = {},
): readonly Op[] {
  const altering = [
    op('modify', {
      sort: 'modifier',
      fields: { number: oneOf('number', numbers), of: selector(...of), add: amount() },
      about: {
        ja: '数値を常に増減する（constant の中で使う）',
        en: 'Modifies a number while the text is in force',
      },
      text: { ja: '{of}の{number}を{add}変える', en: 'change {number} of {of} by {add}' },
      example: { op: 'modify', number: numbers[0], of: example, add: 1 },
      run: (_, seen) => ({ number: seen.number(null, emptyScope), layer: 'add', of: seen.of, amount: seen.add }),
    }),
    op('setNumber', {
      sort: 'modifier',
      fields: { number: oneOf('number', numbers), of: selector(...of), to: amount() },
      about: {
        ja: '数値をルールの値の代わりに決める（constant の中で使う）。modify の増減はその後に加わる',
        en: 'Replaces a value of the rules while the text is in force; modify is added afterwards',
      },
      text: { ja: '{of}の{number}を{to}にする', en: '{number} of {of} is {to}' },
      example: { op: 'setNumber', number: numbers[0], of: example, to: 5 },
      run: (_, seen) => ({ number: seen.number(null, emptyScope), layer: 'set', of: seen.of, amount: seen.to }),
    }),
    ...(scaling === undefined ? [] : scalingWords({ numbers, of, example }, scaling)),
  ];
  if (permissions === undefined) return overrideOps<ModifierWord>(altering, said);
  const what = oneOf('permission', permissions);
  const [first] = permissions;
  return overrideOps<ModifierWord>(
    [
      ...altering,
      op('allow', {
        sort: 'modifier',
        fields: { what, of: selector() },
        about: {
          ja: 'ルールがさせないことを許す（constant の中で使う）',
          en: 'Allows what the rules do not, while the text is in force',
        },
        text: { ja: '{of}を{what}ことができる', en: '{of} can be {what}' },
        example: { op: 'allow', what: first, of: example },
        run: (_, seen) => ({ number: seen.what(null, emptyScope), layer: 'allow', of: seen.of, amount: () => 0 }),
      }),
      op('forbid', {
        sort: 'modifier',
        fields: { what, of: selector() },
        about: {
          ja: '物に対してすることを禁じる（constant の中で使う）',
          en: 'Forbids an action with the selected things while the text is in force',
        },
        text: { ja: '{of}を{what}ことはできない', en: '{of} cannot be {what}' },
        example: { op: 'forbid', what: first, of: example },
        run: (_, seen) => ({ number: seen.what(null, emptyScope), layer: 'forbid', of: seen.of, amount: () => 0 }),
      }),
    ],
    said,
  );
}

function scalingWords(
  { numbers, of, example }: Pick<ModifierTargets, 'numbers' | 'of' | 'example'>,
  { double, halve }: NonNullable<ModifierTargets['scaling']>,
): readonly Op[] {
  const fields = { number: oneOf('number', numbers), of: selector(...of) };
  return [
    op('double', {
      sort: 'modifier',
      fields,
      about: {
        ja: '数値を常に2倍にする（constant の中で使う）。増減の後に行う',
        en: 'Doubles a number while the text is in force, after everything that is added',
      },
      text: { ja: '{of}の{number}を2倍にする', en: 'double {number} of {of}' },
      example: { op: 'double', number: numbers[0], of: example },
      run: (_, seen) => ({ number: seen.number(null, emptyScope), layer: double, of: seen.of, amount: () => 2 }),
    }),
    op('halve', {
      sort: 'modifier',
      fields,
      about: {
        ja: '数値を常に半分にする（constant の中で使う）。増減の後に行い、端数はゲームの決まりで丸める',
        en: 'Halves a number while the text is in force, after everything that is added; the game rounds it',
      },
      text: { ja: '{of}の{number}を半分にする', en: 'halve {number} of {of}' },
      example: { op: 'halve', number: numbers[0], of: example },
      run: (_, seen) => ({ number: seen.number(null, emptyScope), layer: halve, of: seen.of, amount: () => 2 }),
    }),
  ];
}
