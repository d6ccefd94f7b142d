import { idOf, optional, selector } from '#engine/kernel/language/field.ts';
import { answering } from '#engine/library/words/answering.ts';
import { isInArea } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const onEnter = op('onEnter', {
  sort: 'trigger',
  rules: ['TSS-MOVE-15', 'TSS-FAQ-11'],
  fields: { who: selector('pc'), area: optional(idOf('area')) },
  about: {
    ja: 'PCがエリアに入ったとき。エリアの指定がなければ、このカードのあるエリア（どのエリアにもないカードなら、どこでも）',
    en: "When a PC has entered an area; without one, this card's area, or any if the card lies in none",
  },
  text: { ja: '{who:any}が{area}エリアに入ったとき', en: 'when {who:any} enters the[ {area}] area' },
  facts: {
    printed: [phrases.thisArea],
    time: /(?<!次のエリア)に入ったとき|\b(?:enters?|entering)\b(?! the next area)/,
  },
  example: { op: 'onEnter', who: { op: 'allPcs' }, area: 'SBY' },
  run: (_, seen) => answering(seen, { change: 'enter', about: { who: 'by' }, where: isInArea(seen.area) }),
});
