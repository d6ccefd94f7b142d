import { oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { answering } from '#engine/library/words/answering.ts';
import { purchaseWays } from '../../contract/vocabulary.ts';
import { op } from '../op.ts';

export const onBuy = op('onBuy', {
  sort: 'trigger',
  rules: ['TSS-BOT-13'],
  fields: { who: selector('pc'), way: optional(oneOf('purchaseWay', purchaseWays)) },
  about: {
    ja: 'PCがカードを購入しようとするとき。購入判定によるか、カードの効果によるかで絞れる',
    en: 'When a PC is about to buy a card, by a check or by a card that buys',
  },
  text: { ja: '{who:any}が{way}購入するとき', en: 'when {who:any} is about to buy a card{way}' },
  example: { op: 'onBuy', who: { op: 'allPcs' }, way: 'check' },
  run: (_, seen) => answering(seen, { change: 'purchase', moment: 'before', about: { way: 'way', who: 'by' } }),
});
