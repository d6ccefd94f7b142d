import { change, instead } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const discardInstead = op('discardInstead', {
  sort: 'effect',
  rules: ['TSS-POST-09'],
  fields: {},
  about: {
    ja: '廃棄する代わりに捨て札にする（onScrap の割り込みの中で使う）',
    en: 'Discards instead of scrapping (in an interrupt on onScrap)',
  },
  text: { ja: '廃棄する代わりに捨て札にする', en: 'discard it instead of scrapping it' },
  facts: { printed: [phrases.discard, phrases.scrap], needs: ['onScrap'] },
  example: { op: 'discardInstead' },
  // Only while it is about to be scrapped
  canChange: (game, _, scope) => {
    const card = scope.record?.['card'];
    return typeof card === 'number' && game.table.placeOf(card) === game.place('inPlay');
  },
  run: (_, __, scope) => {
    const card = scope.record?.['card'];
    return typeof card === 'number' ? instead(change('discard', { by: scope.self, card })) : undefined;
  },
});
