import { idOf, optional } from '#engine/kernel/language/field.ts';
import { thingIn } from '../../changes/kinds.ts';
import type { Tokyo } from '../../table/tokyo.ts';
import { op } from '../op.ts';

export const onSolve = op('onSolve', {
  sort: 'trigger',
  fields: { card: optional(idOf('card')) },
  about: { ja: 'カードが解決されたとき', en: 'When a card has been solved' },
  text: { ja: 'カード{card}が解決されたとき', en: 'when card {card} is solved' },
  example: { op: 'onSolve', card: 'SC00-04' },
  run: (_, seen) => ({
    change: 'solve',
    matches: (game: Tokyo, scope, record) => {
      const id = seen.card(game, scope);
      return id === undefined || game.design(thingIn(record, 'card')).id === id;
    },
  }),
});
