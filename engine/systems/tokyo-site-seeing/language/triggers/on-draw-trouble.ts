import { selector } from '#engine/kernel/language/field.ts';
import { answering } from '#engine/library/words/answering.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const onDrawTrouble = op('onDrawTrouble', {
  sort: 'trigger',
  rules: ['TSS-SCN-09', 'TSS-SCN-15', 'TSS-CHECK-18'],
  fields: { who: selector('pc') },
  about: {
    ja: 'PCがトラブルカードを引いたとき（理由を問わない。引いて公開したあと、配置や判定に使う前）',
    en: 'When a PC has drawn a trouble card for whatever reason: revealed, not yet placed or counted in a check',
  },
  text: { ja: '{who:any}がトラブルカードを引いたとき', en: 'when {who:any} draws a trouble card' },
  facts: { printed: [phrases.drawCards, phrases.drawTroubles], time: /トラブルカードを引いたとき/ },
  example: { op: 'onDrawTrouble', who: { op: 'self' } },
  run: (_, seen) => answering(seen, { change: 'drawn', about: { who: 'by' } }),
});
