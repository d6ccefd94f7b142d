import { nobody } from '#engine/kernel/language/compile.ts';
import { amount, oneOf, selector } from '#engine/kernel/language/field.ts';
import { alterable } from '../../contract/vocabulary.ts';
import { op } from '../op.ts';

export const setNumber = op('setNumber', {
  sort: 'modifier',
  rules: ['TSS-PRIO-01'],
  fields: { number: oneOf('number', alterable), of: selector('pc'), to: amount() },
  about: {
    ja: '数値をルールブックの値の代わりに決める（constant の中で使う）。食い違えばシナリオカードが優先し、modify の増減はその後に加わる',
    en: "Puts a value in the place of the rulebook's for as long as the text is in force. A scenario card beats other texts; modify is added afterwards",
  },
  text: { ja: '{of}の{number}を{to}にする', en: '{number} of {of} is {to}' },
  example: { op: 'setNumber', number: 'handSize', of: { op: 'allPcs' }, to: 5 },
  run: (_, seen) => ({ number: seen.number(null as never, nobody), layer: 'set', of: seen.of, amount: seen.to }),
});
