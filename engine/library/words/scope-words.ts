import type { Erased } from '#engine/kernel/basics/erased.ts';
import { selector } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { type OverridesOf, overrideOps } from './renamed.ts';

const op = opBuilder<Erased>();

export function scopeWords(said: OverridesOf<'self' | 'thisCard' | 'overlap'>): readonly Op[] {
  const those = { op: 'self' };
  return overrideOps(
    [
      op('self', {
        sort: 'selector',
        fields: {},
        about: { ja: 'この効果を使う人', en: 'The player who uses this text' },
        text: { ja: '自分', en: 'you' },
        example: { op: 'self' },
        run: (_, __, scope) => (scope.self >= 0 ? [scope.self] : []),
      }),
      op('thisCard', {
        sort: 'selector',
        fields: {},
        about: { ja: 'この効果が書かれたカード', en: 'The card with this text' },
        text: { ja: 'このカード', en: 'this card' },
        example: { op: 'thisCard' },
        run: (_, __, scope) => [scope.source],
      }),
      op('overlap', {
        sort: 'condition',
        fields: { a: selector(), b: selector() },
        about: {
          ja: '両方に選ばれるものがあるか（同じエリアか、隣のエリアか、などに使う）',
          en: 'Whether the two selections have something in common, for example to test for the same or an adjacent area',
        },
        text: { ja: '{a}と{b}に同じものがある', en: '{a} and {b} have something in common' },
        also: [negatedWording('{a}と{b}に同じものがない', '{a} and {b} have nothing in common')],
        example: { op: 'overlap', a: those, b: those },
        run: (_, seen) => seen.a.some((one) => seen.b.includes(one)),
      }),
    ],
    said,
  );
}
