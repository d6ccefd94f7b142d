import { nobody } from '#engine/kernel/language/compile.ts';
import { oneOf, selector } from '#engine/kernel/language/field.ts';
import { permissions } from '../../contract/vocabulary.ts';
import { op } from '../op.ts';

export const allow = op('allow', {
  sort: 'modifier',
  rules: ['TSS-PRIO-01'],
  fields: { what: oneOf('permission', permissions), of: selector() },
  about: {
    ja: 'ルールブックがさせないことを許す（constant の中で使う）。シナリオカードの禁止や許可は、ほかの文に優先する',
    en: 'Allows what the rulebook does not, for as long as the text is in force. A scenario card beats other texts',
  },
  text: { ja: '{of}を{what}ことができる', en: '{of} can be {what}' },
  example: { op: 'allow', what: 'drop', of: { op: 'thisCard' } },
  run: (_, seen) => ({ number: seen.what(null as never, nobody), layer: 'allow', of: seen.of, amount: () => 0 }),
});
