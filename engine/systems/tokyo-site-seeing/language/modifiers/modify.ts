import { nobody } from '#engine/kernel/language/compile.ts';
import { amount, oneOf, selector } from '#engine/kernel/language/field.ts';
import { alterable } from '../../contract/vocabulary.ts';
import { op } from '../op.ts';

export const modify = op('modify', {
  sort: 'modifier',
  rules: ['TSS-POST-04', 'TSS-MOVE-10', 'TSS-SCN-12'],
  fields: {
    number: oneOf('number', alterable),
    of: selector('pc'),
    add: amount(),
  },
  about: { ja: '数値を常に増減する（constant の中で使う）', en: 'Alters a number for as long as the text is in force' },
  text: { ja: '{of}の{number}を{add}変える', en: 'change {number} of {of} by {add}' },
  example: { op: 'modify', number: 'economy', of: { op: 'self' }, add: 1 },
  run: (_, seen) => ({ number: seen.number(null as never, nobody), layer: 'add', of: seen.of, amount: seen.add }),
});
