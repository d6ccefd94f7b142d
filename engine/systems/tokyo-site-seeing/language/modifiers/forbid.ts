import { nobody } from '#engine/kernel/language/compile.ts';
import { oneOf, selector } from '#engine/kernel/language/field.ts';
import { permissions } from '../../contract/vocabulary.ts';
import { op } from '../op.ts';

export const forbid = op('forbid', {
  sort: 'modifier',
  rules: ['TSS-PRIO-01'],
  fields: { what: oneOf('permission', permissions), of: selector() },
  about: {
    ja: '物に対してすることを禁じる（constant の中で使う）。シナリオカードの禁止や許可は、ほかの文に優先する',
    en: 'Forbids to do something with things for as long as the text is in force. A scenario card beats other texts',
  },
  text: { ja: '{of}を{what}ことはできない', en: '{of} cannot be {what}' },
  example: { op: 'forbid', what: 'drop', of: { op: 'equipped', of: { op: 'self' } } },
  run: (_, seen) => ({ number: seen.what(null as never, nobody), layer: 'forbid', of: seen.of, amount: () => 0 }),
});
