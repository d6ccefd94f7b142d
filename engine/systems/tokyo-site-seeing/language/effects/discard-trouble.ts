import { change } from '#engine/kernel/procedures/next.ts';
import { drawnNow } from '../drawn.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const discardTrouble = op('discardTrouble', {
  sort: 'effect',
  rules: ['TSS-SCN-15'],
  fields: {},
  about: {
    ja: '引いたトラブルカードを、内容を適用せず捨て札にする。判定で引いたなら何も加算しない（onDrawTrouble の中で使う）',
    en: 'Discards the trouble card just drawn without applying it; in a check it adds nothing (inside onDrawTrouble)',
  },
  text: {
    ja: '引いたトラブルカードの内容を適用せず、捨て札にする',
    en: 'discard the drawn trouble card without applying it',
  },
  facts: { printed: [phrases.drawTroubles, phrases.discard], needs: ['onDrawTrouble'] },
  example: { op: 'discardTrouble' },
  canChange: (game, _, scope) => drawnNow(game, scope) >= 0,
  run: (game, _, scope) => {
    const card = drawnNow(game, scope);
    return card < 0 ? undefined : change('discard', { card });
  },
});
