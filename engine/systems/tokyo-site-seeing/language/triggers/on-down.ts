import { selector } from '#engine/kernel/language/field.ts';
import { answering } from '#engine/library/words/answering.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const onDown = op('onDown', {
  sort: 'trigger',
  rules: ['TSS-SCN-12', 'TSS-SCN-01'],
  fields: { who: selector('pc', 'companion') },
  about: {
    ja: 'PCがダウンしたとき、または同行者のHPがなくなったとき',
    en: 'When a PC goes Down, or a companion has no HP left',
  },
  text: { ja: '{who:any}がダウンしたとき', en: 'when {who:any} goes Down' },
  facts: {
    printed: [phrases.down],
    time: /ダウンしたとき|\bgoes down\b|\bwhen (?:an?|the|one|you|that) [^,.]{0,60}\b(?:is|are) downed\b/i,
  },
  example: { op: 'onDown', who: { op: 'allPcs' } },
  run: (_, seen) => answering(seen, { change: 'down', about: { who: 'by' } }),
});
