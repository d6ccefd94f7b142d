import { selector } from '#engine/kernel/language/field.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const overlap = op('overlap', {
  sort: 'condition',
  fields: { a: selector(), b: selector() },
  about: {
    ja: '両方に選ばれるものがあるか（同じエリアか、隣のエリアか、などに使う）',
    en: 'Whether something is in both selections: to ask for the same area, an adjacent one and the like',
  },
  text: { ja: '{a}と{b}に同じものがある', en: '{a} and {b} have something in common' },
  facts: { printed: [phrases.thisArea, phrases.otherPc] },
  example: { op: 'overlap', a: { op: 'areaOf', of: { op: 'self' } }, b: { op: 'areaOf', of: { op: 'thisCard' } } },
  run: (_, seen) => seen.a.some((one) => seen.b.includes(one)),
});
