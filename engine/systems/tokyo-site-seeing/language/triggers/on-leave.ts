import { idOf, optional, selector } from '#engine/kernel/language/field.ts';
import { answering } from '#engine/library/words/answering.ts';
import { isInArea } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const onLeave = op('onLeave', {
  sort: 'trigger',
  rules: ['TSS-MOVE-15', 'TSS-FAQ-11'],
  fields: { who: selector('pc'), area: optional(idOf('area')) },
  about: {
    ja: 'PCがエリアを出るとき。エリアの指定がなければ、このカードのあるエリア（どのエリアにもないカードなら、どこでも）',
    en: "When a PC leaves an area; without one, this card's area, or any if the card lies in none",
  },
  text: { ja: '{who:any}が{area}エリアを出るとき', en: 'when {who:any} leaves the[ {area}] area' },
  facts: { printed: [phrases.thisArea], time: /から出たとき|を出たとき|\b(?:leaves?|leaving)\b/ },
  example: { op: 'onLeave', who: { op: 'allPcs' } },
  run: (_, seen) => answering(seen, { change: 'leave', about: { who: 'by' }, where: isInArea(seen.area) }),
});
