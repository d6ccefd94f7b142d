import type { Scope } from '#engine/kernel/language/block.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { thingIn } from '../../changes/kinds.ts';
import { redrawTrouble as redraw } from '../../rulebook/03-troubles.ts';
import { call } from '../../rulebook/book.ts';
import type { TokyoGame } from '../../table/game.ts';
import { drawnNow } from '../drawn.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const redrawTrouble = op('redrawTrouble', {
  sort: 'effect',
  rules: ['TSS-SCN-09'],
  fields: {},
  about: {
    ja: '引いたトラブルカードを捨て札にし、1枚引き直す。引き直したカードは引き直せない（onDrawTrouble の中で使う）',
    en: 'Discards the trouble card just drawn and draws another; a card drawn in this way is not redrawn (inside onDrawTrouble)',
  },
  text: { ja: '引いたトラブルカードを捨て札にし、引き直す', en: 'discard the drawn trouble card and draw another' },
  facts: { printed: [phrases.drawCards, phrases.drawTroubles, phrases.discard], needs: ['onDrawTrouble'] },
  example: { op: 'redrawTrouble' },
  canChange: (game, _, scope) => cardToRedraw(game, scope) >= 0,
  run: (game, _, scope) => {
    const card = cardToRedraw(game, scope);
    return card < 0 ? undefined : call(redraw, { pc: thingIn(scope.record ?? { kind: '' }, 'by'), card });
  },
});

// Once per draw, or a text that always redraws would never end
function cardToRedraw(game: TokyoGame, scope: Scope): Thing {
  return scope.record?.['again'] === true ? -1 : drawnNow(game, scope);
}
