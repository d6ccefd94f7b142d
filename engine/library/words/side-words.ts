import type { Erased } from '#engine/kernel/basics/erased.ts';
import { selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import type { Sides } from '../abilities/sides.ts';
import { type OverridesOf, overrideOps } from './renamed.ts';

const op = opBuilder<Erased>();

/** `kind`: that of the sides' `flipChange`. */
export const sideWords = (
  {
    sides,
    kind,
    of,
  }: { readonly sides: Sides<Erased, unknown>; readonly kind: string; readonly of: readonly string[] },
  said: OverridesOf<'flip'> = {},
): readonly Op[] =>
  overrideOps(
    [
      op('flip', {
        sort: 'effect',
        fields: { what: selector(...of) },
        about: { ja: '両面のカードを裏返す', en: 'Turns over cards with two sides' },
        text: { ja: '{what}を裏返す', en: 'flip {what}' },
        example: { op: 'flip', what: { op: 'thisCard' } },
        canChange: (game, seen) => seen.what.some((thing) => sides.isTwoSided(game, thing)),
        run: (_, seen) => seen.what.map((thing) => change(kind, { of: thing })),
      }),
    ],
    said,
  );
